import { type City, ROADS } from '@signoria/patrician';

/** The middle of a city and its ground line, in hundredths of the board; how tall its storeys are beside the others'. */
export interface Place {
  x: number;
  y: number;
  tall: number;
}

/** Where a messenger stands: above the open card of a city, or at a point between two. */
export type Stand = { above: City } | { x: number; y: number };

/** A board of one shape: where cities stand and roads run. */
export interface Plan {
  name: 'wide' | 'tall';
  /** By city. */
  places: readonly Place[];
  /** By road. */
  stands: readonly Stand[];
  /** From the middle of a city to the middle of its open card, in hundredths of the board's width. */
  toCard: number;
}

const at = (x: number, y: number, tall = 1): Place => ({ x, y, tall });
const above = (city: City): Stand => ({ above: city });
const by = (x: number, y: number): Stand => ({ x, y });

/*
 * Each city is where the printed board has it, but a column shares its height by the floors its cities hold: so towers
 * may be half as tall again as in rows of one height. Cities by index: Bologna, Firenze, Roma, Lucca, Siena, Milano,
 * Ferrara, Parma, Verona, Pistoia; roads in the order of the table of roads.
 */

const WIDE: Plan = {
  name: 'wide',
  toCard: 7.6,
  // biome-ignore format: a table
  places: [
    at(62.5, 93.4), at(87.5, 93.8), at(87.5, 44.5), at(37.5, 41), at(62.5, 37),
    at(12.5, 34.5), at(37.5, 90.5), at(12.5, 64), at(12.5, 93.8),
  ],
  // biome-ignore format: a table
  stands: [
    by(73.5, 47.4), by(50, 44.4), above(0), by(25, 44.2), above(6),
    above(7), above(8), by(25, 96.3), by(50, 96.3), by(75, 96.5),
  ],
};

/** Five players: the other columns move together, and Pistoia has one of its own. */
const FIVE_OF_FOUR = 0.8;
const WIDE_FIVE: Plan = {
  name: 'wide',
  toCard: WIDE.toCard * FIVE_OF_FOUR,
  places: [...WIDE.places.map(place => ({ ...place, x: place.x * FIVE_OF_FOUR })), at(89.5, 70)],
  stands: [
    ...WIDE.stands.map(stand => ('above' in stand ? stand : by(stand.x * FIVE_OF_FOUR, stand.y))),
    by(77.5, 55),
    by(84, 86),
  ],
};

/** A phone held upright: three by three. */
const TALL: Plan = {
  name: 'tall',
  toCard: 10.4,
  // biome-ignore format: a table
  places: [
    at(50, 94.4), at(83.33, 94.4), at(83.33, 30.4), at(50, 30.4, 1.33), at(83.33, 59.7),
    at(16.67, 30.4, 1.33), at(50, 59.7, 1.5), at(16.67, 59.7, 1.5), at(16.67, 94.4, 1.75),
  ],
  // biome-ignore format: a table
  stands: [
    above(4), by(63.5, 33.3), by(63.5, 62.6), by(30.2, 33.3), above(6),
    above(7), above(8), by(30.2, 62.6), above(0), by(63.5, 96.7),
  ],
};

/** Ten cities on a phone: the small ones share the first column. */
const TALL_FIVE: Plan = {
  name: 'tall',
  toCard: 10.4,
  // biome-ignore format: a table
  places: [
    at(50, 94.4, 1.2), at(83.33, 94.4), at(83.33, 28.3), at(50, 26.1, 1.2), at(50, 57.2, 1.2),
    at(16.67, 24.6, 1.1), at(16.67, 94.4, 1.1), at(16.67, 48, 1.1), at(16.67, 71.4, 1.1), at(83.33, 61.6),
  ],
  // biome-ignore format: a table
  stands: [
    by(63.5, 28.6), above(4), above(0), by(30.2, 27), by(31.8, 51), above(7),
    above(8), above(6), by(30.2, 96.7), by(63.5, 96.7), above(9), above(1),
  ],
};

/** The shapes a board may have; which one is seen, the style sheet decides by the room there is. */
export function plansOf(seats: number): readonly Plan[] {
  return seats === 5 ? [WIDE_FIVE, TALL_FIVE] : [WIDE, TALL];
}

/** How a road runs: by the messenger's place, in hundredths of the board. */
export function courseOf(plan: Plan, road: number): string {
  const stand = plan.stands[road];
  const [from, to] = [plan.places[ROADS[road].from], plan.places[ROADS[road].to]];
  if ('above' in stand) {
    const lower = plan.places[stand.above];
    const upper = lower === from ? to : from;
    const x = lower.x + plan.toCard;
    const between = (upper.y + lower.y) / 2;
    return `M${upper.x} ${upper.y + 1}C${upper.x + plan.toCard / 2} ${upper.y + 6} ${x} ${between - 4} ${x} ${lower.y}`;
  }
  const aside = Math.sign(to.x - from.x) * plan.toCard;
  const [begin, end] = [from.x + aside, to.x - aside];
  const bend = { x: 2 * stand.x - (begin + end) / 2, y: 2 * stand.y - (from.y + to.y) / 2 };
  return `M${begin} ${from.y}Q${bend.x} ${bend.y} ${end} ${to.y}`;
}
