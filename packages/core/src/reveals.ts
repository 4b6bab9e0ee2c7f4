import type { Game, Kind } from './game.ts';
import { type Rng, split } from './rng.ts';
import { type Seat, seatsOf, type Who } from './seat.ts';

/** Enough that a reveal among just two possibilities slips through about once in four thousand million. */
const WORLDS = 32;

/**
 * Whether `action` tells nobody anything but itself. In every world that `seat` holds possible the same action
 * must change every view in the same way; where one world shows another card, something was learnt. What the others
 * remember is left out: `seat` cannot know it, and that a memory comes true teaches nothing.
 */
export function revealsNothing<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  rng: Rng,
): boolean {
  const eyes: Who[] = [...seatsOf(state.seats), 'table'];
  const truth = changes(game, game.forget?.(state, seat) ?? game.copy(state), seat, action, eyes);
  const known = game.view(state, seat);
  for (let world = 0; world < WORLDS; world++) {
    if (changes(game, game.imagine(known, split(rng)), seat, action, eyes) !== truth) return false;
  }
  return true;
}

function changes<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  eyes: readonly Who[],
): string {
  const before = eyes.map(who => game.view(state, who));
  game.apply(state, seat, action);
  const found: string[] = [];
  eyes.forEach((who, i) => {
    compare(before[i], game.view(state, who), [String(who)], found);
  });
  return found.join('\n');
}

/** Notes each place where two JSON values differ, with the new value. `path` is put together only where it is needed. */
function compare(before: unknown, after: unknown, path: string[], found: string[]): void {
  if (before === after) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    found.push(`${path.join('.')}=${JSON.stringify(after)}`);
    return;
  }
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  for (const key in now) compareAt(key, old, now, path, found);
  for (const key in old) if (!(key in now)) compareAt(key, old, now, path, found);
}

function compareAt(
  key: string,
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  path: string[],
  found: string[],
): void {
  path.push(key);
  compare(old[key], now[key], path, found);
  path.pop();
}
