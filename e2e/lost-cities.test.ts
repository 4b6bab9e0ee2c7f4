import { act, type Kind, type Match, parseOptions, seedFromText, startMatch } from '@signoria/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { serveSite } from './static.ts';
import { FRAME, jumpsOf } from './still.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('lost-cities');
const played = PLAYED.filter(({ id }) => id === 'lost-cities');

/** The reader has all the time there is to change their mind. */
async function withSlowPace(page: Page): Promise<void> {
  await page.addInitScript(`localStorage.setItem('signoria.preferences', '{"pace":"slow","tips":false}')`);
}

/** A card to be played or discarded by the reader, about this far into the game. */
function cardAt(match: Match<Kind>, share: number): number {
  const from = Math.floor(match.moves.length * share);
  return match.moves.findIndex(({ seat, action }, at) => at >= from && seat === 0 && 'card' in action);
}

/** Not played to its end, for the reader to go on with. */
function begun(options: object): Match<Kind> {
  const parsed = parseOptions(rules.options, options, 2);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return startMatch(rules, 2, parsed.value, seedFromText('a game to be tapped'));
}

describe('a turn', () => {
  test('is a card and its place: a card from the deck follows by itself', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await openFirst(page, suite.server.url, 'lost-cities');
    const before = await version(page);
    await page.locator('.lc-held[data-open]').first().tap();
    await page.locator('.lc-column[data-open]').first().tap();
    await page.locator('[data-part="stock"][data-coming]').waitFor();
    await page.getByText('Next: Draw from the deck').waitFor();
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 4);
    expect(await page.locator('.lc-hand [data-open]').count()).toBeGreaterThan(4);
    await context.close();
  });

  test('takes from the pile that was touched first', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(rules, 2, 'published');
    await openMoment(page, suite.server.url, match, cardAt(match, 0.2));
    await page.locator('.lc-place:has([data-piece])').first().tap();
    await page.getByText('Then you’ll take').waitFor();
    await page.locator('.lc-held[data-open]').first().tap();
    await page.locator('.lc-column[data-open], .lc-place[data-open]').first().tap();
    await page
      .locator('.log-line, .ticker-line')
      .getByText('You take')
      .first()
      .waitFor({ state: 'attached' });
    await context.close();
  });

  test('waits for whoever touches anything, who then takes from a pile, or the card back', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await withSlowPace(page);
    const match = playedOut(rules, 2, 'published');
    await openMoment(page, suite.server.url, match, cardAt(match, 0.2));
    const before = await version(page);
    const playCard = async () => {
      await page.locator('.lc-held[data-open]').first().click();
      await page.locator('.lc-column[data-open], .lc-place[data-open]').first().click();
      await page.locator('[data-coming]').waitFor();
    };
    await playCard();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-coming]').waitFor({ state: 'detached' });
    await page.locator('.lc-held[data-open]').first().waitFor();
    await playCard();
    await page.locator('.game-title').click();
    await page.locator('[data-coming]').waitFor({ state: 'detached' });
    await page.locator('.lc-place[data-open]:has([data-piece])').first().click();
    await page.locator('.ticker-line').getByText('You take').waitFor();
    expect(await version(page)).toBeGreaterThan(before);
    await context.close();
  });

  test('asks for the draw where nothing is to follow by itself', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await page.addInitScript(
      `localStorage.setItem('signoria.preferences', '{"pace":"quick","tips":false,"follows":false}')`,
    );
    await openFirst(page, suite.server.url, 'lost-cities');
    const before = await version(page);
    await page.locator('.lc-held[data-open]').first().click();
    await page.locator('.lc-column[data-open]').first().click();
    await page.locator('[data-part="stock"][data-open]').waitFor();
    expect(await page.locator('[data-coming]').count()).toBe(0);
    expect(await version(page)).toBe(before + 1);
    await context.close();
  });
});

/** What a sensible person touches now: a card and its place, or before them a pile whose card fits an expedition begun. */
const CHOICE = `(() => {
  const number = card => (card % 10 === 0 ? 0 : (card % 10) + 1);
  const hand = [...document.querySelectorAll('.lc-held[data-open]')].map(part => Number(part.dataset.part.split(':')[1]));
  const tops = [0, 1, 2, 3, 4].map(expedition => {
    const laid = [...document.querySelectorAll('[data-part="column:0:' + expedition + '"] [data-spot]')];
    return laid.length === 0 ? null : Math.max(...laid.map(spot => number(Number(spot.dataset.spot.split(':')[2]))));
  });
  const fits = card => {
    const top = tops[Math.trunc(card / 10)];
    return top !== null && number(card) > top && number(card) <= top + 3;
  };
  const wanted = [...document.querySelectorAll('.lc-place:has([data-piece])')].find(pile => {
    const text = pile.querySelector('[data-piece] b')?.textContent;
    return text && fits(Number(pile.dataset.part.split(':')[1]) * 10 + Number(text) - 1);
  });
  const card = hand.find(fits) ?? hand.find(one => tops[Math.trunc(one / 10)] === null && number(one) < 5) ?? hand[0];
  const expedition = Math.trunc(card / 10);
  const top = tops[expedition];
  const plays = top === null ? number(card) < 5 : number(card) > top || (top === 0 && number(card) === 0);
  const taps = ['hand:' + card, plays ? 'column:0:' + expedition : 'pile:' + expedition];
  const takes = wanted && (plays || wanted.dataset.part !== taps[1]);
  return takes ? [wanted.dataset.part, ...taps] : taps;
})()`;

