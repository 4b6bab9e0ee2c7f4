/**
 * Pictures of every screen and board, in several moments of play, narrow and wide, light and dark, for people to look
 * at: `node scripts/shots.ts [name]` fills .shots/. With a name only the pictures whose name contains it are taken.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../e2e/browser.ts';
import { PLAYED, type PlayedGame } from '../e2e/games.ts';
import { openHouse } from '../e2e/house.ts';
import { isOver, newPlayer, type Player, playUntil, touchSomething, version } from '../e2e/player.ts';
import { buildSite } from './site.ts';

const FOLDER = fileURLToPath(new URL('../.shots/', import.meta.url));
const wanted = process.argv[2] ?? '';

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['360', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
];

mkdirSync(FOLDER, { recursive: true });
await buildSite();
const browser = await launch();
const house = await openHouse('localhost');
try {
  for (const [size, options] of SIZES) {
    await pages(browser, size, options);
    for (const game of PLAYED) {
      if (wanted && !`${game.id}`.includes(wanted) && !wanted.includes(game.id)) continue;
      await boards(browser, game, size, options);
      await tables(browser, game, size, options);
    }
  }
} finally {
  await browser.close();
  await house.close();
}

/** One moment in both lights. */
async function take(page: Page, name: string, whole = false): Promise<void> {
  const size = page.viewportSize();
  if (whole && size) await page.setViewportSize({ ...size, height: await heightOf(page, size.height) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(120);
    await page.screenshot({ path: `${FOLDER}${name}-${colorScheme}.png` });
  }
  if (whole && size) await page.setViewportSize(size);
  console.log(name);
}

/** The height at which nothing of the page is hidden. */
async function heightOf(page: Page, least: number): Promise<number> {
  return Math.max(least, await page.evaluate<number>('document.documentElement.scrollHeight'));
}

async function pages(browser: Browser, size: string, options: BrowserContextOptions): Promise<void> {
  const player = await newPlayer(browser, options);
  const { page } = player;
  await page.goto(house.url);
  await page.locator('.game-card h2').first().waitFor();
  await page.waitForTimeout(300);
  await take(page, `home-${size}`, true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await take(page, `settings-${size}`);
  await page.goto(`${house.url}/ranking`);
  await page.locator('.ranking').waitFor();
  await page.waitForTimeout(300);
  await take(page, `ranking-${size}`, true);
  await page.goto(`${house.url}/you`);
  await page.getByRole('textbox', { name: 'Name at the table' }).waitFor();
  await take(page, `you-stranger-${size}`, true);
  await page.getByRole('textbox', { name: 'Name at the table' }).fill('Caterina');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByText('A user name has 3 to 24 letters').waitFor();
  await take(page, `you-guest-${size}`, true);
  await page.getByLabel('User name').first().fill(`caterina-${size}`);
  await page.getByLabel('Password').first().fill('of the house');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: /^Your account/ }).waitFor();
  await page.getByLabel('What the key is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Copy it now').waitFor();
  await take(page, `you-account-${size}`, true);
  await page.goto(`${house.url}/t/ZZZZZZ`);
  await page.getByRole('heading').first().waitFor();
  await take(page, `problem-${size}`);
  await player.context.close();
}

async function boards(
  browser: Browser,
  game: PlayedGame,
  size: string,
  options: BrowserContextOptions,
): Promise<void> {
  const player = await newPlayer(browser, options);
  const { page } = player;
  await page.goto(`${house.url}/rules/${game.id}`);
  await page.locator('.rule').first().waitFor();
  await take(page, `${game.id}-rules-${size}`);
  await page.goto(house.url);
  await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-open], .prompt-choices [data-action]').first().waitFor();
  await take(page, `${game.id}-1-start-${size}`);
  await touchSomething(page, game);
  await take(page, `${game.id}-2-chosen-${size}`);
  await page.keyboard.press('Escape');
  await playUntil([player], game, async () => (await version(page)) > 24);
  await settle(player);
  await take(page, `${game.id}-3-middle-${size}`);
  await game.trespass(page).catch(() => '');
  await page.waitForTimeout(200);
  await take(page, `${game.id}-4-refused-${size}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All choices' }).click();
  await take(page, `${game.id}-5-choices-${size}`);
  await page.keyboard.press('Escape');
  if (size === '360') {
    await page.getByRole('button', { name: 'Log' }).click();
    await take(page, `${game.id}-6-log-${size}`);
    await page.getByRole('tab', { name: 'Score' }).click();
    await take(page, `${game.id}-7-score-${size}`);
    await page.keyboard.press('Escape');
  }
  await playUntil([player], game, async () => (await version(page)) > 70 || (await isOver(page)));
  await settle(player);
  await take(page, `${game.id}-8-late-${size}`);
  await playUntil([player], game, () => isOver(page), 600_000);
  await take(page, `${game.id}-9-end-${size}`);
  await player.context.close();
}

/** Waits until it is the reader's turn again. */
async function settle({ page }: Player): Promise<void> {
  await page.locator('[data-open], .prompt-choices [data-action], .end-winner').first().waitFor();
  await page.waitForTimeout(200);
}

async function tables(
  browser: Browser,
  game: PlayedGame,
  size: string,
  options: BrowserContextOptions,
): Promise<void> {
  const player = await newPlayer(browser, options);
  const { page } = player;
  await page.goto(`${house.url}/set/${game.id}`);
  await page.getByText('Single rules').waitFor();
  await take(page, `${game.id}-set-online-${size}`, true);
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByText('Single rules').click();
  await take(page, `${game.id}-set-device-${size}`, true);
  for (const seat of await page.getByRole('combobox', { name: /^Seat/ }).all())
    await seat.selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Raise the curtain' }).waitFor();
  await take(page, `${game.id}-curtain-${size}`);
  await page.goto(`${house.url}/set/${game.id}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await take(page, `name-${size}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Caterina');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.invite-code').waitFor();
  await take(page, `${game.id}-lobby-${size}`, true);
  await player.context.close();
}
