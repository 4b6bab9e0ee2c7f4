import { CARDS, type CardPrint } from '@signoria/patrician';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { decisionAt, gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, playUntil, version } from './player.ts';
import { SIZES } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { FRAME, jumpsOf } from './still.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('patrician');
const played = PLAYED.filter(({ id }) => id === 'patrician');

test('a card and then a tower is a whole turn', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await openFirst(page, suite.server.url, 'patrician');
  const before = await version(page);
  // A card that builds one floor and has no sign that asks for more.
  const single = page.locator('.pt-held-card[data-open]:not(:has(.pt-crest + .pt-crest, .pt-any, .pt-sign))');
  await single.first().tap();
  await page.locator('.pt-site[data-open]').first().tap();
  await expect.poll(() => version(page)).toBeGreaterThan(before + 1);
  await expect.poll(() => page.locator('.pt-held-card[data-open]').count()).toBeGreaterThan(0);
  await context.close();
});

test('where a city is scored nothing waits for a card any more', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 4, 'base');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
  const waiting = (cities: string) => page.locator(`${cities} .pt-open .pt-bare`).count();
  expect(await page.locator('.pt-city[data-scored]').count()).toBeGreaterThan(2);
  expect(await waiting('.pt-city[data-scored]')).toBe(0);
  expect(await waiting('.pt-city:not([data-scored])')).toBeGreaterThan(0);
  await context.close();
});

/** What to tap next: a card of the hand, then a tower or whatever else is asked, each time another of those offered. */
const NEXT_TAP = `(turn => {
  const open = where => [...document.querySelectorAll(where + '[data-open]')];
  const cards = open('.pt-held-card');
  const isChosen = document.querySelector('.pt-held-card[data-chosen]') !== null;
  const others = [...open('.pt-site'), ...open('.pt-table [data-part]')];
  const offered = cards.length > 0 && !isChosen ? cards : others;
  if (offered.length > 0) return '[data-part="' + offered[turn % offered.length].dataset.part + '"]';
  return document.querySelector('.prompt-choices [data-action]') && '.prompt-choices [data-action]';
})`;

/** How far the game is, and what is chosen. */
const SEEN = `document.querySelector('.game').dataset.version + ' ' +
  [...document.querySelectorAll('[data-chosen]')].map(part => part.dataset.part)`;

/** A card and a tower, and one tap for each further floor or power of the card. */
function tapsFor({ crests, power }: CardPrint): number {
  return 1 + crests + (power === 'none' ? 0 : 1);
}

test('a whole game takes at most 2.5 taps a turn', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const match = playedOut(rules, 4, 'base');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0));
  const over = page.locator('.end-winner');
  const turns: { sign: string; taps: number; most: number }[] = [];
  const look = async () => ({
    next: await page.evaluate<string | null>(`${NEXT_TAP}(${turns.length})`),
    seen: await page.evaluate<string>(SEEN),
  });
  while (!(await over.isVisible())) {
    const { next, seen } = await look();
    // Any sooner it would be taken for a finger that taps twice; what has changed meanwhile is looked at anew.
    await page.waitForTimeout(next === null ? 30 : 450);
    const now = await look();
    if (next === null || now.next !== next || now.seen !== seen) continue;
    const [, card] = /hand:(\d+)/.exec(next) ?? [];
    if (card) turns.push({ sign: CARDS[Number(card)].sign, taps: 0, most: tapsFor(CARDS[Number(card)]) });
    await page.locator(next).first().tap();
    turns[turns.length - 1].taps++;
    await expect.poll(() => page.evaluate(SEEN), { message: next }).not.toBe(seen);
  }
  expect(turns.length).toBeGreaterThan(10);
  expect(turns.filter(({ taps, most }) => taps > most)).toEqual([]);
  // No card takes more than this; so much it is for the whole deck, whichever of its cards the reader was dealt.
  const deck = CARDS.flatMap(print => Array<number>(print.copies).fill(tapsFor(print)));
  expect(deck.reduce((sum, taps) => sum + taps, 0) / deck.length).toBeLessThanOrEqual(2.5);
  await context.close();
});

