import type { Rng } from '@signoria/core';
import { normal } from '../luck.ts';

/**
 * Evolution with an adapted covariance (CMA-ES after N. Hansen's tutorial; the square root of the covariance is
 * Cholesky's). Points are drawn around a mean, the better half pulls it, and the cloud they are drawn from stretches
 * along the way it went.
 */
export interface Cloud {
  readonly mean: number[];
  /** How wide the cloud is. */
  step: number;
  /** Its shape, and the triangular root of that. */
  readonly shape: number[][];
  root: number[][];
  /** Where the mean has been going: told in the cloud's own measure, and in space. */
  readonly drift: number[];
  readonly path: number[];
  generation: number;
}

/** A point of the cloud and the normal luck it came from. */
export interface Draw {
  point: number[];
  luck: number[];
}

export function newCloud(mean: readonly number[], step: number): Cloud {
  const identity = mean.map((_, i) => mean.map((_, j) => (i === j ? 1 : 0)));
  return {
    mean: [...mean],
    step,
    shape: identity,
    root: identity.map(row => [...row]),
    drift: mean.map(() => 0),
    path: mean.map(() => 0),
    generation: 0,
  };
}

export function drawFrom({ mean, step, root }: Cloud, rng: Rng): Draw {
  const luck = mean.map(() => normal(rng));
  return { luck, point: mean.map((at, i) => at + step * along(root[i], luck)) };
}

/** Learns from one generation, best first. */
export function learn(cloud: Cloud, ranked: readonly Draw[]): void {
  const { mean, shape, root, drift, path } = cloud;
  const n = mean.length;
  const pull = pulls(ranked.length);
  const parents = 1 / pull.reduce((sum, share) => sum + share * share, 0);
  const driftRate = (parents + 2) / (n + parents + 5);
  const pathRate = (4 + parents / n) / (n + 4 + (2 * parents) / n);
  const one = 2 / ((n + 1.3) ** 2 + parents);
  const many = Math.min(1 - one, (2 * (parents - 2 + 1 / parents)) / ((n + 2) ** 2 + parents));
  const damping = 1 + 2 * Math.max(0, Math.sqrt((parents - 1) / (n + 1)) - 1) + driftRate;
  /** The length of a vector of n normal numbers. */
  const usual = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  const luck = mean.map((_, i) => pull.reduce((sum, share, k) => sum + share * ranked[k].luck[i], 0));
  const moves = pull.map((_, k) => ranked[k].luck.map((_, i) => along(root[i], ranked[k].luck)));
  const move = root.map(row => along(row, luck));

  cloud.generation++;
  for (let i = 0; i < n; i++) {
    mean[i] += cloud.step * move[i];
    drift[i] = (1 - driftRate) * drift[i] + Math.sqrt(driftRate * (2 - driftRate) * parents) * luck[i];
  }
  const length = Math.hypot(...drift);
  // A path that has just begun says little of its length: its shape is learned once it is no longer than luck makes it.
  const young = Math.sqrt(1 - (1 - driftRate) ** (2 * cloud.generation));
  const steady = length / young < (1.4 + 2 / (n + 1)) * usual ? 1 : 0;
  for (let i = 0; i < n; i++)
    path[i] = (1 - pathRate) * path[i] + steady * Math.sqrt(pathRate * (2 - pathRate) * parents) * move[i];
  const kept = 1 - one - many + (1 - steady) * one * pathRate * (2 - pathRate);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const spread = pull.reduce((sum, share, k) => sum + share * moves[k][i] * moves[k][j], 0);
      shape[i][j] = kept * shape[i][j] + one * path[i] * path[j] + many * spread;
    }
  cloud.root = cholesky(shape);
  cloud.step *= Math.exp((driftRate / damping) * (length / usual - 1));
}

/** How strongly each of the better half pulls the mean, best first; together 1. */
function pulls(population: number): number[] {
  const parents = Math.floor(population / 2);
  const raw = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const sum = raw.reduce((total, share) => total + share, 0);
  return raw.map(share => share / sum);
}

function along(row: readonly number[], luck: readonly number[]): number {
  let sum = 0;
  for (let j = 0; j < luck.length; j++) sum += row[j] * luck[j];
  return sum;
}

/** The lower triangle whose product with its own transpose is `matrix`. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const root = matrix.map(row => row.map(() => 0));
  for (let i = 0; i < matrix.length; i++)
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j];
      for (let k = 0; k < j; k++) rest -= root[i][k] * root[j][k];
      root[i][j] = i === j ? Math.sqrt(Math.max(rest, 1e-12)) : rest / root[j][j];
    }
  return root;
}
