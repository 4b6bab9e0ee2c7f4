import { CITIES, type Options, type Step } from '@signoria/patrician';
import { FLOORS } from '../cards.ts';

/*
 * A game of two without expansions as one row of whole numbers, for searches: copied at once, and changed in place. It
 * holds the truth of an imagined world, and of each hand what the other player knows of it.
 */

export interface Duel {
  readonly seats: 2;
  readonly options: Options;
  readonly at: Int32Array;
}

/** What is to be decided, by its place here. */
export const STEPS: readonly Step[] = ['play', 'build', 'move', 'take', 'over'];
export const TO_PLAY = 0;
export const TO_BUILD = 1;
export const TO_MOVE = 2;
export const TO_TAKE = 3;
export const OVER = 4;

export const PATRICIANS = 3;
/** Cities in a game of two. */
export const TOWNS = 9;
/** Room for the cards of a hand. */
export const HAND = 4;

/* Where in the row each thing lies. */
export const PLAYER = 0;
export const STEP = 1;
/** The card played this turn, and its floors not yet built. */
export const CARD = 2;
export const FLOORS_LEFT = 3;
/** Cards in the pile. */
export const LEFT = 4;
/** By seat: what its tokens are worth, its floors on the board, and the cards it holds. */
export const TOKENS = 5;
export const BUILT = TOKENS + 2;
export const HELD = BUILT + 2;
/** By seat x place: the cards of the hand in ascending order, and whether all saw it taken. */
export const HANDS = HELD + 2;
export const SHOWN_TAKEN = HANDS + 2 * HAND;
/** By city: its two towers (see below), the floors still to come, and the open card. */
export const TOWERS = SHOWN_TAKEN + 2 * HAND;
export const MISSING = TOWERS + TOWNS;
export const OPEN = MISSING + TOWNS;
/** By seat x city: floors in the hand, and those that the other knows of. */
export const RESERVE = OPEN + TOWNS;
export const KNOWN_RESERVE = RESERVE + 2 * TOWNS;
/** By seat x patrician: portraits played or in the hand, and those that the other knows of. */
export const HEADS = KNOWN_RESERVE + 2 * TOWNS;
export const KNOWN_HEADS = HEADS + 2 * PATRICIANS;
/** The pile, the next card last. */
export const PILE = KNOWN_HEADS + 2 * PATRICIANS;
export const LENGTH = PILE + 80;

/*
 * A tower is a binary number: a one, then its floors from the ground up, each by the seat it belongs to. Both towers of a
 * city make one number, the left one in its lower bits.
 */
export const EMPTY = 1;
export const TOWER_BITS = 1 + Math.max(...CITIES.map(({ floors }) => floors));
export const CODES = 1 << TOWER_BITS;
export const TOWER_MASK = CODES - 1;
/** A city without floors. */
export const NO_TOWERS = EMPTY | (EMPTY << TOWER_BITS);

export function towerAt(towers: number, site: number): number {
  return site === 0 ? towers & TOWER_MASK : towers >> TOWER_BITS;
}

export function heightOf(tower: number): number {
  return 31 - Math.clz32(tower);
}

/** With one floor more on a site. */
export function raised(towers: number, site: number, seat: number): number {
  const left = towers & TOWER_MASK;
  const right = towers >> TOWER_BITS;
  return site === 0
    ? (left << 1) | seat | (right << TOWER_BITS)
    : left | (((right << 1) | seat) << TOWER_BITS);
}

/** With the top floor of one tower on the other. */
export function shifted(towers: number, from: number): number {
  const left = towers & TOWER_MASK;
  const right = towers >> TOWER_BITS;
  return from === 0
    ? (left >> 1) | (((right << 1) | (left & 1)) << TOWER_BITS)
    : (left << 1) | (right & 1) | ((right >> 1) << TOWER_BITS);
}

/** By tower x seat: its floors, and the height of its highest one; by tower: who wins it. */
export const FLOORS_IN = new Uint8Array(2 * CODES);
export const HIGHEST_IN = new Uint8Array(2 * CODES);
const WINNER = new Uint8Array(CODES);

for (let tower = 2; tower < CODES; tower++) {
  for (let seat = 0; seat < 2; seat++) {
    const isTop = (tower & 1) === seat;
    FLOORS_IN[2 * tower + seat] = FLOORS_IN[2 * (tower >> 1) + seat] + (isTop ? 1 : 0);
    HIGHEST_IN[2 * tower + seat] = isTop ? heightOf(tower) : HIGHEST_IN[2 * (tower >> 1) + seat];
  }
  const ahead = FLOORS_IN[2 * tower + 1] - FLOORS_IN[2 * tower];
  WINNER[tower] = ahead === 0 ? tower & 1 : ahead > 0 ? 1 : 0;
}

/** Whether the seat has a floor in one of the towers. */
export function hasFloor(towers: number, seat: number): boolean {
  return FLOORS_IN[2 * (towers & TOWER_MASK) + seat] + FLOORS_IN[2 * (towers >> TOWER_BITS) + seat] > 0;
}

/** P-6.2  Gives the tokens of a full city to the winners of its towers. */
export function scoreCity(at: Int32Array, city: number): void {
  const left = at[TOWERS + city] & TOWER_MASK;
  const right = at[TOWERS + city] >> TOWER_BITS;
  const isLeft = left > right;
  const { tokens } = CITIES[city];
  at[TOKENS + WINNER[left]] += tokens[isLeft ? 0 : 1];
  at[TOKENS + WINNER[right]] += tokens[isLeft ? 1 : 0];
}

/** Floors still to come in a city with these towers. */
export function missingIn(towers: number, city: number): number {
  return FLOORS[city] - heightOf(towers & TOWER_MASK) - heightOf(towers >> TOWER_BITS);
}
