import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { launchWhole } from '../e2e/browser.ts';
import { serveSite } from '../e2e/static.ts';
import { buildSite } from '../scripts/site.ts';
import { processorMs } from './taps.ts';

/** How long a step through a replay takes on the page, in milliseconds. */
export interface Steps {
  game: string;
  moves: number;
  seats: number;
  /** From the key to the new layout, in a browser slowed down. */
  middle: number;
  longest: number;
  /**
   * Processor time of the page for a step, painting and all else included, times as much as a phone is slower: less shaken by
   * other work on the machine.
   */
  processor: number;
}

/** A phone is about so many times slower than the machine the site is made on. */
const SLOWED = 4;
const STEPS = 60;

export function stepRows(steps: readonly Steps[]): string[][] {
  return [
    ['game', 'players', 'moves', `step, CPU ${SLOWED}x slower`, 'longest', 'processor with painting'],
    ...steps.map(({ game, seats, moves, middle: ms, longest, processor }) => [
      game,
      String(seats),
      String(moves),
      ...[ms, longest, processor].map(time => `${time.toFixed(1)} ms`),
    ]),
  ];
}

/** Leafs through the longest record there is of each game, at its end, where there is most to draw. */
export async function measureSteps(progress: (line: string) => void): Promise<Steps[]> {
  await buildSite();
  const browser = await launchWhole();
  const site = await serveSite();
  const found: Steps[] = [];
  try {
    for (const { id } of GAMES) {
      progress(`steps through ${id}`);
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
      found.push({ game: id, ...(await stepsThrough(page, site.url, longest(id))) });
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return found;
}

function longest(id: string): MatchRecord {
  const folder = new URL(`../packages/${id}/test/records/`, import.meta.url).pathname;
  const records = readdirSync(folder).map(name => parseRecord(readFileSync(folder + name, 'utf8'), findGame));
  const sound = records.flatMap(record => (record.ok ? [record.value] : []));
  return sound.reduce((most, record) => (record.actions.length > most.actions.length ? record : most));
}

async function stepsThrough(page: Page, url: string, record: MatchRecord): Promise<Omit<Steps, 'game'>> {
  await page.goto(`${url}/replay`);
  await page.locator('textarea').fill(JSON.stringify(record));
  await page.locator('button[type=submit]').click();
  await page.locator('.leaf').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.keyboard.press('End');
  await leafs(page);
  const before = await processorMs(devtools);
  await leafs(page);
  const processor = ((await processorMs(devtools)) - before) / STEPS;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times = await leafs(page);
  return {
    moves: record.actions.length,
    seats: record.seats,
    middle: times.toSorted((a, b) => a - b)[STEPS / 2],
    longest: Math.max(...times),
    processor: processor * SLOWED,
  };
}

/** Back and forth by keys: each step is drawn and laid out before the clock is read again, and painted before the next. */
function leafs(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(async () => {
    const times = [];
    for (let i = 0; i < ${STEPS}; i++) {
      const began = performance.now();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: i < ${STEPS / 2} ? 'ArrowLeft' : 'ArrowRight' }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - began);
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    }
    return times;
  })()`);
}
