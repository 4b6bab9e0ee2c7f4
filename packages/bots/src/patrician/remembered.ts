import { type CityWorth, cityWorth } from './hope.ts';

/** As many cities as are kept, a power of two themselves: the upper bits of a spread number say where. */
const BITS = 15;
const SIZE = 1 << BITS;
const SPREAD = 0x9e3779b1;

/**
 * `cityWorth` without expansions, remembering what cities of two players came to by how they stand: playouts of one
 * position pass the same cities again and again. With more players it depends on who is feared, and is worked out anew.
 */
export function rememberingWorth(): CityWorth {
  // By place: the towers asked for, and the hands.
  const asked = new Int32Array(2 * SIZE).fill(-1);
  const found = new Float64Array(SIZE);
  return (r, w, city, reserve, held) => {
    if (r.seats > 2) return cityWorth(r, w, city, reserve, held);
    const { left, right, seat } = r;
    const other = 1 - seat;
    const towers =
      left.floors[seat] |
      (left.highest[seat] << 4) |
      (left.floors[other] << 8) |
      (left.highest[other] << 12) |
      (right.floors[seat] << 16) |
      (right.highest[seat] << 20) |
      (right.floors[other] << 24) |
      (right.highest[other] << 28);
    // A reserve may be one short of nothing (see `bestBuild`).
    const hands = city | ((reserve + 1) << 4) | (r.foreign[city] << 9) | (held === w.hold ? 1 << 14 : 0);
    const at = Math.imul(towers ^ Math.imul(hands, SPREAD), SPREAD) >>> (32 - BITS);
    if (asked[2 * at] !== towers || asked[2 * at + 1] !== hands) {
      found[at] = cityWorth(r, w, city, reserve, held);
      asked[2 * at] = towers;
      asked[2 * at + 1] = hands;
    }
    return found[at];
  };
}
