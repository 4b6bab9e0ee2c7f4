import { HIGHEST } from '@signoria/lost-cities';

/*
 * Sets of number cards of one expedition, as bit masks: bit r stands for the card of rank r, 1 to 9 for the numbers 2 to
 * 10. Wagers are counted apart.
 */
export const TOP_RANK = HIGHEST - 1;
export const NUMBERS = 0b11_1111_1110;

/** By set of ranks: the sum of their numbers, and how many. */
export const SUM = new Int32Array(1024);
export const COUNT = new Int32Array(1024);
for (let set = 0; set < 1024; set += 2) {
  for (let rank = 1; rank <= TOP_RANK; rank++) {
    if ((set & (1 << rank)) === 0) continue;
    SUM[set] += rank + 1;
    COUNT[set]++;
  }
}

/** The sets of numbers above a rank. */
export const ABOVE = Int32Array.from({ length: 11 }, (_, rank) => NUMBERS & ~((1 << (rank + 1)) - 1));

/** A card's rank among those of its expedition: 0 for a wager. */
export function rankOf(card: number): number {
  return card % 10;
}

/** The lowest rank of a set that has any. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** Whether a card of that rank may be laid on a column with that top (LC-2.3, LC-2.4): a wager only before any number. */
export function fits(rank: number, top: number): boolean {
  return rank === 0 ? top === 0 : rank > top;
}