test('the land has the width of a screen of 1280, and all of a wide one beside the log', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await openFirst(page, suite.server.url, 'patrician');
  const width = async () => (await page.locator('.landscape').boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThanOrEqual(1200);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const log = page.locator('.game-side');
  await log.waitFor();
  expect((await width()) + ((await log.boundingBox())?.width ?? 0)).toBeGreaterThan(1900);
  await context.close();
});

/** Keeps where everything that flies comes down. */
const WATCH_LANDINGS = `
  window.landings = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.matches?.('.flight')) window.landings.push([node.style.left, node.style.width]);
  }).observe(document, { childList: true, subtree: true });
`;

test('cards the others play fly to a place one can see, on a phone too', async () => {
  const { page, context } = await newPlayer(suite.browser, {
    ...PHONE,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(WATCH_LANDINGS);
  const match = playedOut(rules, 3, 'base');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.4));
  const before = await version(page);
  await playUntil(
    [{ page, context, errors: [] }],
    played[0],
    async () => (await version(page)) >= before + 9,
  );
  const landings = await page.evaluate<string[][]>('window.landings');
  expect(landings.length).toBeGreaterThan(9);
  expect(landings.filter(([left, width]) => Number.parseFloat(width) < 8 || left === '0px')).toEqual([]);
  await context.close();
});

/** Everything of a board that must not lie on anything of another city, nor be cut by its edge; and taps too small. */
const CROWDED = `(() => {
  const board = document.querySelector('.game-board').getBoundingClientRect();
  const things = [...document.querySelectorAll('.pt-table :is(.pt-name, .pt-open, .storey, .coin, .pt-messenger)')]
    .map(thing => ({
      kind: thing.classList[thing.classList.length - 1],
      city: thing.closest('.pt-city')?.dataset.city ?? thing.closest('.pt-road').dataset.part,
      at: thing.getBoundingClientRect(),
    }));
  const slack = 4;
  const meet = (a, b) =>
    a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
  const named = ({ kind, city }) => kind + ' of ' + city;
  const found = [];
  for (const [i, thing] of things.entries()) {
    const { at } = thing;
    if (at.left < board.left - 1 || at.right > board.right + 1 || at.top < board.top - 1 || at.bottom > board.bottom + 1)
      found.push(named(thing) + ' is cut');
    if (thing.kind === 'pt-open' && Math.min(at.width, at.height) < 43.9) found.push(named(thing) + ' is small');
    for (const other of things.slice(i + 1))
      if (thing.city !== other.city && meet(at, other.at)) found.push(named(thing) + ' on ' + named(other));
  }
  return found;
})()`;

describe('nothing of one city lies on another, or beyond the board', () => {
  test.each([2, 3, 5])('with %i players and all there is, at every size', async seats => {
    const { page, context } = await newPlayer(suite.browser, { locale: 'fr-FR' });
    const match = playedOut(rules, seats, 'both');
    const found: string[] = [];
    for (const share of [0.3, 0.95]) {
      await openMoment(page, suite.server.url, match, decisionAt(match, share));
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // The log beside the board comes or goes with the next frame.
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
        for (const fault of await page.evaluate<string[]>(CROWDED)) found.push(`${share} ${width}: ${fault}`);
      }
    }
    expect(found.slice(0, 12)).toEqual([]);
    await context.close();
  });
});

/** Where the frame and what does not change hands are. */
const PARTS = [
  ...FRAME,
  '.pt-pile',
  '.pt-stack',
  '[data-part="city:8"]',
  '[data-part="site:1:0"]',
  '[data-part="open:2"]',
];

describe('the screen never jumps', () => {
  test.each([
    [3, 360, 640],
    [4, 1280, 800],
    [5, 768, 1024],
  ])('between decisions of %i players, %i by %i', async (seats, width, height) => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
    const match = playedOut(rules, seats, 'both');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
    const watched = { parts: PARTS };
    expect(await jumpsOf({ page, context, errors: [] }, played[0], watched)).toEqual([]);
    await context.close();
  });
});
