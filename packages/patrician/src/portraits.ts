import { NONE } from '@signoria/core';
import { CARDS, type Card } from './data.ts';

/** P-7.3  The portraits in a set, and the points for it. */
export const SET_OF = 3;
export const SET_POINTS = 6;

/** P-7.3  Portraits of each patrician on these cards; a double one counts as two. */
export function headsOf(cards: readonly Card[]): number[] {
  const heads = [0, 0, 0];
  for (const card of cards) {
    const print = CARDS[card];
    if (print.portrait !== NONE) heads[print.portrait] += print.heads;
  }
  return heads;
}

/** P-7.3  Complete sets of three; leftover portraits score nothing. */
export function setsOf(heads: readonly number[]): number {
  return heads.reduce((sets, count) => sets + Math.trunc(count / SET_OF), 0);
}
