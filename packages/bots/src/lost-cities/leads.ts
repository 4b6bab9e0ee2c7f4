import { LANES } from './round.ts';

/*
 * Where the leads of a position are written, one for each turn open to a seat: by card, laid or discarded, and (last) where
 * none is played; each with the draws that may follow, of the stock first, then of each pile.
 */

/** No card, where one was played before. */
export const NONE = -1;

/** Cards are expedition * 10 + rank. */
export const CARDS = LANES * 10;
export const DRAWS = 1 + LANES;
export const LEADS = (2 * CARDS + 1) * DRAWS;

/** Where the leads after a card, or after none, begin. */
export function leadsAt(card: number, isLaid: boolean): number {
  return DRAWS * (card === NONE ? 2 * CARDS : 2 * card + (isLaid ? 1 : 0));
}
