import { next, type Rng } from '@signoria/core';

/** A number between 0 and 1. */
export function uniform(rng: Rng): number {
  return ((next(rng) >>> 0) + 0.5) / 4294967296;
}

/** About normal, by twelve dice: mean 0, deviation 1. */
export function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += uniform(rng);
  return sum;
}
