import { rngFrom, split } from '@signoria/core';
import { dealAt, label, onlookers, playRandomly, same } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { citadels } from '../src/index.ts';
import { untruth } from './truth.ts';

/**
 * The kit asks after every step of its games whether anything remembered is untrue, and lets one onlooker imagine. Here
 * all do, at tables where a Lighthouse comes often, for whoever looks through the deck knows most.
 */
const LIGHTHOUSE = [2, 4, 5, 7].map(seats => ({
  seats,
  options: { darkCity: 'chosen', darkDistricts: ['lighthouse', 'museum', 'park'] },
}));

const GAMES = Number(process.env.TRUTH_GAMES ?? 6);

test.each(LIGHTHOUSE.map(table => ({ name: label(table), table })))(
  'C-1.6 nobody remembers anything untrue, and everyone can imagine a world: $name',
  ({ table }) => {
    let remembered = 0;
    for (let number = 0; number < GAMES; number++) {
      const rng = rngFrom(number + 3000);
      const s = dealAt(citadels, table, number);
      playRandomly(citadels, s, rngFrom(number), ({ index }) => {
        for (const who of onlookers(s)) {
          const view = citadels.view(s, who);
          const where = `game ${number} step ${index} seen by ${who}`;
          same(untruth(s, view), null, where);
          same(untruth(citadels.imagine(view, split(rng)), view), null, `${where}, imagined`);
          remembered += view.memory.length;
        }
      });
    }
    expect(remembered).toBeGreaterThan(0);
  },
);
