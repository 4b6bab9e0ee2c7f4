import { describe, expect, test } from 'vitest';
import { longestAuction } from './bids.ts';
import { PLAYED } from './games.ts';
import { decisionAt, decisions, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { LOW_WINDOWS, SCREENS, SIZES } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { FRAME, jumpsOf } from './still.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('il-principe');
const played = PLAYED.filter(({ id }) => id === 'il-principe');

/** The next frame has come, and whatever comes or goes with the width. */
const NEXT_FRAME = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

describe('every family is in sight during an auction', () => {
  test.each([
    [5, 'first'],
    [4, 'amigo'],
  ])('of %i families, at every size', async (seats, preset) => {
    const { page, context } = await newPlayer(suite.browser);
    const match = playedOut(rules, seats, preset);
    await openMoment(page, suite.server.url, match, longestAuction(match));
    const hidden: string[] = [];
    for (const [width, height] of [...SCREENS, ...LOW_WINDOWS]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(NEXT_FRAME);
      const found = await page.evaluate<string[]>(`(() => {
        const board = document.querySelector('.game-board').getBoundingClientRect();
        return [...document.querySelectorAll('[data-part^="family:"], [data-part^="laid:"], [data-part^="role:"]')]
          .filter(part => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-part]');
            return bottom > board.bottom + 1 || right > board.right + 1 || seen !== part;
          })
          .map(part => part.dataset.part);
      })()`);
      for (const part of found) hidden.push(`${width}×${height}: ${part}`);
    }
    expect(hidden).toEqual([]);
    await context.close();
  });
});

test('two families have the whole height of their table on a tall screen', async () => {
  const { page, context } = await newPlayer(suite.browser, { viewport: { width: 1920, height: 1080 } });
  const match = playedOut(rules, 2, 'amigo');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.3));
  const left = await page.evaluate<number>(`(() => {
    const bottomOf = where => document.querySelector(where).getBoundingClientRect().bottom;
    return bottomOf('.ip-families') - bottomOf('.ip-families > :last-child');
  })()`);
  expect(left).toBeLessThan(24);
  await context.close();
});

/** Numbers of shields that lie under a town or its banner. */
const HIDDEN_COUNTS = `(() => {
  const boxesOf = where => [...document.querySelectorAll(where)].map(element => [element, element.getBoundingClientRect()]);
  const towns = boxesOf('.ip-town .town .walls, .ip-town .pennon');
  return boxesOf('.ip-shield-count')
    .filter(([, a]) => towns.some(([, b]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1))
    .map(([count]) => count.closest('.ip-plaque').textContent);
})()`;

test('no town hides how a region stands, however many are first in it', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 5, 'amigo');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.9));
  expect(await page.locator('.ip-plaque .pennon').count()).toBeGreaterThan(15);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(NEXT_FRAME);
    expect({ width, hidden: await page.evaluate<string[]>(HIDDEN_COUNTS) }).toEqual({ width, hidden: [] });
  }
  await context.close();
});

/** Where the frame and what does not change hands are; of a page, within the strip of pages. */
const PARTS = [
  ...FRAME,
  '.ip-stage',
  '.ip-when',
  '.ip-deck',
  '.ip-families',
  '.ip-roles',
  '.ip-cities',
  '.ip-land',
  '.ip-map',
  '[data-part="purse"]',
  '[data-part="hand:4"]',
  '[data-part="role:9"]',
  '[data-part="family:2"]',
  '[data-part="region:5"] .ip-reach',
];

describe('the screen never jumps', () => {
  test.each([
    [3, 360, 640],
    [4, 1280, 800],
    [5, 844, 390],
  ])('between decisions of %i families, %i by %i', async (seats, width, height) => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
    const match = playedOut(rules, seats, 'amigo');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.8));
    const watched = { parts: PARTS, pages: '.ip-pages' };
    expect(await jumpsOf({ page, context, errors: [] }, played[0], watched)).toEqual([]);
    await context.close();
  });
});

/** Signs of the map that lie on one another, and names and titles that are cut. */
const CROWDED = `(() => {
  const at = element => element.getBoundingClientRect();
  const signs = [
    ...[...document.querySelectorAll('.ip-plaque')].map(sign => ['plaque of ' + sign.textContent, at(sign.querySelector('rect'))]),
    ...[...document.querySelectorAll('.ip-town-name')].map(sign => [sign.textContent, at(sign)]),
  ];
  const slack = 5;
  const meet = (a, b) =>
    a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  const found = [];
  for (const [i, [name, place]] of signs.entries())
    for (const [other, beside] of signs.slice(i + 1))
      if (meet(place, beside)) found.push(name + ' on ' + other);
  const land = at(document.querySelector('.ip-land'));
  for (const [name, { left, top, right, bottom }] of signs)
    if (left < land.left - 1 || top < land.top - 1 || right > land.right + 1 || bottom > land.bottom + 1) found.push(name + ' is cut');
  for (const text of document.querySelectorAll('.ip-title, .ip-city-name, .ip-places, .ip-said, .ip-when, .ip-phase-help, .player-public'))
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2)
      found.push('cut: ' + text.textContent);
  // Towns stand on the land they are drawn for: ground and signs are one picture.
  const [ground, chart] = ['.ip-sheet > svg', '.ip-chart'].map(picture => at(document.querySelector(picture)));
  if (['left', 'top', 'right', 'bottom'].some(edge => Math.abs(ground[edge] - chart[edge]) > 1)) found.push('the ground is elsewhere');
  // A holder's crest belongs to its own office alone.
  for (const role of document.querySelectorAll('.ip-role'))
    for (const title of document.querySelectorAll('.ip-title'))
      if (!role.contains(title) && touch(at(role.querySelector('.crest')), at(title))) found.push('crest at ' + title.textContent);
  const stage = at(document.querySelector('.ip-stage'));
  for (const thing of document.querySelectorAll('.ip-stage button, .ip-stage .coin, .ip-stage .ip-order'))
    if (at(thing).bottom > stage.bottom + 1 || at(thing).right > stage.right + 1) found.push('beyond the stage: ' + thing.className);
  return found;
})()`;

