/**
 * Pictures of every screen and board, in many moments of play, narrow and wide, light and dark, for people to look at:
 * `npm run shots` fills .shots/ in a few minutes. With words after it only the pictures whose title contains all of them
 * are taken. Boards are opened in games the engine has played in a blink, so nothing is waited for.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultPreset, type Game } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../e2e/browser.ts';
import { PLAYED, type PlayedGame } from '../e2e/games.ts';
import { decisionAt, decisions, openMoment, playedOut } from '../e2e/moments.ts';
import { newPlayer, touchSomething } from '../e2e/player.ts';
import { openServer } from '../e2e/server.ts';
import { buildSite } from './site.ts';

const FOLDER = fileURLToPath(new URL('../.shots/', import.meta.url));
const wanted = process.argv.slice(2);
const began = Date.now();
let taken = 0;
/** The file of a picture, by what it shows; made anew for each kind of pictures. */
let name = (what: string): string => what;

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['360', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['768', { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
];

mkdirSync(FOLDER, { recursive: true });
await buildSite();
const browser = await launch();
const server = await openServer('localhost');
try {
  for (const [size, options] of SIZES) {
    await withPage(size, options, ['pages'], pages);
    for (const game of PLAYED) {
      const rules = GAMES.find(({ id }) => id === game.id);
      if (!rules) continue;
      await withPage(size, options, [game.id, 'moments'], page => boards(page, rules));
      await withPage(size, { ...options, locale: 'fr-FR' }, [game.id, 'fr'], page => inFrench(page, rules));
      await withPage(size, options, [game.id, 'frame'], page => frame(page, game, rules));
      await withPage(size, options, [game.id, 'table'], page => tables(page, game));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${taken} pictures in ${Math.round((Date.now() - began) / 1000)} s`);

/** A browser of its own for one kind of pictures, when they are wanted. */
async function withPage(
  size: string,
  options: BrowserContextOptions,
  of: readonly string[],
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const title = [...of, size].join(' ');
  if (wanted.length > 0 && !wanted.every(word => title.includes(word))) return;
  name = what => `${of[0] === 'pages' ? '' : `${of[0]}-`}${what}-${size}`;
  const { page, context } = await newPlayer(browser, options);
  const before = taken;
  const start = Date.now();
  await take(page);
  await context.close();
  console.log(`${title}: ${taken - before} pictures, ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** One moment in both lights. */
async function take(page: Page, what: string, whole = false): Promise<void> {
  const size = page.viewportSize();
  if (whole && size) await page.setViewportSize({ ...size, height: await heightOf(page, size.height) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(60);
    await page.screenshot({ path: `${FOLDER}${name(what)}-${colorScheme}.png` });
    taken++;
  }
  if (whole && size) await page.setViewportSize(size);
}

/** The height at which nothing of the page is hidden. */
async function heightOf(page: Page, least: number): Promise<number> {
  return Math.max(least, await page.evaluate<number>('document.documentElement.scrollHeight'));
}

async function pages(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.locator('.game-card h2').first().waitFor();
  await page.waitForTimeout(300);
  await take(page, 'home', true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await take(page, 'settings');
  await page.goto(`${server.url}/ranking`);
  await page.locator('.ranking').waitFor();
  await page.waitForTimeout(300);
  await take(page, 'ranking', true);
  await page.goto(`${server.url}/you`);
  await page.getByRole('textbox', { name: 'Name at the table' }).waitFor();
  await take(page, 'account-stranger', true);
  await page.getByRole('textbox', { name: 'Name at the table' }).fill('Caterina');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByText('A user name has 3 to 24 letters').waitFor();
  await take(page, 'account-guest', true);
  await page.getByLabel('User name').first().fill(`caterina-${taken}`);
  await page.getByLabel('Password').first().fill('of the house');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: /^Your account/ }).waitFor();
  await page.getByLabel('What the key is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Copy it now').waitFor();
  await take(page, 'account-signed-in', true);
  await page.goto(`${server.url}/t/ZZZZZZ`);
  await page.getByRole('heading').first().waitFor();
  await take(page, 'problem');
}

/** The usual table at every kind of decision, and every set of rules at its fullest and smallest table. */
async function boards(page: Page, game: Game): Promise<void> {
  const { min, max } = game.seats;
  const usual = playedOut(game, Math.min(4, max), defaultPreset(game.options));
  await openMoment(page, server.url, usual, decisionAt(usual, 0));
  await take(page, '1-opening');
  await openMoment(page, server.url, usual, decisionAt(usual, 0.5));
  await take(page, '2-middle');
  for (const { at, offers } of decisions(usual)) {
    await openMoment(page, server.url, usual, at);
    await take(page, `3-${String(at).padStart(3, '0')}-${offers}`);
  }
  await openMoment(page, server.url, usual, usual.moves.length);
  await take(page, '4-end');
  await page.keyboard.press('Escape');
  await take(page, '4-end-board');
  for (const preset of Object.keys(game.options.presets))
    for (const seats of new Set([min, max])) {
      const match = playedOut(game, seats, preset);
      await openMoment(page, server.url, match, decisionAt(match, 0.7));
      await take(page, `5-${preset}-${seats}`);
    }
}

async function inFrench(page: Page, game: Game): Promise<void> {
  const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
  await openMoment(page, server.url, match, decisionAt(match, 0.6));
  await take(page, '6-french');
  await page.goto(`${server.url}/rules/${game.id}`);
  await page.locator('.rule').first().waitFor();
  await take(page, '6-french-rules');
}

/** What the frame lays over and beside a board. */
async function frame(page: Page, game: PlayedGame, rules: Game): Promise<void> {
  const match = playedOut(rules, Math.min(4, rules.seats.max), defaultPreset(rules.options));
  await openMoment(page, server.url, match, decisionAt(match, 0.6));
  await touchSomething(page, game);
  await take(page, '7-chosen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All choices' }).click();
  await take(page, '7-choices');
  await page.keyboard.press('Escape');
  const log = page.getByRole('button', { name: 'Log', exact: true });
  if (await log.isVisible()) await log.click();
  await page.locator('.log-line').last().hover();
  await take(page, '7-log');
  await page.getByRole('tab', { name: 'Score' }).click();
  await take(page, '7-score');
  await page.keyboard.press('Escape');
  await openMoment(page, server.url, match, decisionAt(match, 0));
  const rule = await game.trespass(page);
  await page.getByRole('alert').getByText(rule).waitFor();
  await take(page, '7-refused');
  await page.getByRole('alert').getByRole('button', { name: rule }).click();
  await page.locator(`dialog [data-rule="${rule}"]`).waitFor();
  await take(page, '7-rule');
}

async function tables(page: Page, game: PlayedGame): Promise<void> {
  await page.goto(`${server.url}/set/${game.id}`);
  await page.getByText('Single rules').waitFor();
  await take(page, '8-set-online', true);
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByText('Single rules').click();
  await take(page, '8-set-device', true);
  for (const seat of await page.getByRole('combobox', { name: /^Seat/ }).all())
    await seat.selectOption('person');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Raise the curtain' }).waitFor();
  await take(page, '8-curtain');
  await page.goto(`${server.url}/set/${game.id}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await take(page, '8-name');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Caterina');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.invite-code').waitFor();
  await take(page, '8-lobby', true);
}
