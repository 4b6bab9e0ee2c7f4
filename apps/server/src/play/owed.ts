import { type Seat, seatsOf } from '@signoria/core';
import { type LiveMatch, turnOf, versionOf } from './live-match.ts';

/**
 * Notes since which version each seat has owed the decision it owes now. An action that answers any version since
 * then is in time: lines that changed nothing for the seat (a request, another seat's simultaneous choice) do not
 * make it late. What changes is told by the seat's own legal list, which holds no secret of others.
 */
export function noteOwed(live: LiveMatch): void {
  const turn = turnOf(live);
  for (const seat of seatsOf(live.owed.length)) {
    if (!turn.includes(seat)) live.owed[seat] = null;
    else if (live.owed[seat] === null || !isSameDecision(live, seat)) live.owed[seat] = versionOf(live);
  }
}

function isSameDecision(live: LiveMatch, seat: Seat): boolean {
  const last = live.log.at(-1)?.entry;
  if (last?.kind === 'undo') return false;
  if (last?.kind !== 'act') return true;
  if (last.seat === seat || live.before === null) return false;
  const { game, state } = live.match;
  return JSON.stringify(game.legal(live.before, seat)) === JSON.stringify(game.legal(state, seat));
}
