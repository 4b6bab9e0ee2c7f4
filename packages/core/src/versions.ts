import type { Game, Kind } from './game.ts';
import { act, type Match, startMatch } from './match.ts';
import { parseOptions } from './options.ts';
import { canonical } from './plain.ts';
import { seatsOf, type Who } from './seat.ts';

/** The game with that version of its rules; undefined if it is unknown. */
export function byRules<T extends Kind>(game: Game<T>, rules: unknown): Game<T> | undefined {
  return [game, ...(game.earlier ?? [])].find(({ rulesVersion }) => rulesVersion === rules);
}

/** All versions of the rules that a game still supports, newest first. */
export function knownRules({ rulesVersion, earlier = [] }: Game): number[] {
  return [rulesVersion, ...earlier.map(game => game.rulesVersion)];
}

/**
 * Whether a match so far plays out identically with another version of the rules: the same options, and after
 * the deal and each move the same turn, choices, events and views for everyone. Nobody can then tell which
 * version was used.
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

/** Everything that anyone at the table can see of a match. */
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
