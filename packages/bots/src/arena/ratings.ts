import { below, type Rng } from '@signoria/core';
import type { Estimate } from './summary.ts';

/** One pairing: the share of wins of one `candidate` among `seats - 1` of `other`, deal by deal. */
export interface Pairing {
  candidate: string;
  other: string;
  seats: number;
  shares: readonly number[];
}

export interface Rating {
  name: string;
  /** On Elo's scale, with its 95% interval; the anchor is fixed. */
  rating: Estimate;
}

const ROUNDS = 400;
const RESAMPLES = 200;

/**
 * Fits ratings with the Plackett-Luce model (Bradley-Terry with two seats): a bot wins in proportion to its
 * strength. One virtual game per pairing, at the fair share, keeps the ratings of clean sweeps finite.
 * Intervals come from resampling deals.
 */
export function fitRatings(
  pairings: readonly Pairing[],
  anchor: { name: string; rating: number },
  rng: Rng,
): Rating[] {
  const names = [...new Set(pairings.flatMap(({ candidate, other }) => [candidate, other]))];
  const best = strengths(names, pairings, anchor);
  const samples = Array.from({ length: RESAMPLES }, () =>
    strengths(
      names,
      pairings.map(pairing => ({ ...pairing, shares: resample(pairing.shares, rng) })),
      anchor,
    ),
  );
  return names.map((name, i) => {
    const sorted = samples.map(sample => sample[i]).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.round(share * (RESAMPLES - 1))];
    return { name, rating: { mean: best[i], low: at(0.025), high: at(0.975) } };
  });
}

function resample(shares: readonly number[], rng: Rng): number[] {
  return shares.map(() => shares[below(rng, shares.length)]);
}

/** Hunter's minorise-maximise steps, then logarithms on Elo's scale with the anchor in its place. */
function strengths(
  names: readonly string[],
  pairings: readonly Pairing[],
  anchor: { name: string; rating: number },
): number[] {
  let strength = names.map(() => 1);
  const tables = pairings.map(({ candidate, other, seats, shares }) => ({
    a: names.indexOf(candidate),
    b: names.indexOf(other),
    others: seats - 1,
    games: shares.length + 1,
    wins: shares.reduce((sum, share) => sum + share, 1 / seats),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const wins = names.map(() => 0);
    const weight = names.map(() => 0);
    for (const { a, b, others, games, wins: won } of tables) {
      const pull = games / (strength[a] + others * strength[b]);
      wins[a] += won;
      wins[b] += games - won;
      weight[a] += pull;
      weight[b] += others * pull;
    }
    strength = strength.map((_, i) => wins[i] / weight[i]);
  }
  const zero = strength[names.indexOf(anchor.name)];
  return strength.map(value => anchor.rating + 400 * Math.log10(value / zero));
}
