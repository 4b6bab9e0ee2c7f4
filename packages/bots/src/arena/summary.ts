import type { DealResult } from './contest.ts';

/**
 * A mean with its 95% interval. The unit is the deal, because games on the same deal are not independent.
 * With a single deal the interval is infinite.
 */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export interface Summary {
  deals: number;
  games: number;
  /** The candidate's share of wins. */
  share: Estimate;
  /** The same over what a seat at this table wins among equals. */
  timesFair: Estimate;
  /** Points ahead of the best other seat. */
  margin: Estimate;
  /** Elo difference of the share at two seats, where the share leaves any. */
  elo: Estimate | null;
  /** What the sequential test says so far. */
  verdict: Verdict;
}

/** Whether the candidate is stronger than its opponents, not stronger, or still undecided. */
export type Verdict = 'stronger' | 'not-stronger' | 'open';

export interface TestBounds {
  /** Share under the hypothesis of no gain, and under that of a gain worth having. */
  none: number;
  gain: number;
}

const Z95 = 1.959964;
/** Wald's bound for errors of 5% on either side. */
const BOUND = Math.log(19);
/** Fewer deals than this say too little about their own spread. */
const FEWEST = 50;

export function summarise(
  results: readonly DealResult[],
  seats: number,
  bounds = defaultBounds(seats),
): Summary {
  const shares = results.map(result => result.share);
  const share = asShare(estimate(shares));
  const times = (value: number) => value * seats;
  return {
    deals: results.length,
    games: results.length * seats,
    share,
    timesFair: { mean: times(share.mean), low: times(share.low), high: times(share.high) },
    margin: estimate(results.map(result => result.margin)),
    elo: seats === 2 ? eloOf(share) : null,
    verdict: verdict(shares, bounds),
  };
}

export function defaultBounds(seats: number): TestBounds {
  return seats === 2 ? { none: 0.5, gain: 0.53 } : { none: 1 / seats, gain: 1 / seats + 0.02 };
}

function estimate(values: readonly number[]): Estimate {
  const { mean, variance } = moments(values);
  const reach = values.length > 1 ? Z95 * Math.sqrt(variance / values.length) : Infinity;
  return { mean, low: mean - reach, high: mean + reach };
}

/** No share lies below nothing or above the whole, and neither does its interval; that of a single deal stays open. */
function asShare({ mean, low, high }: Estimate): Estimate {
  return Number.isFinite(low)
    ? { mean, low: Math.max(0, low), high: Math.min(1, high) }
    : { mean, low, high };
}

function moments(values: readonly number[]): { mean: number; variance: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: count > 1 ? squares / (count - 1) : 0 };
}

/** The generalised sequential probability ratio test on the averages of deals. */
export function verdict(shares: readonly number[], { none, gain }: TestBounds): Verdict {
  if (shares.length < FEWEST) return 'open';
  const { mean, variance } = moments(shares);
  const spread = Math.max(variance, 1e-6);
  const ratio = (shares.length * (gain - none) * (mean - (none + gain) / 2)) / spread;
  if (ratio >= BOUND) return 'stronger';
  return ratio <= -BOUND ? 'not-stronger' : 'open';
}

function eloOf({ mean, low, high }: Estimate): Estimate {
  return { mean: elo(mean), low: elo(low), high: elo(high) };
}

function elo(share: number): number {
  if (!Number.isFinite(share)) return share;
  const kept = Math.min(0.9999, Math.max(0.0001, share));
  return 400 * Math.log10(kept / (1 - kept));
}
