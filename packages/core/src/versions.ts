import type { Game, Kind } from './game.ts';
import { act, type Match, startMatch } from './match.ts';
import { parseOptions } from './options.ts';
import { canonical } from './plain.ts';
import { seatsOf, type Who } from './seat.ts';

/** The game by that version of its rules; undefined where it is not known. */
export function byRules<T extends Kind>(game: Game<T>, rules: unknown): Game<T> | undefined {
  return [game, ...(game.earlier ?? [])].find(({ rulesVersion }) => rulesVersion === rules);
}

/** Every version of its rules that a game still knows, the newest first. */
export function knownRules({ rulesVersion, earlier = [] }: Game): number[] {
  return [rulesVersion, ...earlier.map(game => game.rulesVersion)];
}

/**
 * Whether a match so far plays out alike by other rules of the same game: the same options, and after the deal and every
 * move the same turn, choices, events and views for everybody. Then nobody can tell by which it was played.
 */
export function playsAlike<T extends Kind>(match: Match<T>, other: Game<T>): boolean {
  const { game, seats, options, seed, start } = match;
  if (start) return false;
  const read = parseOptions(other.options, options, seats);
  if (!read.ok || canonical(read.value) !== canonical(options)) return false;
  const one = startMatch(game, seats, options, seed);
  const two = startMatch(other, seats, read.value, seed);
  if (seen(one) !== seen(two)) return false;
  return match.moves.every(({ seat, action }) => {
    const found = act(one, seat, action);
    const alike = act(two, seat, action);
    return canonical(found) === canonical(alike) && seen(one) === seen(two);
  });
}

/** All that anybody at the table can see of a match. */
function seen<T extends Kind>({ game, state, seats }: Match<T>): string {
  const everyone: Who[] = [...seatsOf(seats), 'table'];
  const turn = game.turn(state);
  return canonical([
    turn,
    turn.map(seat => game.legal(state, seat)),
    everyone.map(who => game.view(state, who)),
    game.result(state),
  ]);
}
