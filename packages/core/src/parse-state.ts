import type { Game, Kind } from './game.ts';
import { parseOptions } from './options.ts';
import { isObject } from './plain.ts';
import type { Checked } from './problem.ts';
import { isSeatCount } from './record.ts';
import { pick, type Rng, rngFrom } from './rng.ts';
import { type Seat, seatsOf, type Who } from './seat.ts';

/**
 * Reads a whole state from outside, with the keys of its objects in any order, and checks that the game can
 * be continued from it.
 */
export function parseState<T extends Kind>(game: Game<T>, found: unknown): Checked<T['state']> {
  const { min, max } = game.seats;
  if (!isObject(found)) return bad('', `a ${game.id} state`);
  if (!isSeatCount(game, found.seats)) return bad('.seats', `a whole number from ${min} to ${max}`);
  const options = parseOptions(game.options, found.options ?? null, found.seats);
  if (!options.ok) return { ok: false, problem: { ...options.problem, at: `state.${options.problem.at}` } };
  const wrong = game.check(found, found.seats, options.value);
  if (wrong) return bad(wrong.at, wrong.expected);
  const state: T['state'] = game.copy({ ...found, options: options.value } as unknown as T['state']);
  return isPlayable(game, state) ? { ok: true, value: state } : bad('', `a playable ${game.id} state`);
}

/** Moves that are tried, and after how many all is looked at. */
const TRIED = 60;
const LOOK_EVERY = 30;

/**
 * Tries what no list of conditions can foresee: plays some random moves, and now and then calls every function for
 * everyone. The moves are always the same, so that a state always gets the same verdict.
 */
function isPlayable<T extends Kind>(game: Game<T>, found: T['state']): boolean {
  const state = game.copy(found);
  const rng = rngFrom(1);
  try {
    for (let move = 0; move < TRIED; move++) {
      if (move % LOOK_EVERY === 0 && !holdsTogether(game, state, rng)) return false;
      const turn = game.turn(state);
      if (turn.length === 0) return true;
      const seat = pick(rng, turn);
      game.apply(state, seat, pick(rng, game.legal(state, seat)));
    }
    return holdsTogether(game, state, rng);
  } catch {
    return false;
  }
}

function holdsTogether<T extends Kind>(game: Game<T>, state: T['state'], rng: Rng): boolean {
  const everyone: Who[] = [...seatsOf(state.seats), 'table'];
  for (const who of everyone) game.imagine(game.view(state, who), rng);
  game.result(state);
  return seatsOf(state.seats).every(seat => keepsItsWord(game, state, seat));
}

/** Whether what the game says to a seat holds together: a choice for those in turn alone, and no choice refused. */
function keepsItsWord<T extends Kind>(game: Game<T>, state: T['state'], seat: Seat): boolean {
  const actions = game.legal(state, seat);
  return (
    actions.length > 0 === game.turn(state).includes(seat) &&
    actions.every(action => game.why(state, seat, action) === null) &&
    game.why(state, seat, null)?.rule !== undefined
  );
}

function bad(
  at: string,
  expected: string,
): { ok: false; problem: { at: string; code: string; expected: string } } {
  return { ok: false, problem: { at: `state${at}`, code: 'bad-state', expected } };
}
