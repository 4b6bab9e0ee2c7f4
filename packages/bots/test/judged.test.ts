import { type Citadels, citadels, type State } from '@signoria/citadels';
import { parseOptions, rngFrom, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import type { Policy } from '../src/bot.ts';
import { encoding } from '../src/citadels/inputs.ts';
import { policy } from '../src/citadels/policy.ts';
import { judgedPlayouts, MARGIN_SCALE } from '../src/search/judged.ts';
import { newOutcome } from '../src/search/playout.ts';

const SEATS = 3;
const OWN: Seat = 1;

function deal(): State {
  const options = parseOptions(citadels.options, undefined, SEATS);
  if (!options.ok) throw new Error(options.problem.at);
  return citadels.setup(SEATS, options.value, rngFrom(4));
}

/** Playouts whose judge gives every seat three chances in four and six points, and notes which round it was shown to whom. */
function noting(first: Policy<Citadels> = policy, second?: Policy<Citadels>) {
  const asked: { round: number; seat: Seat }[] = [];
  const noted = {
    ...encoding,
    encode(state: State, seat: Seat) {
      asked.push({ round: state.round, seat });
      return 0;
    },
  };
  const said = [Math.log(3), 6 / MARGIN_SCALE];
  const judge = {
    on: new Uint16Array(0),
    sums: new Int32Array(2),
    judge: () => {},
    said: (i: number) => said[i],
  };
  const { playOut } = judgedPlayouts(citadels, first, noted, () => judge, second);
  return { asked, playOut };
}

test('a playout is judged when its round is over, for the seat in question alone', () => {
  const { asked, playOut } = noting();
  const found = newOutcome();
  playOut(deal(), rngFrom(1), found, OWN);
  expect(asked).toEqual([{ round: 2, seat: OWN }]);
  expect(found.wins[OWN]).toBeCloseTo(0.75, 12);
  expect(found.margins[OWN]).toBeCloseTo(6, 12);
});

test('a playout goes on to the end of the round it is given, and is judged for all where none is in question', () => {
  const { asked, playOut } = noting();
  const found = newOutcome();
  playOut(deal(), rngFrom(1), found, undefined, 3);
  expect(asked).toEqual([0, 1, 2].map(seat => ({ round: 4, seat })));
  expect([...found.wins.subarray(0, SEATS)].map(chance => chance.toFixed(2))).toEqual([
    '0.75',
    '0.75',
    '0.75',
  ]);
});

test('a game that ends before that is not judged: its result counts', () => {
  const { asked, playOut } = noting();
  const found = newOutcome();
  playOut(deal(), rngFrom(1), found, OWN, 1000);
  expect(asked).toEqual([]);
  expect(found.wins.subarray(0, SEATS).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('the others go by the second policy in about every other world, each for itself, and the own seat never', () => {
  const WORLDS = 400;
  const bySecond = Array.from({ length: SEATS }, () => new Set<number>());
  const together = new Set<number>();
  for (let world = 0; world < WORLDS; world++) {
    const second: Policy<Citadels> = (state, seat, legal, rng) => {
      bySecond[seat].add(world);
      return policy(state, seat, legal, rng);
    };
    noting(policy, second).playOut(deal(), rngFrom(world), newOutcome(), OWN);
    if (bySecond[0].has(world) && bySecond[2].has(world)) together.add(world);
  }
  expect(bySecond[OWN].size).toBe(0);
  for (const other of [0, 2]) expect(Math.abs(bySecond[other].size - WORLDS / 2)).toBeLessThan(50);
  expect(Math.abs(together.size - WORLDS / 4)).toBeLessThan(50);
});
