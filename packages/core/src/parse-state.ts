import type { Game, Kind } from './game.ts';
import { type Checked, parseOptions } from './options.ts';
import { isObject } from './plain.ts';
import { isSeatCount } from './record.ts';
import { rngFrom } from './rng.ts';
import { type Seat, seatsOf } from './seat.ts';

/** Reads a whole state from outside, the keys of its objects in any order: one the game can be played on from. */
export function parseState<T extends Kind>(game: Game<T>, found: unknown): Checked<T['state']> {
  const { min, max } = game.seats;
  if (!isObject(found)) return bad('', `a state of ${game.id}`);
  if (!isSeatCount(game, found.seats)) return bad('.seats', `a whole number from ${min} to ${max}`);
  const options = parseOptions(game.options, found.options ?? null, found.seats);
  if (!options.ok) return { ok: false, problem: { ...options.problem, at: `state.${options.problem.at}` } };
  try {
    const dealt = game.setup(found.seats, options.value, rngFrom(0));
    const fields = (whole: object) => Object.keys(whole).sort().join();
    if (fields(found) !== fields(dealt))
      return bad('', `the fields of a state of ${game.id}, no more and no fewer`);
    const state: T['state'] = game.copy({ ...found, options: options.value } as unknown as T['state']);
    const sound = seatsOf(found.seats).every(seat => keepsItsWord(game, state, seat));
    return sound ? { ok: true, value: state } : bad('', `a state that ${game.id} can be played on from`);
  } catch {
    return bad('', `a state of ${game.id}`);
  }
}

/** Whether what the game says to a seat holds together: a choice for those in turn alone, and no choice refused. */
function keepsItsWord<T extends Kind>(game: Game<T>, state: T['state'], seat: Seat): boolean {
  const actions = game.legal(state, seat);
  game.view(state, seat);
  game.result(state);
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
