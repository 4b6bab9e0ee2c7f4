import { isDeepStrictEqual } from 'node:util';
import { type Game, isObject, isSeatCount, type Kind, parseOptions, type Rng } from '@signoria/core';
import { type Answer, fault } from './session.ts';

/** More values than any view has, and numbers beyond any it tells. */
const MOST_VALUES = 10_000;
const MOST = 10_000;
/** Fields that are sets of bits, and may be large. */
const BITS: readonly string[] = ['used'];

/** A whole state that agrees with a view from outside: one that is no view of the game is refused. */
export function imagineFrom(game: Game, found: unknown, rng: Rng): Answer {
  try {
    if (isMeasured(found, { left: MOST_VALUES })) {
      const view = found as Kind['view'];
      const state = game.imagine(view, rng);
      if (isState(game, state) && isDeepStrictEqual(game.view(state, view.who), view)) return { state };
    }
  } catch {
    // A view can be wrong in ways no check foresees. Nothing was changed by looking.
  }
  return fault('view', 'bad-view', `a view of ${game.id}, as returned by "view"`);
}

function isState(game: Game, state: Kind['state']): boolean {
  const options = parseOptions(game.options, state.options, state.seats);
  return (
    options.ok && isSeatCount(game, state.seats) && game.check(state, state.seats, options.value) === null
  );
}

/** Whether it is small enough that nothing made of it can take long: no hand of a thousand million cards. */
function isMeasured(value: unknown, room: { left: number }): boolean {
  if (--room.left < 0) return false;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= MOST;
  if (Array.isArray(value)) return value.every(part => isMeasured(part, room));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, part]) => BITS.includes(name) || isMeasured(part, room));
}
