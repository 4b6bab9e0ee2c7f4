import { type Kind, rngFrom, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { type Deciding, netPolicy, netScores, UNIT } from '../src/net/decisions.ts';

/** A choice among numbers, each an answer of its own but for those that share one; the hand-made policy likes the first. */
interface Choosing extends Kind {
  state: Kind['state'] & { isSecret: boolean };
  action: { type: string; number: number };
}

const deciding: Deciding<Choosing> = {
  inputs: 1,
  outputs: 4,
  layout: 0,
  encode: () => 0,
  outputOf: (_state, _seat, { number }) => number % 4,
  weigh(_state, _seat, legal, found) {
    legal.forEach((_, i) => {
      found[i] = -i;
    });
    return 0;
  },
  isSecret: ({ isSecret }) => isSecret,
};

/** A net that always says the same of its outputs. */
function saying(...said: number[]) {
  return () => ({
    on: new Uint16Array(64),
    sums: new Int32Array(said.length),
    judge: () => {},
    said: (output: number) => said[output],
  });
}

const legal = [0, 1, 2, 3].map(number => ({ type: 'take', number }));
const state = (isSecret: boolean) => ({ isSecret }) as Choosing['state'];
const SEAT: Seat = 0;

test('the policy net takes what it says most of, whatever the hand-made policy likes', () => {
  const choose = netPolicy(deciding, saying(0, 1, 5, 2));
  expect(choose(state(false), SEAT, legal, rngFrom(1))).toBe(legal[2]);
});

test('where a choice is secret the policy net draws: mostly the best, now and then one nearly as good, a bad one never', () => {
  const choose = netPolicy(deciding, saying(0, -9, 1, 0.8));
  const drawn = [0, 0, 0, 0];
  const rng = rngFrom(2);
  for (let i = 0; i < 1000; i++) drawn[choose(state(true), SEAT, legal, rng).number]++;
  const [own, bad, best, near] = drawn;
  expect(best).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(own);
  expect(own).toBeGreaterThan(0);
  expect(bad).toBe(0);
});

test('quick scores put actions in the order of the net; of those that share an answer, all but the best come last', () => {
  const scores = netScores(deciding, saying(0, 3, -2, 1), 10);
  const actions = [...legal, { type: 'take', number: 5 }];
  const found = new Float64Array(actions.length);
  scores(state(false), SEAT, actions, found);
  const order = actions.map((_, i) => i).sort((a, b) => found[b] - found[a]);
  expect(order).toEqual([1, 3, 0, 2, 4]);
  expect(found[1] - found[3]).toBeCloseTo((3 - 1) * UNIT * 2 * 10, 12);
});
