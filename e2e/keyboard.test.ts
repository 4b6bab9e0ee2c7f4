import {
  defaultPreset,
  type Kind,
  type Match,
  parseOptions,
  seedFromText,
  startMatch,
  stateAt,
} from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { State } from '@signoria/lost-cities';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longestAuction } from './bids.ts';
import { gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** Options that make a game short. */
const SHORT: Readonly<Record<string, object>> = { 'lost-cities': { rounds: 1 } };

/** A game nobody has moved in, at its smallest table. */
function untouched(id: string): Match<Kind> {
  const game = gameOf(id);
  const { min } = game.seats;
  const options = parseOptions(game.options, { preset: defaultPreset(game.options), ...SHORT[id] }, min);
  if (!options.ok) throw new Error(options.problem.code);
  return startMatch(game, min, options.value, seedFromText(`keys ${id}`));
}

interface Seen {
  over: boolean;
  /** What may be chosen now, and the number of a choice that brings the end nearer; 0 for none. */
  choices: number;
  hurry: number;
  /** Something with the focus that does not show it. */
  dim: string | null;
}

/** Whether the keyboard would have to begin anew, though there is something to choose. */
const LOST = `document.activeElement === document.body &&
  document.querySelector('.prompt-choices [data-action], [data-part][data-open]') !== null`;

/** Lost Cities ends with its deck. */
const LOOK = `(() => {
  const choices = [
    ...document.querySelectorAll('.prompt-choices [data-action]'),
    ...document.querySelectorAll('[data-part][data-open]:not([data-chosen])'),
  ];
  const focused = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const shows = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return {
    over: document.querySelector('.end-winner') !== null,
    choices: document.querySelectorAll('.prompt-choices [data-action], [data-part][data-open]').length,
    hurry: choices.findIndex(({ dataset }) => dataset.part === 'stock') + 1,
    dim: focused === document.body || focused.matches('.prompt') || shows ? null : focused.outerHTML.slice(0, 120),
  };
})()`;

/** One choice: by its number, by arrows, or by Tab; what is begun or proposed is ended with Enter. */
async function choose(page: Page, turn: number, { choices, hurry }: Seen): Promise<void> {
  const { keyboard } = page;
  if (hurry > 0) await keyboard.press(String(hurry));
  else if (turn % 3 === 0) await keyboard.press(String((turn % Math.min(9, choices)) + 1));
  else {
    const key = turn % 3 === 1 ? (turn % 2 === 0 ? 'ArrowRight' : 'ArrowUp') : 'Tab';
    for (let step = 0; step <= turn % 2; step++) await keyboard.press(key);
    const isChoice = await page.evaluate(`document.activeElement.matches('[data-action], [data-part]')`);
    await keyboard.press(isChoice ? 'Enter' : '1');
  }
}

describe('by keyboard alone', () => {
  test.each(GAMES)(
    'a whole game of $id: the focus stays in the decision, and whatever has it shows it',
    async ({ id }) => {
      const { page, context, errors } = await newPlayer(suite.browser);
      await openMoment(page, suite.server.url, untouched(id), 0);
      const dim = new Set<string>();
      for (let turn = 0; ; turn++) {
        const seen = await page.evaluate<Seen>(LOOK);
        if (seen.over) break;
        if (seen.dim) dim.add(seen.dim);
        if (turn > 3_000) throw new Error('the game does not come to an end');
        // The focus follows a decision, a moment after it is drawn.
        if (turn > 0) await expect.poll(() => page.evaluate(LOST)).toBe(false);
        if (seen.choices > 0) await choose(page, turn, seen);
        else await page.waitForTimeout(20);
      }
      expect([...dim]).toEqual([]);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Rematch');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('a hint that is closed leaves the focus in the decision', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, 'lost-cities');
    await page.keyboard.press('h');
    await page.locator('.hint-move').first().waitFor();
    await page.locator('.prompt-tools').getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('.hint-move').first().waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(LOST), { timeout: 5_000 }).toBe(false);
    await context.close();
  });

  test('the focus goes on to the bid when no more can be bid, and to the next round when one has been counted', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const focused = () => page.evaluate<string>('document.activeElement.className');
    const auction = playedOut(gameOf('il-principe'), 4, 'amigo');
    await openMoment(page, suite.server.url, auction, longestAuction(auction));
    const more = page.getByRole('button', { name: 'Bid one more' });
    await more.focus();
    while (await more.isEnabled()) await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('ip-bid');

    const rounds = playedOut(gameOf('lost-cities'), 2, 'published');
    const isFirst = (at: number) => (stateAt(rounds, at) as State).finished.length === 0;
    const last = rounds.moves.findLastIndex(({ seat }, at) => seat === 0 && isFirst(at));
    await openMoment(page, suite.server.url, rounds, last);
    const summary = page.locator('.kept-on');
    for (let turn = 0; !(await summary.isVisible()); turn++) {
      const seen = await page.evaluate<Seen>(LOOK);
      if (seen.choices > 0) await choose(page, turn, seen);
      else await page.waitForTimeout(20);
    }
    await summary.press('Enter');
    await summary.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(LOST)).toBe(false);
    await context.close();
  });

  test('a question mark lists the keys, each letter does what it says, and all of them can be switched off', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, 'patrician');
    const opened = (name: string) => page.getByRole('dialog', { name });
    for (const [key, name] of [
      ['?', 'Keyboard shortcuts'],
      ['p', 'The position'],
      ['t', 'Play in words'],
      ['a', 'All moves'],
      ['r', 'Rules'],
      ['m', 'Menu'],
    ]) {
      await page.keyboard.press(key);
      await opened(name).waitFor();
      await page.keyboard.press('Escape');
      await opened(name).waitFor({ state: 'hidden' });
    }
    const before = await version(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await page.keyboard.press('u');
    await expect.poll(() => version(page)).not.toBe(before + 1);

    await page.keyboard.press('m');
    await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).press('Space');
    await page.keyboard.press('Escape');
    await opened('Menu').waitFor({ state: 'hidden' });
    await page.keyboard.press('p');
    await page.waitForTimeout(200);
    expect(await opened('The position').count()).toBe(0);
    await context.close();
  });
});
