import { pick, rngFrom, type Seat } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { expect, test } from 'vitest';
import { roundLeadBy } from '../src/lost-cities/playout.ts';
import { policy } from '../src/lost-cities/policy.ts';
import { WEIGHTS } from '../src/lost-cities/weights.ts';

const roundLead = roundLeadBy(WEIGHTS);

test('the flat playout makes the same moves as the policy on the rules’ own state', () => {
  for (let seed = 0; seed < 120; seed++) {
    const rng = rngFrom(seed);
    const options = { ...lostCities.options.presets.published, rounds: 1, expeditions: 5 + (seed % 2) };
    const state = lostCities.setup(2, options, rngFrom(seed + 1000));
    for (let move = 0; move < seed % 70 && lostCities.turn(state).length > 0; move++) {
      const [seat] = lostCities.turn(state) as [Seat];
      const legal = lostCities.legal(state, seat);
      lostCities.apply(state, seat, seed % 3 ? pick(rng, legal) : policy(state, seat, legal, rng));
    }
    if (lostCities.turn(state).length === 0) continue;
    const lead = roundLead(state);
    while (lostCities.turn(state).length > 0) {
      const [seat] = lostCities.turn(state) as [Seat];
      lostCities.apply(state, seat, policy(state, seat, lostCities.legal(state, seat), rng));
    }
    const [first, second] = lostCities.result(state)?.scores ?? [];
    expect(lead).toBe(first.total - second.total);
  }
});
