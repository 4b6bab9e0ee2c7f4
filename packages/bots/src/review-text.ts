import type { Review } from './review.ts';

/** Three decimals are more than a chance is known to. */
const short = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1000) / 1000 : value;

/** A review as text. A standard error that cannot be estimated is null. */
export function textOf(review: Review): string {
  return JSON.stringify(review, short);
}
