import type { Game, Kind } from './game.ts';
import { isObject } from './plain.ts';
import { type Rng, split } from './rng.ts';
import { type Seat, seatsOf, type Who } from './seat.ts';

/** Enough that a reveal among just two possibilities slips through about once in four thousand million. */
const WORLDS = 32;

/**
 * Whether `action` reveals nothing but itself. Its events decide if they can; otherwise it is tried in the
 * worlds that `seat` considers possible, which takes a hundred times as long.
 */
export function revealsNothing<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  rng: Rng,
): boolean {
  const after = game.copy(state);
  const events: T['event'][] = [];
  game.apply(after, seat, action, event => events.push(event));
  return isQuiet(game, events, after) || isSameInWorlds(game, state, seat, action, rng);
}

/** Whether these events of one action reveal nothing but the action. */
export function isQuiet<T extends Kind>(
  game: Game<T>,
  events: readonly T['event'][],
  after: T['state'],
): boolean {
  return events.every(event => game.isQuiet(event, after));
}

/**
 * In every world that `seat` considers possible, the same action must change every view in the same way; if
 * one world shows a different card, someone has learned something. What others remember is ignored: `seat`
 * cannot know it, and nobody learns anything when a memory is confirmed.
 */
export function isSameInWorlds<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  rng: Rng,
  worlds = WORLDS,
): boolean {
  // Who acts learns most, and first: where a world looks different to them the other eyes need not be asked.
  const own = [seat];
  const others: Who[] = [...seatsOf(state.seats).filter(one => one !== seat), 'table'];
  const before = game.forget?.(state, seat) ?? state;
  const after = game.copy(before);
  game.apply(after, seat, action);
  const truth = changes(game, before, after, own);
  let truthOfOthers: string | null = null;
  const known = game.view(state, seat);
  for (let count = 0; count < worlds; count++) {
    const world = game.imagine(known, split(rng));
    const played = game.copy(world);
    game.apply(played, seat, action);
    if (changes(game, world, played, own) !== truth) return false;
    truthOfOthers ??= changes(game, before, after, others);
    if (changes(game, world, played, others) !== truthOfOthers) return false;
  }
  return true;
}

function changes<T extends Kind>(
  game: Game<T>,
  before: T['state'],
  after: T['state'],
  eyes: readonly Who[],
): string {
  const found: string[] = [];
  for (const who of eyes) compare(game.view(before, who), game.view(after, who), [String(who)], found);
  return found.join('\n');
}

/** Notes each place where two JSON values differ, with the new value. `path` is put together only where it is needed. */
function compare(before: unknown, after: unknown, path: Path, found: string[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    for (let i = 0; i < length; i++)
      if (before[i] !== after[i]) compareAt(i, before[i], after[i], path, found);
  } else if (isObject(before) && isObject(after)) {
    for (const key of Object.keys(after))
      if (before[key] !== after[key]) compareAt(key, before[key], after[key], path, found);
    for (const key of Object.keys(before))
      if (!(key in after)) compareAt(key, before[key], undefined, path, found);
  } else found.push(`${path.join('.')}=${JSON.stringify(after)}`);
}

type Path = (string | number)[];

function compareAt(key: string | number, before: unknown, after: unknown, path: Path, found: string[]): void {
  path.push(key);
  compare(before, after, path, found);
  path.pop();
}
