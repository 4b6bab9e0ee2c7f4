import { defaultPreset } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { decisionAt, gameOf, openMoment, playedOut, READER } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { openReplay } from './replayed.ts';
import { SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { jumpsOf } from './still.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('citadels');
const usual = defaultPreset(rules.options);
const played = PLAYED.filter(({ id }) => id === 'citadels');

/** Everything that lies where it should not, or is cut. */
const FAULTS = `(() => {
  const found = [];
  const rect = element => element.getBoundingClientRect();
  const all = (selector, under = document) => [...under.querySelectorAll(selector)];
  const inside = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const meet = (a, b, slack) =>
    a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
  const board = rect(document.querySelector('.game-board'));
  for (const city of all('.ct-city')) {
    if (!inside(rect(city), board, 1)) found.push(city.ariaLabel + ' is cut');
    for (const thing of all('.ct-head, .ct-district, .ct-cost, .ct-site', city))
      if (!inside(rect(thing), rect(city), 3)) found.push(thing.className + ' leaves ' + city.ariaLabel);
    const signs = all('.ct-cost', city);
    for (const [i, sign] of signs.entries())
      if (signs[i + 1] && meet(rect(sign), rect(signs[i + 1]), 4)) found.push('costs on each other in ' + city.ariaLabel);
    const names = all('.ct-card-name > span', city).filter(name => rect(name).width > 0);
    for (const [i, name] of names.entries())
      if (names[i + 1] && meet(rect(name), rect(names[i + 1]), 6)) found.push(name.textContent + ' on ' + names[i + 1].textContent);
  }
  for (const role of all('.ct-role')) {
    const name = role.querySelector('.ct-role-name > span');
    if (rect(name).width === 0) found.push(name.textContent + ' is not told');
    if (!inside(rect(name), rect(role), 3)) found.push(name.textContent + ' leaves its card');
  }
  for (const holder of all('.ct-holder'))
    for (const name of all('.ct-role-name'))
      if (meet(rect(holder), rect(name), 0)) found.push(holder.textContent + ' on ' + name.textContent);
  if (innerWidth >= 1280)
    for (const name of all('.ct-name, .player-name b'))
      if (name.scrollWidth > name.clientWidth) found.push(name.textContent + ' is cut');
  return found;
})()`;

describe('nothing lies on anything else, or is cut', () => {
  test.each([
    [4, 'en-GB'],
    [6, 'fr-FR'],
    [8, 'fr-FR'],
  ])('with %i players, %s, at every size', async (seats, locale) => {
    const { page, context } = await newPlayer(suite.browser, { locale });
    const match = playedOut(rules, seats, usual);
    const found: string[] = [];
    for (const share of [0.3, 0.95]) {
      await openMoment(page, suite.server.url, match, decisionAt(match, share));
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        // The log beside the board comes or goes with the next frame.
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
        for (const fault of await page.evaluate<string[]>(FAULTS))
          found.push(`${share} ${width}x${height}: ${fault}`);
      }
    }
    expect(found.slice(0, 12)).toEqual([]);
    await context.close();
  });
});

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [740, 360],
] as const;

/** What each city has, and how many of its districts say what they are called. */
interface Counts {
  districts: number;
  plots: number;
  names: number;
}

const COUNTS = `[...document.querySelectorAll('.ct-city')].map(city => ({
  districts: city.querySelectorAll('.ct-district').length,
  plots: city.querySelectorAll('.ct-plot').length,
  names: [...city.querySelectorAll('.ct-card-name > span')].filter(name => name.checkVisibility()).length,
}))`;

