import { type Move, type Seat, undoLimit } from '@signoria/core';
import { type LiveMatch, versionOf } from './live-match.ts';

/**
 * How many of its latest moves the last mover may take back, as far as it is known: finding out means playing the
 * move in many imagined worlds, which takes longer than all the rest of a move, so it is done beside (undo-worker.ts).
 */
interface Known {
  version: number;
  limit: number;
}

const known = new WeakMap<LiveMatch, Known>();

/** What is known now, without working it out: 0 until it is known. */
export function undoShown(live: LiveMatch, seat: Seat): number {
  return knownLimit(live, seat) ?? 0;
}

/** The limit itself, worked out here and now if need be. */
export function undoLimitOf(live: LiveMatch, seat: Seat): number {
  const limit = knownLimit(live, seat) ?? undoLimit(live.match, seat);
  if (isLastMover(live, seat)) noteLimit(live, limit);
  return limit;
}

export function noteLimit(live: LiveMatch, limit: number): void {
  known.set(live, { version: boardVersion(live), limit });
}

function knownLimit(live: LiveMatch, seat: Seat): number | null {
  if (!isLastMover(live, seat)) return 0;
  const memo = known.get(live);
  return memo?.version === boardVersion(live) ? memo.limit : null;
}

function isLastMover(live: LiveMatch, seat: Seat): boolean {
  return live.status === 'playing' && live.match.moves.at(-1)?.seat === seat;
}

/** The version at which the board last changed: requests and absences since then change no limit. */
function boardVersion(live: LiveMatch): number {
  const last = live.log.findLastIndex(({ entry }) => entry.kind === 'act' || entry.kind === 'undo');
  return last + 1;
}

/** What a worker needs to look at the latest move alone, where the limit before it is known. */
export interface LastMove {
  before: LiveMatch['match']['state'];
  move: Move;
  /** The limit before this move. */
  earlier: number;
}

/** The latest move, if the limit before it follows from what is known; else null. */
export function lastMove(live: LiveMatch): LastMove | null {
  const move = live.match.moves.at(-1);
  const entry = live.log.at(-1)?.entry;
  if (!move || entry?.kind !== 'act' || live.before === null) return null;
  if (live.match.moves.at(-2)?.seat !== move.seat) return { before: live.before, move, earlier: 0 };
  const memo = known.get(live);
  return memo?.version === versionOf(live) - 1 ? { before: live.before, move, earlier: memo.limit } : null;
}
