import { pick, rngFrom } from '@signoria/core';
import { patrician, type State } from '@signoria/patrician';
import { expect, test } from 'vitest';
import { firstModel, model } from '../src/patrician/model.ts';
import { policy } from '../src/patrician/policy.ts';
import { newOutcome } from '../src/search/playout.ts';

/** A position some way into a game, reached by the policy or by chance. */
function position(seed: number): State {
  const { base } = patrician.options.presets;
  const s = patrician.setup(2 + (seed % 4), base, rngFrom(seed));
  const rng = rngFrom(seed + 1000);
  for (let move = 0; move < seed % 151; move++) {
    const [seat] = patrician.turn(s);
    if (seat === undefined) break;
    const legal = patrician.legal(s, seat);
    patrician.apply(s, seat, seed % 3 ? pick(rng, legal) : policy(s, seat, legal, rng));
  }
  return s;
}

test('the flat playout ends as the policy does on the rules’ own state, at every number of seats and step', () => {
  const steps = new Set<string>();
  for (let seed = 0; seed < 240; seed++) {
    const s = position(seed);
    steps.add(s.step);
    const [flat, plain] = [model, firstModel].map(({ playOut }) => {
      const found = newOutcome();
      playOut(patrician.copy(s), rngFrom(seed), found);
      return { wins: [...found.wins], margins: [...found.margins] };
    });
    expect(flat, `seed ${seed}`).toEqual(plain);
  }
  expect([...steps].sort()).toEqual(['build', 'move', 'over', 'play', 'take']);
});