describe('a city', () => {
  test.each([4, 6, 8])(
    'has a plot for every district, and their names on a phone, with %i players',
    async seats => {
      const { page, context } = await newPlayer(suite.browser, PHONE);
      const match = playedOut(rules, seats, usual);
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.95));
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        const counts = await page.evaluate<Counts[]>(COUNTS);
        expect(counts.length).toBe(seats);
        for (const { districts, plots, names } of counts)
          expect({ width, height, plots: districts + plots, names }).toEqual({
            width,
            height,
            plots: 8,
            names: districts,
          });
      }
      await context.close();
    },
  );

  test.each([
    [2, 1280, 800, 0.7],
    [5, 1280, 800, 0.7],
    [8, 1920, 1080, 0.7],
    [4, 390, 844, 0.47],
  ])('of %i stands as tall as its strip of land lets it, %i by %i', async (seats, width, height, least) => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
    const match = playedOut(rules, seats, usual);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.75));
    const shares = await page.evaluate<number[]>(`[...document.querySelectorAll('.ct-city')].flatMap(city =>
      [...city.querySelectorAll('.ct-building')].map(building => building.clientHeight / city.clientHeight))`);
    expect(shares.length).toBeGreaterThan(seats);
    expect(Math.min(...shares)).toBeGreaterThan(least);
    await context.close();
  });

  test('whose player can be chosen has the whole ring round its plaque in sight, on a wide screen', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const match = playedOut(rules, 3, usual);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.1));
    const rings = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.ct-head[data-open]')].map(head => getComputedStyle(head).boxShadow)`,
    );
    expect(rings.length).toBe(2);
    // What is drawn outside a plaque is cut off by its city.
    for (const ring of rings) expect(ring).toContain('inset');
    await context.close();
  });

  test('has the whole width of a wide screen beside the log', async () => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width: 1920, height: 1080 } });
    const match = playedOut(rules, 4, usual);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
    const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    expect((await widthOf('.ct-cities')) + (await widthOf('.game-side'))).toBeGreaterThan(1890);
    await context.close();
  });

  test.each([3, 5])('leaves no corner empty for those who only watch %i players', async seats => {
    const { page, context } = await newPlayer(suite.browser);
    await openReplay(page, suite.server.url, playedOut(rules, seats, usual));
    await page.getByLabel('Seen by').selectOption('Spectators');
    await expect.poll(() => page.locator('.ct-city.own').count()).toBe(0);
    const [all, last] = await Promise.all(
      [page.locator('.ct-cities'), page.locator('.ct-city').last()].map(part => part.boundingBox()),
    );
    if (!all || !last) throw new Error('no cities');
    expect(all.x + all.width - last.x - last.width).toBeLessThan(2);
    await context.close();
  });
});

/** Where the frame is, and what of the board is there in every moment. */
const FRAME = [
  '.game-bar',
  '.game-board',
  '.prompt',
  '.game-hand',
  '.ct-court',
  '.ct-cities',
  '.ct-deck',
  '[data-part="rank:1"]',
  '[data-part="rank:8"]',
  '[data-part="player:0"]',
  '[data-part="player:2"]',
];

/** Looks in every frame whether what is staged lies on something that can be chosen. */
const WATCH_STAGE = `
  window.covered = [];
  window.staged = 0;
  const look = () => {
    const scene = document.querySelector('.stage-scene')?.getBoundingClientRect();
    const open = scene && document.querySelector('.stage[data-asked]')
      ? [...document.querySelectorAll('[data-part][data-open], .prompt, .game-hand')]
      : [];
    if (open.length > 0) window.staged++;
    for (const part of open) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (scene.left + 2 < right && left + 2 < scene.right && scene.top + 2 < bottom && top + 2 < scene.bottom)
        window.covered.push(part.dataset.part ?? part.className);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

describe('the screen never jumps, and what is staged covers no choice', () => {
  test.each([
    [5, 390, 844],
    [4, 1280, 800],
  ])('between decisions of %i players, %i by %i', async (seats, width, height) => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width, height } });
    await page.addInitScript(WATCH_STAGE);
    const match = playedOut(rules, seats, usual);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
    const watched = { parts: FRAME };
    expect(await jumpsOf({ page, context, errors: [] }, played[0], watched)).toEqual([]);
    expect(await page.evaluate<number>('window.staged')).toBeGreaterThan(0);
    expect([...new Set(await page.evaluate<string[]>('window.covered'))]).toEqual([]);
    await context.close();
  });

  test.each(['en-GB', 'fr-FR'])(
    'on a phone on its side, whether one chooses a character or has a turn, %s',
    async locale => {
      const viewport = { width: 844, height: 390 };
      const { page, context } = await newPlayer(suite.browser, { ...PHONE, viewport, locale });
      const match = playedOut(rules, 4, usual);
      const tops: number[] = [];
      for (const type of ['choose', 'end']) {
        const at = match.moves.findLastIndex(({ seat, action }) => seat === READER && action.type === type);
        await openMoment(page, suite.server.url, match, at);
        tops.push((await page.locator('.ct-cities').boundingBox())?.y ?? 0);
      }
      expect(Math.abs(tops[0] - tops[1])).toBeLessThanOrEqual(2);
      await context.close();
    },
  );
});