test('a whole game takes at most 2.2 taps a turn', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await openMoment(page, suite.server.url, begun({ rounds: 1 }), 0);
  let taps = 0;
  let turns = 0;
  const over = page.locator('.end-winner');
  const ready = page.locator('.lc-held[data-open]').first().or(over);
  for (await ready.waitFor(); !(await over.isVisible()); await ready.waitFor()) {
    turns++;
    const before = await version(page);
    for (const part of await page.evaluate<string[]>(CHOICE)) {
      await page.locator(`[data-part="${part}"]`).tap();
      taps++;
    }
    await expect.poll(async () => (await over.isVisible()) || (await version(page)) >= before + 3).toBe(true);
  }
  console.log(`${taps} taps in ${turns} turns: ${(taps / turns).toFixed(2)} a turn`);
  expect(turns).toBeGreaterThan(15);
  expect(taps / turns).toBeLessThanOrEqual(2.2);
  await context.close();
});

/** A game and the draw of the reader's that ends its first round. */
function lastDraw(): { match: Match<Kind>; at: number } {
  for (const deal of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const match = playedOut(rules, 2, 'published', deal);
    const again = startMatch(rules, 2, match.options, match.seed);
    for (const [at, { seat, action }] of match.moves.entries()) {
      const { round } = rules.view(again.state, 0) as { round?: number };
      act(again, seat, action);
      const after = rules.view(again.state, 0) as { round?: number };
      if (round === 1 && after.round === 2 && seat === 0) return { match, at };
    }
  }
  throw new Error('the reader never draws the last card');
}

test.each([
  [360, 640],
  [1280, 800],
])('a round is counted up, and stays until one goes on, %i by %i', async (width, height) => {
  const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
  const { match, at } = lastDraw();
  await openMoment(page, suite.server.url, match, at);
  await page.locator('[data-part="stock"]').click();
  const summary = page.getByRole('dialog', { name: /^Round 1 ends/ });
  await summary.getByRole('row', { name: /^This round/ }).waitFor();
  expect(await summary.locator('tbody tr').count()).toBeGreaterThan(2);
  const sheet = await page.locator('.kept-sheet').evaluate(it => [it.scrollHeight, it.clientHeight]);
  expect(sheet[0]).toBeLessThanOrEqual(sheet[1] + 1);
  // The next round may begin; touches beside it and time do not take it away.
  await page.locator('.game-players').click();
  await page.locator('.lc-held[data-open]').first().waitFor();
  expect(await summary.isVisible()).toBe(true);
  await summary.getByRole('button', { name: 'Continue' }).click();
  await summary.waitFor({ state: 'detached' });
  await context.close();
});

test('the columns have the width of a wide screen', async () => {
  const { page, context } = await newPlayer(suite.browser, { viewport: { width: 1920, height: 1080 } });
  await openFirst(page, suite.server.url, 'lost-cities');
  const [board, first, deck] = await Promise.all(
    ['.game-board', '.lc-column', '.lc-stock'].map(name => page.locator(name).first().boundingBox()),
  );
  if (!board || !first || !deck) throw new Error('no board');
  expect((deck.x + deck.width - first.x) / board.width).toBeGreaterThan(0.97);
  await context.close();
});

test.each([
  ['on a desk', 1280, 800, 17],
  ['on a phone on its side', 844, 390, 10],
])('every number laid can be read %s, in the longest column too', async (_, width, height, least) => {
  const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
  const match = playedOut(rules, 2, 'published');
  await openMoment(page, suite.server.url, match, match.moves.length - 1);
  const columns = page.locator('.lc-column');
  const laid = await columns.evaluateAll(all => all.map(each => each.querySelectorAll('.lc-strip').length));
  expect(Math.max(...laid)).toBeGreaterThan(7);
  const heights = await page.evaluate<number[]>(`
    [...document.querySelectorAll('.lc-strip .lc-tab b')].map(number => Number.parseFloat(getComputedStyle(number).fontSize))
  `);
  expect(Math.min(...heights)).toBeGreaterThan(least);
  await context.close();
});

/** Where the frame is, and what stays where it is. */
const PARTS = [
  ...FRAME,
  '[data-part="stock"]',
  '[data-part="pile:2"]',
  '[data-part="column:0:1"]',
  '[data-part="column:1:4"]',
];

describe('the screen never jumps', () => {
  test.each([
    [360, 640],
    [1280, 800],
    [844, 390],
  ])('between decisions, %i by %i', async (width, height) => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
    const match = playedOut(rules, 2, 'published');
    await openMoment(page, suite.server.url, match, cardAt(match, 0.85));
    const isEnough = async () => (await version(page)) > match.moves.length * 0.92;
    const watched = { parts: PARTS, until: isEnough };
    expect(await jumpsOf({ page, context, errors: [] }, played[0], watched)).toEqual([]);
    await context.close();
  });
});

/** A game in which nobody ever begins an expedition. */
function nothingDared(): Match<Kind> {
  const match = startMatch(rules, 2, rules.options.presets.published, seedFromText('nothing dared'));
  for (let [seat] = rules.turn(match.state); seat !== undefined; [seat] = rules.turn(match.state)) {
    const legal = rules.legal(match.state, seat);
    act(match, seat, legal.find(({ type }) => type === 'discard' || type === 'draw') ?? legal[0]);
  }
  return match;
}

test('a total of nothing is shown as 0, not as something still to come', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = nothingDared();
  await openMoment(page, suite.server.url, match, match.moves.length);
  await page.locator('.end .score-card').first().waitFor();
  expect(await page.locator('.end .score-card li').count()).toBe(0);
  expect(await page.locator('.end').getByText('No points yet.').count()).toBe(0);
  expect(await page.locator('.end .score-total b').allTextContents()).toEqual(['0', '0']);
  await context.close();
});
