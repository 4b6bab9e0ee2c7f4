import { revealsNothing, rngFrom, type Seat, undoLimit } from '@signoria/table';
import { type Live, versionOf } from './live.ts';

interface Memo {
  version: number;
  seat: Seat;
  limit: number;
}

/** What was computed for the latest version of each match; forgotten with the match. */
const memos = new WeakMap<Live, Memo>();

/**
 * How many of its own latest moves a seat may take back. Only the seat that moved last can have any; after its next
 * move just that one is looked at, not the whole run again.
 */
export function undoLimitOf(live: Live, seat: Seat): number {
  const last = live.match.moves.at(-1);
  if (live.status !== 'playing' || last?.seat !== seat) return 0;
  const version = versionOf(live);
  const memo = memos.get(live);
  if (memo?.version === version && memo.seat === seat) return memo.limit;
  const limit = extend(live, seat, memo) ?? undoLimit(live.match, seat);
  memos.set(live, { version, seat, limit });
  return limit;
}

function extend(live: Live, seat: Seat, memo: Memo | undefined): number | null {
  const entry = live.log.at(-1)?.entry;
  if (entry?.kind !== 'act' || live.before === null) return null;
  const first = live.match.moves.at(-2)?.seat !== seat;
  const isFresh = memo?.version === versionOf(live) - 1 && memo.seat === seat;
  const earlier = first ? 0 : isFresh ? memo.limit : null;
  if (earlier === null) return null;
  const rng = rngFrom(live.match.moves.length);
  const quiet = revealsNothing(live.match.game, live.before, seat, entry.action, rng);
  return quiet ? earlier + 1 : 0;
}
