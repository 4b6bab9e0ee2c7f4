import { cpus } from 'node:os';
import { defaultPreset, type Kind, type Match, stateAt } from '@signoria/core';
import type { CDPSession, Page } from 'playwright-core';
import { launchWhole } from '../e2e/browser.ts';
import { gameOf, openMoment, playedOut, READER } from '../e2e/moments.ts';
import { newPlayer, PHONE } from '../e2e/player.ts';
import { serveSite } from '../e2e/static.ts';
import { buildSite } from '../scripts/site.ts';

/** How long a tap takes until what it did is painted, on the fullest board there is: Citadels with eight players. */
export interface Taps {
  machine: string;
  /** How much slower than the machine the browser was made. */
  slowed: number;
  taps: number;
  /** From the tap to the next picture. */
  seen: Shares;
  /** Processor time of the page for it: less shaken by other work on the machine. */
  processor: Shares;
}

/** Milliseconds. */
interface Shares {
  median: number;
  p95: number;
  worst: number;
}

interface Tap {
  seenMs: number;
  processorMs: number;
}

const SLOWED = 4;
/** Taps at each of these decisions. */
const TAPS = 25;
const AT = ['destroy', 'choose'];
/** The least a browser tells of an event. */
const LEAST_MS = 16;

/** Keeps the longest event of each interaction. */
const WATCH = `
  window.taps = new Map();
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.taps.set(interactionId, Math.max(duration, window.taps.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${LEAST_MS}, buffered: true });
`;

export async function measureTaps(progress: (line: string) => void): Promise<Taps> {
  await buildSite();
  const browser = await launchWhole();
  const server = await serveSite();
  try {
    const { page, context } = await newPlayer(browser, { ...PHONE, viewport: { width: 390, height: 844 } });
    await page.addInitScript(WATCH);
    const devtools = await context.newCDPSession(page);
    const game = gameOf('citadels');
    const match = playedOut(game, game.seats.max, defaultPreset(game.options));
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const took: Tap[] = [];
    for (const kind of AT) {
      progress(`${kind}, ${TAPS} taps`);
      await openMoment(page, server.url, match, widest(match, kind));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      took.push(...(await tapAround(page, devtools)));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    return {
      machine: cpus()[0]?.model ?? 'unknown',
      slowed: SLOWED,
      taps: took.length,
      seen: sharesOf(took.map(({ seenMs }) => seenMs)),
      processor: sharesOf(took.map(({ processorMs }) => processorMs)),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The decision of the reader with the most choices of this kind. */
function widest(match: Match<Kind>, kind: string): number {
  const choices = match.moves.map(({ seat }, at) =>
    seat === READER
      ? match.game.legal(stateAt(match, at), seat).filter(({ type }) => type === kind).length
      : 0,
  );
  return choices.indexOf(Math.max(...choices));
}

/** Taps what may be chosen, never the same twice running, so that nothing is played; and what only explains itself. */
async function tapAround(page: Page, devtools: CDPSession): Promise<Tap[]> {
  const names = (selector: string) =>
    page.locator(selector).evaluateAll(parts => parts.map(part => part.getAttribute('data-part') ?? ''));
  const open = await names('.game-board [data-part][data-open]');
  const rest = await names('.game-board [data-part]:not([data-open])');
  const took: number[] = [];
  for (let i = 0; took.length < TAPS; i++) {
    const among = took.length % 5 === 4 ? rest : open;
    const place = await placeOf(page, among[i % among.length]);
    if (!place) continue;
    const before = await processorMs(devtools);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(150);
    took.push((await processorMs(devtools)) - before);
  }
  // The browser tells of the last one a moment later.
  await page.waitForTimeout(150);
  const seen = await page.evaluate<number[]>('[...window.taps.values()]');
  // An interaction the browser does not tell of took less than the least.
  return took.map((ms, i) => ({ processorMs: ms, seenMs: seen[i] ?? LEAST_MS }));
}

/** Where a part is now, since cities come nearer under a finger; null where it cannot be touched. */
function placeOf(page: Page, name: string): Promise<{ x: number; y: number } | null> {
  return page.locator(`.game-board [data-part="${name}"]`).evaluate(part => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return part.contains(part.ownerDocument.elementFromPoint(x, y)) ? { x, y } : null;
  });
}

/** What the page has taken of the processor so far. */
export async function processorMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function sharesOf(took: readonly number[]): Shares {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}
