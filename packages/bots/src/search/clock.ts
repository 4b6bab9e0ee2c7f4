import type { Budget } from '../bot.ts';

/** What is left of a budget. A number of playouts makes a search reproducible; a time does not. */
export interface Clock {
  /** Whether this share (0 to 1) of the budget is used up after so many playouts. */
  passed(share: number, playouts: number): boolean;
  /** Whether thought has gone on for so long that more of the same would teach little (docs/decisions/0101). */
  isLong(playouts: number): boolean;
}

/** Thought in absence of any limit: what a person waits for without noticing. */
const DEFAULT_MS = 50;

/** Where a count is all the budget says, so many playouts take about as long. */
const LONG = { ms: 60, playouts: 3000 };

export function startClock({ ms, playouts, now = Date.now }: Budget): Clock {
  const start = now();
  const limit = ms ?? (playouts === undefined ? DEFAULT_MS : Infinity);
  const most = playouts ?? Infinity;
  return {
    isLong: done => (limit < Infinity ? now() - start >= LONG.ms : done >= LONG.playouts),
    passed: (share, done) => done >= most * share || (limit < Infinity && now() - start >= limit * share),
  };
}

/** Whether a budget lets thought go on for so long. */
export function isLong({ ms, playouts = 0 }: Budget): boolean {
  return ms === undefined ? playouts >= LONG.playouts : ms >= LONG.ms;
}

/** The same budget, but never more playouts than `most`. */
export function capped(budget: Budget, most: number): Budget {
  if (most === Infinity) return budget;
  return { ...budget, playouts: Math.min(most, budget.playouts ?? most) };
}
