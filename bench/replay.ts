import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { launch } from '../e2e/browser.ts';
import { serveSite } from '../e2e/static.ts';
import { buildSite } from '../scripts/site.ts';

/** How long a step through a replay takes on the page, in milliseconds. */
export interface Steps {
  game: string;
  moves: number;
  middle: number;
  longest: number;
}

/** A phone is about so many times slower than the machine the site is made on. */
const SLOWED = 4;
const STEPS = 60;

export function stepRows(steps: readonly Steps[]): string[][] {
  return [
    ['game', 'moves', `step, CPU ${SLOWED}x slower`, 'longest'],
    ...steps.map(({ game, moves, middle: ms, longest }) => [
      game,
      String(moves),
      `${ms.toFixed(1)} ms`,
      `${longest.toFixed(1)} ms`,
    ]),
  ];
}

/** Leafs through the longest record there is of each game, at its end, where there is most to draw. */
export async function measureSteps(progress: (line: string) => void): Promise<Steps[]> {
  await buildSite();
  const browser = await launch();
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
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.keyboard.press('End');
  // Back and forth by keys: each step is drawn and laid out before the clock is read again.
  const times = await page.evaluate<number[]>(`(async () => {
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
  return {
    moves: record.actions.length,
    middle: times.toSorted((a, b) => a - b)[STEPS / 2],
    longest: Math.max(...times),
  };
}
