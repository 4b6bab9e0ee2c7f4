import { CITIES, type CityCard, citiesIn, type State } from '@signoria/il-principe';

/*
 * How far each hand goes towards each city, worked out once for a printing. Two cities together take so many cards of a
 * colour at most; more of them change nothing, which leaves few hands to tell apart, each known by a number.
 */
const ENOUGH = 2 * Math.max(...CITIES.flatMap(({ needs }) => needs));
const STEP = ENOUGH + 1;
const HANDS = STEP ** 5;

/** So many missing cards are too many. */
const FAR = 3;

/** The cities of a hand lie side by side. */
const ROW = CITIES.length;

/** By hand and city. */
export interface Reach {
  missing: Uint8Array;
  left: Uint16Array;
}

export const COSTS = Uint8Array.from(CITIES, ({ cost }) => cost);

export const USUAL = compareAll(CITIES);
const OTHERS = new WeakMap<readonly CityCard[], Reach>();

/** How far hands go at this table. */
export function reachAt({ options }: State): Reach {
  if (options.material === undefined) return USUAL;
  const cities = citiesIn(options);
  const known = OTHERS.get(cities) ?? compareAll(cities);
  OTHERS.set(cities, known);
  return known;
}

function compareAll(cities: readonly CityCard[]): Reach {
  const reach: Reach = { missing: new Uint8Array(HANDS * ROW), left: new Uint16Array(HANDS * ROW) };
  for (let hand = 0; hand < HANDS; hand++)
    for (let city = 0; city < ROW; city++) compare(reach, hand, city, cities[city].needs);
  return reach;
}

function compare({ missing, left }: Reach, hand: number, city: number, needs: readonly number[]): void {
  const at = hand * ROW + city;
  left[at] = hand;
  let cards = hand;
  let place = 1;
  for (const need of needs) {
    const spent = Math.min(need, cards % STEP);
    missing[at] = Math.min(FAR, missing[at] + need - spent);
    left[at] -= spent * place;
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
export function missingFor({ missing }: Reach, hand: number, city: number): number {
  return missing[hand * ROW + city];
}

/** The number of the hand left once it has given the city what it can. */
export function leftAfter({ left }: Reach, hand: number, city: number): number {
  return left[hand * ROW + city];
}
