import type { Pace } from '../preferences/preferences.ts';

interface PaceRule {
  /** Longer or shorter than normal. */
  factor: number;
  /** All that others do between two decisions of the reader is shown within this time. */
  mostMs: number;
  /** How long bots hold still after a move that its player may still take back. */
  graceMs: number;
  /** How long an action that follows by itself waits for another to be chosen instead. */
  waitMs: number;
}

export const PACES: Readonly<Record<Pace, PaceRule>> = {
  slow: { factor: 1.8, mostMs: 20_000, graceMs: 3_000, waitMs: 4_000 },
  normal: { factor: 1, mostMs: 7_500, graceMs: 1_500, waitMs: 2_000 },
  quick: { factor: 0.12, mostMs: 1_500, graceMs: 0, waitMs: 800 },
};

/** A delay nobody would notice is none. */
const LEAST_MS = 15;
/** Of the time left, this part may go to one event: something may come after those already known. */
const SHARE = 1 / 4;

/**
 * How long one event is shown: its own time while there is enough left for all that is known to come after it, less and
 * less when there is not. However many come, together they never take more than `leftMs`.
 */
export function showMs(ownMs: number, knownMs: number, leftMs: number): number {
  if (leftMs <= 0) return 0;
  const fair = knownMs > leftMs ? (ownMs * leftMs) / knownMs : ownMs;
  const ms = Math.min(fair, leftMs * SHARE);
  return ms < LEAST_MS ? 0 : ms;
}

/** All bots of a table together think no longer than this between two decisions of a person. */
const THINK_TOGETHER_MS = 5_500;
const THINK_MS = 900;

/** How long a bot may think about a turn, when all of them have thought for `spentMs` since a person's last move. */
export function thinkMs(bots: number, spentMs: number): number {
  return Math.min(THINK_MS, Math.max(0, THINK_TOGETHER_MS - spentMs) / (bots + 1));
}
