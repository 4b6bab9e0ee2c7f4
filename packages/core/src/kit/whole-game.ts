import type { Kind } from '../game.ts';
import { type Match, stateAt } from '../match.ts';

/** All that happened in a match, in its order, told whole. */
export function eventsOf<T extends Kind>(match: Match<T>): T['event'][] {
  const events: T['event'][] = [];
  const state = stateAt(match, 0);
  for (const { seat, action } of match.moves)
    match.game.apply(state, seat, action, event => events.push(event));
  return events;
}
