import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultPreset } from '@signoria/core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { decisionAt, gameOf, openMoment, playedOut } from '../../e2e/moments.ts';
import { newPlayer } from '../../e2e/player.ts';
import { type Frame, movingWebp } from './moving-webp.ts';
import { terminalPage, writtenBy } from './terminal-page.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const PHONE = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
/** All of them together must not weigh down a clone. */
const MOST_BYTES = 2_500_000;

/** The pictures of the README: each board, phones, the terminal, and a turn that moves. */
export async function takeDocs(browser: Browser, url: string): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const wide = { viewport: { width: 1280, height: 800 } };
  await takeBoard(browser, url, { id: 'patrician', seats: 4, share: 0.7, ...wide });
  await takeBoard(browser, url, { id: 'citadels', seats: 5, share: 0.75, ...wide });
  await takeBoard(browser, url, { id: 'lost-cities', seats: 2, share: 0.62, ...wide });
  await takeBoard(browser, url, { id: 'il-principe', seats: 4, share: 0.7, ...wide });
  await takeBoard(browser, url, { id: 'patrician', seats: 3, share: 0.6, name: 'phone-patrician', ...PHONE });
  await takeBoard(browser, url, {
    id: 'lost-cities',
    seats: 2,
    share: 0.62,
    name: 'phone-lost-cities-dusk',
    colorScheme: 'dark',
    ...PHONE,
  });
  await takeTerminal(browser);
  await takeTurn(browser, url);
  const files = readdirSync(FOLDER).map(file => ({ file, size: statSync(`${FOLDER}${file}`).size }));
  for (const { file, size } of files) console.log(`${file}: ${Math.round(size / 1000)} KB`);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES) throw new Error(`docs/pictures has ${bytes} bytes`);
  return files.length;
}

interface BoardPicture extends BrowserContextOptions {
  id: string;
  seats: number;
  share: number;
  name?: string;
}

async function takeBoard(browser: Browser, url: string, picture: BoardPicture): Promise<void> {
  const { id, seats, share, name = id, ...options } = picture;
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

/** Most stills a turn is told with, and how far apart they are at least and at most, however slow this machine is. */
const MOST_FRAMES = 24;
const APART_MS = 130;
const MOST_APART_MS = 400;

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
  await page.waitForTimeout(700);
  const film = filmOf(page);
  const card = (match.moves[at].action as { card?: number }).card ?? 0;
  await film.hold(900);
  await page.locator(`[data-part="hand:${card}"]`).tap();
  await film.hold(700);
  await page.locator(`[data-part="column:0:${Math.trunc(card / 10)}"]`).tap();
  await film.run(() => page.locator('.lc-hand [data-open]').first().isVisible());
  await film.hold(1_400);
  writeFileSync(`${FOLDER}turn.webp`, movingWebp(film.frames, width, height));
  await context.close();
}

/** Takes stills of a page: one to be looked at for a while, or many while something moves. */
function filmOf(page: Page) {
  const frames: Frame[] = [];
  const take = async (ms: number) => {
    const picture = await still(page, 60);
    const before = frames.at(-1);
    // What has not changed is shown longer.
    if (before?.picture.equals(picture)) before.ms += ms;
    else frames.push({ picture, ms });
  };
  return {
    frames,
    hold: take,
    async run(isOver: () => Promise<boolean>) {
      const began = Date.now();
      let before = began;
      while (frames.length < MOST_FRAMES && !(Date.now() - began > 1_000 && (await isOver()))) {
        await page.waitForTimeout(APART_MS / 2);
        const now = Date.now();
        await take(Math.min(MOST_APART_MS, Math.max(APART_MS, now - before)));
        before = now;
      }
    },
  };
}
