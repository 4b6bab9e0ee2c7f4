import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultPreset } from '@signoria/core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { decisionAt, gameOf, openMoment, playedOut } from '../../e2e/moments.ts';
import { newPlayer } from '../../e2e/player.ts';
import { filmOf } from './film.ts';
import { movingWebp } from './moving-webp.ts';
import { terminalPage, writtenBy } from './terminal-page.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const PHONE = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const DESK = { viewport: { width: 1280, height: 800 } };
/** All of them together must not weigh down a clone. */
const MOST_BYTES = 2_500_000;

interface BoardPicture extends BrowserContextOptions {
  name: string;
  id: string;
  seats: number;
  share: number;
}

const BOARDS: readonly BoardPicture[] = [
  { name: 'patrician', id: 'patrician', seats: 4, share: 0.7, ...DESK },
  { name: 'citadels', id: 'citadels', seats: 5, share: 0.75, ...DESK },
  { name: 'lost-cities', id: 'lost-cities', seats: 2, share: 0.62, ...DESK },
  { name: 'il-principe', id: 'il-principe', seats: 4, share: 0.7, ...DESK },
  { name: 'phone-patrician', id: 'patrician', seats: 3, share: 0.6, ...PHONE },
  {
    name: 'phone-lost-cities-dusk',
    id: 'lost-cities',
    seats: 2,
    share: 0.62,
    colorScheme: 'dark',
    ...PHONE,
  },
];

/** The pictures of the README: each board, phones, the terminal, and a turn that moves. Or those with these names. */
export async function takeDocs(browser: Browser, url: string, wanted: readonly string[]): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  for (const board of BOARDS) if (isWanted(board.name)) await takeBoard(browser, url, board);
  if (isWanted('terminal')) await takeTerminal(browser);
  if (isWanted('turn')) await takeTurn(browser, url);
  const files = readdirSync(FOLDER).map(file => ({ file, size: statSync(`${FOLDER}${file}`).size }));
  for (const { file, size } of files) console.log(`${file}: ${Math.round(size / 1000)} KB`);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES) throw new Error(`docs/pictures has ${bytes} bytes`);
  return files.length;
}

async function takeBoard(browser: Browser, url: string, picture: BoardPicture): Promise<void> {
  const { id, seats, share, name, ...options } = picture;
  const { page, context } = await newPlayer(browser, options);
  const game = gameOf(id);
  const match = playedOut(game, seats, defaultPreset(game.options));
  await openMoment(page, url, match, decisionAt(match, share));
  await page.waitForTimeout(300);
  writeFileSync(`${FOLDER}${name}.webp`, await still(page, 82));
  await context.close();
}

/** What the page shows, as a WebP file. */
async function still(page: Page, quality: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

async function takeTerminal(browser: Browser): Promise<void> {
  const program = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
  const play = `${process.execPath} ${program} play lost-cities --bot master --seed readme`;
  const { page, context } = await newPlayer(browser, { viewport: { width: 920, height: 640 } });
  await page.setContent(terminalPage(await writtenBy(play, 96, 40)));
  const height = await page.evaluate<number>('document.querySelector("pre").offsetHeight');
  await page.setViewportSize({ width: 920, height });
  writeFileSync(`${FOLDER}terminal.webp`, await still(page, 85));
  await context.close();
}

/** A turn of Lost Cities on a phone: a card, its place, the card that follows, and the answer of the other side. */
async function takeTurn(browser: Browser, url: string): Promise<void> {
  const { width, height } = { width: 360, height: 640 };
  const { page, context } = await newPlayer(browser, {
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(`localStorage.setItem('signoria.preferences', '{"pace":"slow","tips":false}')`);
  const match = playedOut(gameOf('lost-cities'), 2, 'published');
  const from = Math.floor(match.moves.length * 0.58);
  const at = match.moves.findIndex(
    ({ seat, action }, i) => i >= from && seat === 0 && action.type === 'play',
  );
  await openMoment(page, url, match, at);
  // What glows while one waits would be most of the film; what flies is no animation of a style.
  await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important }' });
  await page.waitForTimeout(700);
  const film = filmOf(page);
  const card = (match.moves[at].action as { card?: number }).card ?? 0;
  await film.hold(900);
  await page.locator(`[data-part="hand:${card}"]`).tap();
  await film.hold(700);
  await page.locator(`[data-part="column:0:${Math.trunc(card / 10)}"]`).tap();
  await film.run(
    async () =>
      (await page.locator('.lc-hand [data-open]').first().isVisible()) &&
      (await page.locator('.flights > *').count()) === 0,
  );
  await film.hold(1_400);
  writeFileSync(`${FOLDER}turn.webp`, movingWebp(await film.frames(), width, height));
  await context.close();
}
