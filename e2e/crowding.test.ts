import { describe, expect, test } from 'vitest';
import { crowdedAt } from './crowding.ts';
import { PLAYED } from './games.ts';
import { decisionAt, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** `npm run crowding` looks at every moment of every game; this at the fullest tables, in both languages. */
describe.each(PLAYED)('$id: nothing is cut, covered or beyond the screen', ({ id }) => {
  const game = gameOf(id);
  test.each(['en-GB', 'fr-FR'])('%s', async locale => {
    const { page, context } = await newPlayer(suite.browser, { locale });
    const found: string[] = [];
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const match = playedOut(game, seats, Object.keys(game.options.presets).at(-1) ?? '');
      await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
      for (const fault of await crowdedAt(page)) found.push(`${seats} players, ${fault}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

test('the look finds what is cut and what is covered', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await page.setContent(`<div class="game">
    <p class="narrow" style="width: 40px; overflow: hidden; white-space: nowrap">A sentence that does not fit</p>
    <button class="under" style="position: absolute; top: 99px">Under</button>
    <button class="over" style="position: absolute; top: 99px">Over</button>
    <p class="fits">A sentence that fits</p>
  </div>`);
  const found = await crowdedAt(page, [[800, 600]]);
  expect(found.map(fault => fault.replace(/ “.*/, ''))).toEqual([
    '800×600 cut: narrow',
    '800×600 covered: under by over',
  ]);
  await context.close();
});
