import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { PlayedGame } from './games.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Wide enough for the log beside any board. */
export const WIDE: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };

/** A person with a browser of their own, who plays by what the screen offers. */
export interface Player {
  context: BrowserContext;
  page: Page;
  /** Everything the site logged as an error. */
  errors: string[];
}

export async function newPlayer(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // The whole site is not kept anew for each of a hundred visitors, and what they ask for is seen by the suites.
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(quickBots);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  return { context, page, errors };
}

/** Bots on the device move at once and nothing is explained, as the settings allow. */
function quickBots(): void {
  if (!localStorage.getItem('signoria.preferences'))
    localStorage.setItem('signoria.preferences', JSON.stringify({ pace: 'quick', tips: false }));
}

/** Taps a place at a given time, in seconds: a busy machine is late, so how far two taps are apart is said, not waited for. */
export async function fingerOn({ context, page }: Pick<Player, 'context' | 'page'>) {
  const devtools = await context.newCDPSession(page);
  return async (place: { x: number; y: number }, at: number): Promise<void> => {
    const touch = { touchPoints: [place], timestamp: at };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touch });
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: at + 0.03,
    });
  };
}

interface Offer {
  part: string;
  chosen: boolean;
}

/** What glows now. */
export function offers(page: Page): Promise<Offer[]> {
  return page.locator('[data-part][data-open]').evaluateAll(parts =>
    parts.map(part => ({
      part: part.getAttribute('data-part') ?? '',
      chosen: part.hasAttribute('data-chosen'),
    })),
  );
}

let turns = 0;

/**
 * Touches one thing that glows: a part that begins a move, or one that ends it. False when nothing is offered.
 * Choices go round in a fixed way, so that a failing run fails again.
 */
export async function touchSomething(page: Page, game: PlayedGame): Promise<boolean> {
  const summary = page.locator('.kept-on');
  if (await summary.isVisible()) {
    await summary.click({ timeout: 900 });
    return true;
  }
  const open = await offers(page);
  const buttons = page.locator('.prompt-choices [data-action]');
  const mayPress = open.length === 0 || (turns % 3 === 0 && open.some(({ chosen }) => chosen));
  if (!mayPress || (await buttons.count()) === 0) {
    if (open.length === 0) return false;
    const hurried = open.find(({ part }) => game.hurry.some(name => part.startsWith(name)));
    const { part } = hurried ?? open[turns++ % open.length];
    await page.locator(`[data-part="${part}"]`).click({ timeout: 900 });
    return true;
  }
  const count = await buttons.count();
  await buttons.nth(turns++ % count).click({ timeout: 900 });
  return true;
}

/** What is written on board and hand, without what is staged over them for a moment. */
export function laidOut(page: Page): Promise<string[]> {
  return page.locator('.game-board > :not(.stage), .game-hand').allInnerTexts();
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.end-winner').isVisible();
}

/** Plays until `done` says so, each player touching what is offered. */
export async function playUntil(
  players: readonly Player[],
  game: PlayedGame,
  done: () => Promise<boolean>,
  limitMs = 200_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('the game does not come to an end');
    let touched = false;
    for (const { page } of players) {
      try {
        touched = (await touchSomething(page, game)) || touched;
      } catch (error) {
        // The board may change between the look and the touch; the next look sees it.
        if (!String(error).includes('Timeout')) throw error;
      }
    }
    if (!touched) await players[0].page.waitForTimeout(30);
  }
}

/** The number of moves in the log, as the screen shows it. */
export async function version(page: Page): Promise<number> {
  return Number(await page.locator('.game').getAttribute('data-version'));
}
