import { below, NONE, type Rng, type Seat } from '@signoria/core';
import type { Options } from './options.ts';
import { deal } from './round.ts';
import type { Open, State } from './state.ts';

/** LC-1.2 LC-1.3  Deals the first round and chooses the starting player at random. */
export function setup(_seats: number, options: Options, rng: Rng): State {
  const starter = below(rng, 2) as Seat;
  const open: Open = {
    options,
    seats: 2,
    round: 1,
    starter,
    player: starter,
    step: 'card',
    known: [[], []],
    columns: [[], []],
    piles: [],
    closed: NONE,
    idle: 0,
    finished: [],
  };
  const s: State = { ...open, rng, stock: [], hands: [[], []] };
  deal(s);
  return s;
}
