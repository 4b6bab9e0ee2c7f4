import { rosterFor } from '@signoria/bots';
import { type Review, reviewing } from '@signoria/bots/review';
import { defaultPreset, type Kind, type Match, rngFrom } from '@signoria/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { crowdedAt } from './crowding.ts';
import { PLAYED } from './games.ts';
import { becomes, withHistory } from './history.ts';
import { barriersAtEverySize, sticksOut, tooSmall } from './look.ts';
import { decisionAt, gameOf, openMoment, playedOut, READER } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { LARGE_LETTERS, resized, withLargeLetters, ZOOMED } from './screen-sizes.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

/** A day that has come: whenever this runs, the same positions are looked at. */
const DAY = '2026-11-01';

/** A phone upright and on its side. */
const TOUCHED = [
  [360, 640],
  [844, 390],
] as const;
async function fingersMiss(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of TOUCHED) {
    await resized(page, width, height);
    for (const fault of await tooSmall(page)) found.push(`${width}×${height} too small: ${fault}`);
  }
  return found;
}

/** What is a page, or lies over a board, grows downwards with its letters. */
async function growsSideways(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of LARGE_LETTERS) {
    await resized(page, width, height);
    const isOver = (await page.locator('dialog[open]').count()) > 0;
    for (const fault of await sticksOut(page, isOver ? 'dialog[open] *' : undefined))
      found.push(`${width}: ${fault}`);
  }
  return found;
}

/** A board as large as its letters is moved about; nothing on it is cut, covered or on something else. */
async function crowded(page: Page): Promise<string[]> {
  return [
    ...(await crowdedAt(page, [[844, 390], ...ZOOMED])),
    ...(await withLargeLetters(page, () => crowdedAt(page, LARGE_LETTERS))),
  ];
}

/** A dialog has an entry in the history, which the browser takes out a little later: until then it may stop a page from loading. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate('history.state?.dialog === true')).toBe(false);
}

/** Everything that is wrong with what the page shows, each fault with the name of the screen. */
async function faultsOf(page: Page, name: string, kind: 'board' | 'page'): Promise<string[]> {
  const found = [
    ...(await fingersMiss(page)),
    ...(kind === 'board' ? await crowded(page) : await withLargeLetters(page, () => growsSideways(page))),
    ...(await barriersAtEverySize(page)),
  ];
  return found.map(fault => `${name}, ${fault}`);
}

/** A review of little thought, as full of words as any. */
function reviewed(match: Match<Kind>): Review {
  const roster = rosterFor(match.game.id);
  if (!roster) throw new Error('nobody plays');
  const budget = { position: { playouts: 1 }, decision: { playouts: 4 } };
  const work = reviewing(roster, match, READER, budget, rngFrom(1));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe.each(PLAYED)(
  '$id: no barrier in either light at any size, nothing too small for a finger, nothing cut',
  ({ id }) => {
    const game = gameOf(id);
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));

    test('in play, in words, and at its end', async () => {
      const { page, context } = await newPlayer(suite.browser, PHONE);
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
      const found = await faultsOf(page, 'in play', 'board');
      for (const key of ['?', 'p', 't']) {
        await page.keyboard.press(key);
        await page.locator('dialog[open] :is(.keys, .position section, .typing)').first().waitFor();
        found.push(...(await faultsOf(page, key, 'page')));
        await closeDialog(page);
      }
      await openMoment(page, suite.server.url, match, match.moves.length);
      found.push(...(await faultsOf(page, 'at its end', 'page')));
      expect(found).toEqual([]);
      await context.close();
    });

    test('lesson, position of the day, replay with its review, setting a table, rules and first look', async () => {
      const { page, context } = await newPlayer(suite.browser, PHONE);
      await openMoment(page, suite.server.url, match, match.moves.length);
      const here = page.url().split('/').at(-1);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `signoria.review.${here}.${READER}`,
        JSON.stringify(reviewed(match)),
      ] as const);
      const found: string[] = [];
      for (const [path, seen, kind] of [
        [`learn/${id}`, '.lesson-card', 'board'],
        [`daily/${DAY}/${id}`, '.daily-asked', 'board'],
        [`replay/here/${here}?review#${decisionAt(match, 0.6)}`, '.review-choices li', 'board'],
        [`set/${id}`, '.set-group', 'page'],
        [`rules/${id}`, '.rule', 'page'],
        [`how/${id}`, 'h1', 'page'],
      ] as const) {
        await page.goto(`${suite.server.url}/${path}`);
        await page.locator(seen).first().waitFor();
        if (path.startsWith('set')) await page.getByText('Rule options').click();
        found.push(...(await faultsOf(page, path, kind)));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  },
);

test('every other page: no barrier, nothing too small for a finger, nothing cut with large letters', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const { reader, others } = await withHistory(suite.server.url);
  const nobody = await newPlayer(suite.browser, PHONE);
  const found: string[] = [];
  for (const path of ['you', 'statistics']) {
    await nobody.page.goto(`${suite.server.url}/${path}`);
    await nobody.page.locator('h1').first().waitFor();
    found.push(...(await faultsOf(nobody.page, `/${path} of a stranger`, 'page')));
  }
  await nobody.context.close();
  await becomes(context, reader);
  for (const path of [
    '',
    'you',
    'statistics',
    'ranking',
    `p/${reader.id}`,
    ...others.map(({ id }) => `p/${id}`),
    'replay',
    'daily',
    'rules/patrician/code',
    'nowhere',
  ]) {
    await page.goto(`${suite.server.url}/${path}`);
    await page.locator('h1').first().waitFor();
    found.push(...(await faultsOf(page, `/${path}`, 'page')));
  }
  await page.goto(`${suite.server.url}/set/patrician`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Caterina');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.invite-code').waitFor();
  found.push(...(await faultsOf(page, 'lobby', 'page')));
  expect(found).toEqual([]);
  await context.close();
});