describe('nothing of the board is cut or covers a name', () => {
  test.each([
    [2, 'first', 'fr-FR'],
    [4, 'amigo', 'fr-FR'],
    [5, 'first', 'fr-FR'],
  ])('with %i families, %s, in %s, at every size', async (seats, preset, locale) => {
    const { page, context } = await newPlayer(suite.browser, { locale });
    const match = playedOut(rules, seats, preset);
    const found: string[] = [];
    // At the beginning purses and heaps of shields have two figures each.
    const shares = [0, 0.1, 0.95].map(share => decisionAt(match, share));
    for (const at of [...shares, longestAuction(match)]) {
      await openMoment(page, suite.server.url, match, at);
      for (const [width, height] of [...SIZES, ...LOW_WINDOWS]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(NEXT_FRAME);
        for (const fault of await page.evaluate<string[]>(CROWDED))
          found.push(`${at} ${width}×${height}: ${fault}`);
      }
    }
    expect(found.slice(0, 20)).toEqual([]);
    await context.close();
  });
});

test('on a phone the page turns to where the next decision is made', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const match = playedOut(rules, 4, 'amigo');
  const tab = page.locator('.ip-tab[aria-current]');
  const asked = (type: string) =>
    match.moves.findIndex(({ seat, action }) => seat === 0 && action.type === type);
  for (const [type, name] of [
    ['bid', 'Auction'],
    ['build', 'Cities'],
    ['shield', 'Map'],
  ]) {
    await openMoment(page, suite.server.url, match, asked(type));
    await expect.poll(() => tab.textContent()).toBe(name);
  }
  await page.getByRole('button', { name: 'Auction', exact: true }).tap();
  await expect.poll(() => tab.textContent()).toBe('Auction');
  await context.close();
});

interface Staged {
  covered: string[];
  cut: string[];
}

/** A scene as long as they come, set on the stage; what it covers of that which may be touched, or cuts off of itself. */
const COVERED = `(() => {
  const stage = document.querySelector('.game-board > .stage');
  const scene = document.createElement('div');
  scene.className = 'stage-scene sheet';
  scene.innerHTML = '<span class="piece"><span class="player-crest">B</span></span><div class="stage-words"><p>' +
    'Benvenuto, Baldassare, Sofonisba and Isabella are tied and bid for the role of Magistrate. Isabella bids first.</p></div>';
  stage.replaceChildren(scene);
  const a = scene.getBoundingClientRect();
  const covered = [...document.querySelectorAll('.game-board [data-open]')].filter(part => {
    const b = part.getBoundingClientRect();
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  });
  const cut = [...scene.querySelectorAll('.piece, p')].filter(part => {
    const b = part.getBoundingClientRect();
    return b.height > 0 && (b.top < Math.max(0, a.top) || b.bottom > a.bottom);
  });
  stage.replaceChildren();
  return { cut: cut.map(part => part.className || 'its words'), covered: covered.map(part => part.dataset.part) };
})()`;

test('what is staged never covers what the reader is asked about, and is read whole', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 5, 'amigo');
  const found: string[] = [];
  for (const { at, offers } of decisions(match)) {
    await openMoment(page, suite.server.url, match, at);
    for (const [width, height] of [...SIZES, ...LOW_WINDOWS]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(NEXT_FRAME);
      const { cut, covered } = await page.evaluate<Staged>(COVERED);
      found.push(...[...cut, ...covered].map(part => `${offers} ${width}×${height}: ${part}`));
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

test('who bids most is told beside the bid, not on it', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 4, 'amigo');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(NEXT_FRAME);
    const [said, bidding] = await Promise.all(
      ['.ip-said', '.ip-bidding'].map(part => page.locator(part).boundingBox()),
    );
    if (!said || !bidding) throw new Error('nobody bids');
    const isBeside = said.x + said.width < bidding.x || said.y + said.height <= bidding.y + 1;
    expect({ width, isBeside }).toEqual({ width, isBeside: true });
  }
  await context.close();
});

test('every sign of the board says what it is for', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 4, 'amigo');
  await openMoment(page, suite.server.url, match, longestAuction(match));
  for (const [part, said] of [
    ['role:4', 'Each round its holder draws a card.'],
    ['laid:0:3', 'A gold ring: the most of this colour.'],
    ['region:1', 'At the end the most shields here score 5 points'],
    ['deck', 'Building cards are dealt from here every round.'],
    ['purse', 'Coins pay for bids and cities.'],
    ['hand:0', 'In your hand it helps build cities.'],
    ['family:1', 'left to place.'],
  ]) {
    await page.locator(`[data-part="${part}"]`).hover();
    await page.getByRole('tooltip').getByText(said).waitFor();
  }
  await context.close();
});
