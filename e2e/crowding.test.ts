import { describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { crowdedAt } from './crowding.ts';
import { PLAYED } from './games.ts';
import { decisionAt, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer } from './player.ts';
import { LARGE_LETTERS, SCREENS, withLargeLetters, ZOOMED } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** The fullest tables and the smallest, late in the game. */
function* fullTables(id: string) {
  const game = gameOf(id);
  for (const seats of new Set([game.seats.min, game.seats.max]))
    yield { seats, match: playedOut(game, seats, Object.keys(game.options.presets).at(-1) ?? '') };
}

/** `npm run crowding` looks at every moment of every game; this at the fullest tables, in both languages. */
describe.each(PLAYED)('$id: nothing is cut, covered or beyond the screen', ({ id }) => {
  test.each(['en-GB', 'fr-FR'])('%s', async locale => {
    const { page, context } = await newPlayer(suite.browser, { locale });
    const found: string[] = [];
    for (const { seats, match } of fullTables(id)) {
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
      const faults = [
        ...(await crowdedAt(page, [...SCREENS, ...ZOOMED])),
        ...(await withLargeLetters(page, () => crowdedAt(page, LARGE_LETTERS))),
      ];
      for (const fault of faults) found.push(`${seats} players, ${fault}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

test('nothing is cut, covered or beyond the screen in a browser set to letters of twice the size', async () => {
  const browser = await launch('--blink-settings=defaultFontSize=32');
  const { page } = await newPlayer(browser, { locale: 'fr-FR' });
  const found: string[] = [];
  for (const { id } of PLAYED)
    for (const { seats, match } of fullTables(id)) {
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
      for (const fault of await crowdedAt(page, LARGE_LETTERS)) found.push(`${id} ${seats}, ${fault}`);
    }
  expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px');
  expect(found).toEqual([]);
  await browser.close();
});

test('the look finds what is cut, what is covered and letters on letters', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await page.setContent(`<div class="game">
    <p class="narrow" style="width: 40px; overflow: hidden; white-space: nowrap">A sentence that does not fit</p>
    <button class="under" style="position: absolute; top: 99px">Under</button>
    <button class="over" style="position: absolute; top: 99px">Over</button>
    <p class="fits">A sentence that fits</p>
    <p class="first" style="position: absolute; top: 200px">One</p>
    <p class="second" style="position: absolute; top: 204px">Two</p>
  </div>`);
  const found = await crowdedAt(page, [[800, 600]]);
  expect(found.map(fault => fault.replaceAll(/ “[^”]*”/g, ''))).toEqual([
    '800×600 cut: narrow',
    '800×600 on one another: under and over',
    '800×600 on one another: first and second',
    '800×600 covered: under by over',
  ]);
  await context.close();
});
