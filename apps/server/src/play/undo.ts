import { isQuiet, type Move, type Seat, undoLimit } from '@signoria/core';
import type { LiveMatch } from './live-match.ts';

/**
 * How many of its latest moves the last mover may take back, as far as it is known. Most moves say by their events that
 * they told nobody anything else. With the others, finding out means playing the move in imagined worlds, which may
 * take longer than all the rest of a move, so it is done beside (undo-worker.ts).
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
  // Kept for nothing else: a board that lives until the next move is among what a busy server has most of.
  live.before = null;
  known.set(live, { version: boardVersion(live), limit });
}

function knownLimit(live: LiveMatch, seat: Seat): number | null {
  if (!isLastMover(live, seat)) return 0;
  const memo = known.get(live);
  return memo?.version === boardVersion(live) ? memo.limit : null;
}

/** Whether nothing is left to find out about the last mover. */
export function isLimitKnown(live: LiveMatch): boolean {
  return known.get(live)?.version === boardVersion(live);
}

/** After every move: where its events say enough, the limit follows from the one before it. */
export function followMove(live: LiveMatch): void {
  const earlier = limitBefore(live);
  const { game, state } = live.match;
  if (earlier !== null && isQuiet(game, live.log.at(-1)?.events ?? [], state)) noteLimit(live, earlier + 1);
}

function isLastMover(live: LiveMatch, seat: Seat): boolean {
  return live.status === 'playing' && live.match.moves.at(-1)?.seat === seat;
}

/** The version at which the board last changed: requests and absences since then change no limit. */
function boardVersion({ log }: LiveMatch, until = log.length): number {
  for (let version = until; version > 0; version--) {
    const { kind } = log[version - 1].entry;
    if (kind === 'act' || kind === 'undo') return version;
  }
  return 0;
}

/** The limit before the latest move, which is the latest line; null where it is not known. */
function limitBefore(live: LiveMatch): number | null {
  const { moves } = live.match;
  if (moves.at(-2)?.seat !== moves.at(-1)?.seat) return 0;
  const memo = known.get(live);
  return memo?.version === boardVersion(live, live.log.length - 1) ? memo.limit : null;
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
  const earlier = limitBefore(live);
  return earlier === null ? null : { before: live.before, move, earlier };
}
