import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowdedAt } from './crowding.ts';
import { decisionAt, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { resized, SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** As many points as a game may come to, in the most letters. */
const MOST: Readonly<Record<string, string>> = {
  'lost-cities': '−213',
  patrician: '88',
  citadels: '48',
  'il-principe': '113',
};

/** Writes so many points on every plate; where the frame is then. */
function edgesWith(page: Page, points: string): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    for (const figure of document.querySelectorAll('.player-figures > b')) figure.textContent = '${points}';
    return ['.game-board', '.prompt', '.game-hand'].flatMap(part => {
      const { top, bottom } = document.querySelector(part).getBoundingClientRect();
      return [top, bottom];
    });
  })()`);
}

test.each(GAMES)('the board of $id stays where it is, however many points there are', async game => {
  const { min, max } = game.seats;
  const moved: string[] = [];
  for (const locale of ['en-GB', 'fr-FR'])
    for (const seats of new Set([min, Math.min(4, max)])) {
      const { page, context } = await newPlayer(suite.browser, { locale });
      const match = playedOut(game, seats, defaultPreset(game.options));
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.4));
      for (const [width, height] of SCREENS) {
        await resized(page, width, height);
        const before = await edgesWith(page, '0');
        const after = await edgesWith(page, MOST[game.id]);
        if (before.some((edge, i) => Math.abs(edge - after[i]) > 2))
          moved.push(`${locale} ${seats} ${width}`);
      }
      await context.close();
    }
  expect(moved).toEqual([]);
});

test.each(GAMES.filter(({ seats }) => seats.max >= 5))(
  'five plates of $id are in sight on a phone on its side',
  async game => {
    const { page, context } = await newPlayer(suite.browser, {
      ...PHONE,
      viewport: { width: 844, height: 390 },
    });
    const match = playedOut(game, 5, defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
    const beyond = await page.evaluate(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
      document.querySelector('.players'))`);
    expect(beyond).toBe(0);
    await context.close();
  },
);

test('four plates of Patrician have room for their messengers, at every size', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(gameOf('patrician'), 4, 'both');
  for (const share of [0, 0.35]) {
    await openMoment(page, suite.server.url, match, decisionAt(match, share));
    expect(await page.locator('.pt-left').getByText('♞').count()).toBeGreaterThan(0);
    expect(await crowdedAt(page)).toEqual([]);
  }
  await context.close();
});
