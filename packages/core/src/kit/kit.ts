import { expect } from 'vitest';
import type { Game, Kind } from '../game.ts';
import { parseOptions } from '../options.ts';
import { below, type Rng, rngFrom } from '../rng.ts';
import type { Seat, Who } from '../seat.ts';
import { seatsOf } from '../seat.ts';

/** A table to try a game on. */
export interface TableSetup {
  seats: number;
  /** As a person would give them: a preset and what differs from it. */
  options?: Record<string, unknown>;
}

/** What a game's own tests tell the kit; all of it written apart from the engine it checks. */
export interface Kit<T extends Kind> {
  game: Game<T>;
  tables: readonly TableSetup[];
  /** Random games played through at each table. */
  games: number;
  /** Random games at each table in which every step is looked at from every side. Two when left out. */
  watched?: number;
  /** Every action one could name at this moment, legal or not. */
  universe(state: T['state']): readonly unknown[];
  /** All that must be neither lost nor doubled, in a fixed order. */
  material(state: T['state']): readonly (number | string)[];
  /** The final totals, counted anew without the engine's scoring. */
  recount(state: T['state']): readonly number[];
  /** A copy in which everything `who` cannot know has been permuted. */
  scramble(state: T['state'], who: Who, rng: Rng): T['state'];
  /** Where seats remember: why something a view tells is untrue of this state; null when all of it holds. */
  untruth?(state: T['state'], view: T['view']): string | null;
  /** The folder of the files that are kept and compared. */
  golden: string;
}

/** No game of ours takes this many decisions: more is a game that does not end. */
const ENDLESS = 20_000;

export interface Step<T extends Kind> {
  state: T['state'];
  seat: Seat;
  action: T['action'];
  index: number;
}

export function label(table: TableSetup): string {
  return `${table.seats} seats ${table.options ? JSON.stringify(table.options) : 'by default'}`;
}

export function dealAt<T extends Kind>(game: Game<T>, table: TableSetup, number: number): T['state'] {
  const options = parseOptions(game.options, table.options, table.seats);
  if (!options.ok) throw new Error(`${options.problem.at}: expected ${options.problem.expected}`);
  return game.setup(table.seats, options.value, rngFrom(number * 7919 + table.seats));
}

/** Plays a random game, showing each step before it is taken. Any seat in turn may be the next to move. */
export function playRandomly<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  rng: Rng,
  watch: (step: Step<T>) => void = () => undefined,
): void {
  for (let index = 0; index < ENDLESS; index++) {
    const seats = game.turn(state);
    if (seats.length === 0) return;
    const seat = seats[below(rng, seats.length)];
    const actions = game.legal(state, seat);
    if (actions.length === 0) throw new Error(`seat ${seat} is in turn at step ${index} but may do nothing`);
    const action = actions[below(rng, actions.length)];
    watch({ state, seat, action, index });
    game.apply(state, seat, action);
  }
  throw new Error(`not over after ${ENDLESS} steps`);
}

/** Everyone who looks on: each seat, and the public. */
export function onlookers(state: { seats: number }): Who[] {
  return [...seatsOf(state.seats), 'table'];
}

/** A plain comparison for inner loops, where a full matcher would cost more than the game. */
export function same(found: unknown, expected: unknown, where: string): void {
  if (found !== expected) expect.fail(`${where}: found ${found}, expected ${expected}`);
}
