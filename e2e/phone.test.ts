import { citadels } from '@signoria/citadels';
import { defaultPreset, type Game } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sticksOut, tooSmall } from './look.ts';
import { decisions, openMoment, playedOut } from './moments.ts';
import { fingerOn, newPlayer, PHONE, version } from './player.ts';
import { resized } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

const NARROW = [
  { width: 360, height: 640 },
  { width: 320, height: 640 },
];
/** Phones on which all cities of Citadels are in sight. */
const USUAL = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** What is drawn in a part and goes beyond its sides by more than a badge does. */
function spills(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('main button[data-part]')].flatMap(part => {
      const { left, right } = part.getBoundingClientRect();
      return [...part.querySelectorAll('.part-look *:not(use)')]
        .map(element => [element, element.getBoundingClientRect()])
        .filter(([, drawn]) => drawn.width > 0 && (drawn.left < left - 6 || drawn.right > right + 6))
        .map(([element]) => part.dataset.part + ': ' + element.outerHTML.slice(0, 120));
    })
  `);
}

async function expectInside(page: Page, moment: string): Promise<void> {
  for (const size of NARROW) {
    await page.setViewportSize(size);
    const { width } = size;
    expect({ moment, width, out: await sticksOut(page), spilt: await spills(page) }).toEqual({
      moment,
      width,
      out: [],
      spilt: [],
    });
  }
}

function tablesOf({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

describe('nothing sticks out of a narrow phone', () => {
  // French has the longer words.
  test.each(GAMES)('at the end of $id with any number of players', async game => {
    const { page, context, errors } = await newPlayer(suite.browser, { ...PHONE, locale: 'fr-FR' });
    for (const seats of tablesOf(game)) {
      const match = playedOut(game, seats, defaultPreset(game.options));
      await openMoment(page, suite.server.url, match, match.moves.length);
      await expectInside(page, `${seats} players`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([2, 5, 8])(
    'when all that can be said of a player of Citadels is, with %i players',
    async seats => {
      const { page, context } = await newPlayer(suite.browser, PHONE);
      const match = playedOut(citadels, seats, defaultPreset(citadels.options));
      await openMoment(page, suite.server.url, match, match.moves.length);
      await page.evaluate(`
      for (const head of document.querySelectorAll('.ct-head')) {
        head.querySelector('.ct-name').textContent = 'Bartolomea Colleoni de’ Medici';
        const faces = head.querySelector('.ct-faces');
        const face = document.querySelector('.ct-face');
        faces.replaceChildren(face.cloneNode(true), face.cloneNode(true));
        const mark = head.querySelector('.ct-cards');
        const worth = head.querySelector('.ct-worth');
        if (!worth.querySelector('.ct-crown')) worth.prepend(mark.cloneNode(true));
        for (const figure of worth.querySelectorAll('span')) figure.lastChild.textContent = '12';
        for (const more of ['eye', 'shield', 'done'])
          if (!head.querySelector('.ct-' + more)) worth.after(mark.cloneNode(true));
      }
    `);
      await expectInside(page, 'all at once');
      await context.close();
    },
  );
});

interface Reach {
  /** How far the cities go beyond the room they have. */
  beyond: number;
  /** Parts that may be touched and are hidden, or too small for a finger. */
  missed: string[];
  /** Text too small to be read. */
  tiny: string[];
}

/** A part is as large as the stretch around its middle in which a finger touches nothing else. */
const REACH = `(() => {
  const cities = document.querySelector('.ct-cities');
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-part]');
  const stretch = (part, x, y, dx, dy) => {
    let long = 0;
    while (long < 24 && at(x + dx * long, y + dy * long) === part) long++;
    return long;
  };
  const isMissed = part => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const wide = stretch(part, x, y, -1, 0) + stretch(part, x, y, 1, 0);
    const high = stretch(part, x, y, 0, -1) + stretch(part, x, y, 0, 1);
    return wide < 24 || high < 24;
  };
  const isTiny = element =>
    [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== '') &&
    element.getClientRects().length > 0 &&
    parseFloat(getComputedStyle(element).fontSize) < 11;
  return {
    beyond: cities.scrollHeight - cities.clientHeight,
    missed: [...document.querySelectorAll('.game-board [data-open]')].filter(isMissed).map(part => part.dataset.part),
    tiny: [...document.querySelectorAll('.game-board *')].filter(isTiny).map(element => element.outerHTML.slice(0, 80)),
  };
})()`;

/** Decisions for which one must see everybody. */
const WIDE_CHOICES = ['choose', 'swap', 'destroy'];

describe('on a phone on its side the tools are in sight, at every kind of decision of the fullest table', () => {
  test.each(GAMES.map(game => [game.id, game] as const))('%s', async (_, game) => {
    const { page, context } = await newPlayer(suite.browser, { ...PHONE, locale: 'fr-FR' });
    const match = playedOut(game, game.seats.max, defaultPreset(game.options));
    const hidden: string[] = [];
    for (const { at, offers } of decisions(match)) {
      await openMoment(page, suite.server.url, match, at);
      await resized(page, 844, 390);
      const below = await page.evaluate<number>(`
        document.querySelector('.prompt-tools').getBoundingClientRect().bottom -
        document.querySelector('.prompt').getBoundingClientRect().bottom`);
      if (below > 0) hidden.push(`${offers}: by ${Math.round(below)}`);
    }
    expect(hidden).toEqual([]);
    await context.close();
  });
});

describe('all cities of Citadels are in sight', () => {
  test.each([2, 3, 4, 5, 7, 8])('and in reach, with %i players', async seats => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(citadels, seats, defaultPreset(citadels.options));
    for (const { at, offers } of decisions(match)) {
      if (!WIDE_CHOICES.some(choice => offers.split('+').includes(choice))) continue;
      await openMoment(page, suite.server.url, match, at);
      for (const size of USUAL) {
        await page.setViewportSize(size);
        const found = await page.evaluate<Reach>(REACH);
        expect({ offers, size, ...found }).toEqual({ offers, size, beyond: 0, missed: [], tiny: [] });
      }
      await expectInside(page, offers);
    }
    await context.close();
  });
});

/** A decision at which districts or players are chosen, in the first game that has one. */
function choiceAmongCities(seats: number, kind: string): { match: ReturnType<typeof playedOut>; at: number } {
  for (const deal of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const match = playedOut(citadels, seats, defaultPreset(citadels.options), deal);
    const found = decisions(match).find(({ offers }) => offers.split('+').includes(kind));
    if (found) return { match, at: found.at };
  }
  throw new Error(`nobody may ${kind} with ${seats} players`);
}

describe('what is smaller than a finger comes nearer when a finger touches it', () => {
  test.each([
    ['destroy', 5, 360, 640],
    ['destroy', 8, 390, 844],
    ['destroy', 8, 844, 390],
    ['swap', 8, 360, 640],
    ['swap', 8, 844, 390],
  ])('%s, with %i players of Citadels on %i × %i', async (kind, seats, width, height) => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const { match, at } = choiceAmongCities(seats, kind);
    await openMoment(page, suite.server.url, match, at);
    await resized(page, width, height);
    const name = await page
      .locator('.ct-city .part[data-open]:not(.ct-site)')
      .last()
      .getAttribute('data-part');
    const part = page.locator(`[data-part="${name}"]`);
    await part.tap();
    const far = page.getByRole('button', { name: 'See all cities at once' });
    await far.waitFor();
    expect(await part.getAttribute('data-chosen')).toBe(null);
    expect({ missed: await tooSmall(page), out: await sticksOut(page) }).toEqual({ missed: [], out: [] });
    await far.tap();
    await far.waitFor({ state: 'hidden' });
    await part.tap();
    await far.waitFor();
    // Any sooner it would be taken for a finger that taps twice.
    await page.waitForTimeout(500);
    await part.tap();
    await expect
      .poll(async () => (await part.getAttribute('data-chosen')) ?? (await version(page)) > at)
      .toBeTruthy();
    await context.close();
  });

  test.each([
    ['destroy', 8, 844, 390],
    ['swap', 8, 360, 640],
    ['destroy', 5, 360, 640],
  ])(
    '%s, with %i players on %i × %i: a finger that taps twice has chosen nothing',
    async (kind, seats, width, height) => {
      const { page, context } = await newPlayer(suite.browser, PHONE);
      const { match, at } = choiceAmongCities(seats, kind);
      await openMoment(page, suite.server.url, match, at);
      await resized(page, width, height);
      const tap = await fingerOn({ context, page });
      const far = page.getByRole('button', { name: 'See all cities at once' });
      const open = page.locator('.ct-city .part[data-open]:not(.ct-site)');
      // Wherever a finger begins, and whatever comes to lie under it.
      for (const part of (await open.all()).filter((_, i) => i % 4 === 0)) {
        await part.scrollIntoViewIfNeeded();
        const box = await part.boundingBox();
        if (!box) throw new Error('nothing to tap');
        const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const now = Date.now() / 1000;
        await tap(place, now);
        await far.waitFor();
        await tap(place, now + 0.2);
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect(await page.locator('.ct-cities [data-chosen]').count()).toBe(0);
        expect(await version(page)).toBe(at);
        await page.waitForTimeout(500);
        await far.tap();
        await far.waitFor({ state: 'hidden' });
        await page.waitForTimeout(500);
      }
      await context.close();
    },
  );

  test('a mouse chooses at once', async () => {
    const { page, context } = await newPlayer(suite.browser, { viewport: { width: 360, height: 640 } });
    const { match, at } = choiceAmongCities(8, 'swap');
    await openMoment(page, suite.server.url, match, at);
    await page.locator('.ct-head[data-open]').last().click();
    expect(await page.locator('.ct-cities[data-close]').count()).toBe(0);
    await page.locator('.ct-head[data-chosen]').waitFor();
    await context.close();
  });
});
