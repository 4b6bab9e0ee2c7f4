import { type Seed, seedBytes } from './fair.ts';
import type { Game, Kind, Refusal } from './game.ts';
import { revealsNothing } from './reveals.ts';
import { rngFrom, seedRng } from './rng.ts';
import type { Seat, Who } from './seat.ts';

export interface Move<T extends Kind = Kind> {
  seat: Seat;
  action: T['action'];
}

/** One playing of a game: its setup, its moves, and the state that follows from both. */
export interface Match<T extends Kind = Kind> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly options: T['options'];
  readonly seed: Seed;
  /** Where it was taken up, when it was not dealt from its seed. */
  readonly start?: T['state'];
  /** The moves so far. Their number is the match's version. */
  readonly moves: Move<T>[];
  state: T['state'];
}

export type Outcome<T extends Kind = Kind> =
  | { ok: true; events: T['event'][] }
  | { ok: false; refusal: Refusal };

export function startMatch<T extends Kind>(
  game: Game<T>,
  seats: number,
  options: T['options'],
  seed: Seed,
  start?: T['state'],
): Match<T> {
  const begun = { game, seats, options, seed, ...(start ? { start } : {}) };
  return { ...begun, moves: [], state: firstState(begun) };
}

/** The state before the first move: dealt from the seed, or as it was taken up. */
function firstState<T extends Kind>({
  game,
  seats,
  options,
  seed,
  start,
}: Omit<Match<T>, 'moves' | 'state'>): T['state'] {
  return start ? game.copy(start) : game.setup(seats, options, seedRng(seedBytes(seed), game.id));
}

/** Increases by one with each move; an answer to an older version comes too late. */
export function version(match: Match): number {
  return match.moves.length;
}

/** Plays `action`, which may be any value from outside, or returns the rule that forbids it. */
export function act<T extends Kind>(match: Match<T>, seat: Seat, action: unknown): Outcome<T> {
  const refusal = match.game.why(match.state, seat, action);
  return refusal
    ? { ok: false, refusal }
    : { ok: true, events: playLegal(match, seat, action as T['action']) };
}

/** Plays an action that is already known to be legal, without checking it again. */
export function playLegal<T extends Kind>(match: Match<T>, seat: Seat, action: T['action']): T['event'][] {
  const events: T['event'][] = [];
  match.game.apply(match.state, seat, action, event => events.push(event));
  match.moves.push({ seat, action });
  return events;
}

/** The events that `who` may see, after the first `from` moves: one list per move. */
export function eventsSince<T extends Kind>(match: Match<T>, from: number, who: Who): T['event'][][] {
  const { game } = match;
  const state = stateAt(match, from);
  return match.moves.slice(from).map(({ seat, action }) => {
    const heard: T['event'][] = [];
    game.apply(state, seat, action, event => {
      const told = game.redact(event, who);
      if (told) heard.push(told);
    });
    return heard;
  });
}

/** The state after the first `count` moves, replayed from the start. */
export function stateAt<T extends Kind>(match: Match<T>, count: number): T['state'] {
  const state = firstState(match);
  for (const { seat, action } of match.moves.slice(0, count)) match.game.apply(state, seat, action);
  return state;
}

/**
 * How many of its own latest moves `seat` may undo: never beyond another seat's move, and only if nobody has
 * learned anything except those moves themselves.
 */
export function undoLimit<T extends Kind>(match: Match<T>, seat: Seat): number {
  const first = match.moves.findLastIndex(move => move.seat !== seat) + 1;
  const state = stateAt(match, first);
  let limit = 0;
  for (const { action } of match.moves.slice(first)) {
    limit = revealsNothing(match.game, state, seat, action, rngFrom(first + limit)) ? limit + 1 : 0;
    match.game.apply(state, seat, action);
  }
  return limit;
}

/** Undoes the last `count` moves of all seats. Check `undoLimit` first, or ask the other players. */
export function takeBack<T extends Kind>(match: Match<T>, count: number): void {
  match.state = stateAt(match, match.moves.length - count);
  match.moves.length -= count;
}
