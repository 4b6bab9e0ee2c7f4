import type { Seat } from '@signoria/core';
import type { LiveMatch } from './live-match.ts';

/**
 * How many of the table's latest moves go when a seat takes back so many of its own, for all that was played since goes
 * along. Null when it has not made so many.
 */
export function reachBack(live: LiveMatch, seat: Seat, own: number): number | null {
  const { moves } = live.match;
  let left = own;
  for (let i = moves.length - 1; i >= 0; i--) {
    if (moves[i].seat === seat) left--;
    if (left === 0) return moves.length - i;
  }
  return null;
}

/** The line of the log with the earliest of the latest `count` moves on the board; moves taken back are on no board. */
export function lineOfMove(live: LiveMatch, count: number): number {
  let left = count;
  let gone = 0;
  for (let version = live.log.length; version > 0; version--) {
    const { entry } = live.log[version - 1];
    if (entry.kind === 'undo') gone += entry.count;
    if (entry.kind !== 'act') continue;
    if (gone > 0) gone--;
    else if (--left === 0) return version;
  }
  throw new Error(`${live.header.id} has fewer than ${count} moves`);
}
