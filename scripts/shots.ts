/**
 * Takes pictures of every screen and board, at many moments of play, narrow and wide, light and dark, for people to look
 * at: `npm run shots` fills .shots/ in a few minutes. Words after it select the pictures whose title contains all of them.
 * `npm run shots docs` takes those of the README, into docs/pictures; names after it select some of these. The engine
 * plays the games up to each moment, so nothing has to be waited for.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultPreset, type Game } from '@signoria/core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../e2e/browser.ts';
import { PLAYED, type PlayedGame } from '../e2e/games.ts';
import { decisionAt, gameOf, openMoment, pictured, playedOut } from '../e2e/moments.ts';
import { newPlayer, touchSomething } from '../e2e/player.ts';
import { openServer } from '../e2e/server.ts';
import { takeDocs } from './pictures/docs.ts';
import { buildSite } from './site.ts';

const FOLDER = fileURLToPath(new URL('../.shots/', import.meta.url));
const wanted = process.argv.slice(2);
const began = Date.now();

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['360', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['390', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['844', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
  ['768', { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
  ['1920', { viewport: { width: 1920, height: 1080 } }],
];

mkdirSync(FOLDER, { recursive: true });
await buildSite();
const browser = await launch();
const server = await openServer('localhost');
let taken = 0;
try {
  if (wanted[0] === 'docs') taken += await takeDocs(browser, server.url, wanted.slice(1));
  else await takeAll();
} finally {
  await browser.close();
  await server.close();
}
console.log(`${taken} pictures in ${Math.round((Date.now() - began) / 1000)} s`);

async function takeAll(): Promise<void> {
  for (const [size, options] of SIZES) {
    taken += await withPage(size, options, ['pages'], pages);
    for (const game of PLAYED) {
      const rules = gameOf(game.id);
      taken += await withPage(size, options, [game.id, 'moments'], album => boards(album, rules));
      const french = { ...options, locale: 'fr-FR' };
      taken += await withPage(size, french, [game.id, 'fr'], album => inFrench(album, rules));
      taken += await withPage(size, options, [game.id, 'frame'], album => frame(album, game, rules));
      taken += await withPage(size, options, [game.id, 'table'], album => tables(album, game));
    }
  }
}

/** A page and its pictures of one kind. */
interface Album {
  page: Page;
  size: string;
  /** One moment in both lights; `whole` with all that has to be scrolled to. */
  take(what: string, whole?: boolean): Promise<void>;
}

/** A browser of its own for one kind of pictures, when they are wanted; how many were taken. */
async function withPage(
  size: string,
  options: BrowserContextOptions,
  of: readonly string[],
  fill: (album: Album) => Promise<void>,
): Promise<number> {
  const title = [...of, size].join(' ');
  if (wanted.length > 0 && !wanted.every(word => title.includes(word))) return 0;
  const { page, context } = await newPlayer(browser, options);
  const start = Date.now();
  let pictures = 0;
  await fill({
    page,
    size,
    async take(what, whole = false) {
      const name = `${of[0] === 'pages' ? '' : `${of[0]}-`}${what}-${size}`;
      pictures += await takeBoth(page, `${FOLDER}${name}`, whole);
    },
  });
  await context.close();
  console.log(`${title}: ${pictures} pictures, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return pictures;
}

/** One moment in both lights. */
async function takeBoth(page: Page, path: string, whole: boolean): Promise<number> {
  const size = page.viewportSize();
  if (whole && size) await page.setViewportSize({ ...size, height: await heightOf(page, size.height) });
  const lights = ['light', 'dark'] as const;
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(60);
    await page.screenshot({ path: `${path}-${colorScheme}.png` });
  }
  if (whole && size) await page.setViewportSize(size);
  return lights.length;
}

/** The height at which nothing of the page is hidden. */
async function heightOf(page: Page, least: number): Promise<number> {
  return Math.max(least, await page.evaluate<number>('document.documentElement.scrollHeight'));
}

async function pages({ page, size, take }: Album): Promise<void> {
  await page.goto(server.url);
  await page.locator('.game-card h2').first().waitFor();
  await page.waitForTimeout(300);
  await take('home', true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await take('settings');
  await page.goto(`${server.url}/ranking`);
  await page.locator('.ranking').waitFor();
  await page.waitForTimeout(300);
  await take('ranking', true);
  await page.goto(`${server.url}/you`);
  await page.getByRole('textbox', { name: 'Display name' }).waitFor();
  await take('account-stranger', true);
  await page.getByRole('textbox', { name: 'Display name' }).fill('Caterina');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Use 3 to 24 letters').waitFor();
  await take('account-guest', true);
  await page.getByLabel('Username').first().fill(`caterina-${size}`);
  await page.getByLabel('Password').first().fill('of the house');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: /^Signed in/ }).waitFor();
  await page.getByLabel('Key name').fill('my bot');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Copy it now').waitFor();
  await take('account-signed-in', true);
  await page.goto(`${server.url}/t/ZZZZZZ`);
  await page.getByRole('heading').first().waitFor();
  await take('problem');
}

/** Every moment worth a picture; at the end, the board below the result too. */
async function boards({ page, take }: Album, game: Game): Promise<void> {
  for (const { name, match, at } of pictured(game)) {
    await openMoment(page, server.url, match, at);
    await take(name);
    if (at < match.moves.length) continue;
    await page.keyboard.press('Escape');
    await take(`${name}-board`);
  }
}

async function inFrench({ page, take }: Album, game: Game): Promise<void> {
  const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
  await openMoment(page, server.url, match, decisionAt(match, 0.6));
  await take('6-french');
  await page.goto(`${server.url}/rules/${game.id}`);
  await page.locator('.rule').first().waitFor();
  await take('6-french-rules');
}

/** What the frame lays over and beside a board. */
async function frame({ page, take }: Album, game: PlayedGame, rules: Game): Promise<void> {
  const match = playedOut(rules, Math.min(4, rules.seats.max), defaultPreset(rules.options));
  await openMoment(page, server.url, match, decisionAt(match, 0.6));
  await touchSomething(page, game);
  await take('7-chosen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All moves' }).click();
  await take('7-choices');
  await page.keyboard.press('Escape');
  const log = page.getByRole('button', { name: 'Log', exact: true });
  if (await log.isVisible()) await log.click();
  await page.locator('.log-line').last().hover();
  await take('7-log');
  await page.getByRole('tab', { name: 'Score' }).click();
  await take('7-score');
  await page.keyboard.press('Escape');
  // What was open goes from the history first.
  while (await page.evaluate<boolean>('Boolean(history.state?.dialog)')) await page.waitForTimeout(30);
  await openMoment(page, server.url, match, decisionAt(match, 0));
  const rule = await game.trespass(page);
  await page.getByRole('alert').getByText(rule).waitFor();
  await take('7-refused');
  await page.getByRole('alert').getByRole('button', { name: rule }).click();
  await page.locator(`dialog [data-rule="${rule}"]`).waitFor();
  await take('7-rule');
}

async function tables({ page, take }: Album, game: PlayedGame): Promise<void> {
  await page.goto(`${server.url}/set/${game.id}`);
  await page.getByText('Rule options').waitFor();
  await take('8-set-online', true);
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByText('Rule options').click();
  await take('8-set-device', true);
  for (const seat of await page.getByRole('combobox', { name: /^Seat/ }).all())
    await seat.selectOption('person');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: 'Show my cards' }).waitFor();
  await take('8-curtain');
  await page.goto(`${server.url}/set/${game.id}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await take('8-name');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Caterina');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.invite-code').waitFor();
  await take('8-lobby', true);
}
