import { CITIES } from '@signoria/il-principe';

/*
 * How far each hand goes towards each city, worked out once. Two cities together take so many cards of a colour at
 * most; more of them change nothing, which leaves few hands to tell apart, each known by a number.
 */
const ENOUGH = 2 * Math.max(...CITIES.flatMap(({ needs }) => needs));
const STEP = ENOUGH + 1;
const HANDS = STEP ** 5;

/** So many missing cards are too many. */
const FAR = 3;

/** The cities of a hand lie side by side. */
const ROW = CITIES.length;
const MISSING = new Uint8Array(HANDS * ROW);
const LEFT = new Uint16Array(HANDS * ROW);
export const COSTS = Uint8Array.from(CITIES, ({ cost }) => cost);

for (let hand = 0; hand < HANDS; hand++) for (let city = 0; city < ROW; city++) compare(hand, city);

function compare(hand: number, city: number): void {
  const at = hand * ROW + city;
  LEFT[at] = hand;
  let cards = hand;
  let place = 1;
  for (const need of CITIES[city].needs) {
    const spent = Math.min(need, cards % STEP);
    MISSING[at] = Math.min(FAR, MISSING[at] + need - spent);
    LEFT[at] -= spent * place;
    cards = Math.trunc(cards / STEP);
    place *= STEP;
  }
}

export function numberOf(hand: ArrayLike<number>): number {
  let number = 0;
  for (let colour = 4; colour >= 0; colour--) number = number * STEP + Math.min(hand[colour], ENOUGH);
  return number;
}

/** How many of the city's cards are not in the hand of that number; three stands for more, too. */
export function missingFor(hand: number, city: number): number {
  return MISSING[hand * ROW + city];
}

/** The number of the hand left once it has given the city what it can. */
export function leftAfter(hand: number, city: number): number {
  return LEFT[hand * ROW + city];
}
