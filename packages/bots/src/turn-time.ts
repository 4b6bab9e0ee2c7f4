import type { Seat } from '@signoria/core';

/** Thought for a decision that comes late in a long turn. */
const LEAST_MS = 10;

/**
 * How long a bot may think about its next decision, so that its decisions in a row take no more than `ms` in
 * all: half of the remaining time each, because the first decision of a turn usually matters most.
 */
export function timeFor(ms: number, moves: readonly { seat: Seat }[], seat: Seat): number {
  let before = 0;
  while (before < moves.length && moves[moves.length - 1 - before].seat === seat) before++;
  return Math.max(ms / 2 ** (before + 1), Math.min(ms, LEAST_MS));
}
