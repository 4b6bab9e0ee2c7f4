/* What the landscape is made of, all in hundredths of the picture. */

/** Where the ridges run, the farthest first. */
export const RIDGES = [
  {
    colour: 'farthest',
    d: 'M0 12C4 9 7 5 11 6s6 6 10 4 6-8 10-7 6 8 11 8 6-5 10-6 7 6 12 5 6-7 11-6 6 6 11 6 8-5 14-4V100H0Z',
  },
  { colour: 'far', d: 'M0 17C9 12 17 10 26 14S44 20 54 14 74 7 84 11s12 5 16 3V100H0Z' },
  { colour: 'middle', d: 'M0 31C10 25 20 27 31 32s21 3 32-3 23-6 37 2V100H0Z' },
  { colour: 'near', d: 'M0 52c13-7 24-4 37 1s25 3 37-3 18-5 26-1V100H0Z' },
  { colour: 'meadow', d: 'M0 74c12-4 26-5 40-1s30 5 42 0 13-4 18-3V100H0Z' },
];

export const STREAM = 'M100 18C88 24 84 21 74 27s-7 12-17 15-19 1-24 9 5 12-2 18-13 6-14 15 6 10 4 16';

/** A field on a slope: what grows on it, its upper left corner, its size, how far it bulges, and its rows. */
type Field = readonly [
  sown: 'vines' | 'wheat' | 'earth',
  x: number,
  y: number,
  wide: number,
  deep: number,
  bulge: number,
  rows: number,
];

// biome-ignore format: a table
export const FIELDS: readonly Field[] = [
  ['wheat', 22, 21, 9, 5, 1.2, 4],
  ['vines', 44, 24, 9, 6, 1, 5],
  ['earth', 69, 17, 8, 4, 0.8, 4],
  ['vines', 1, 42, 12, 7, 1.6, 5],
  ['wheat', 42, 59, 11, 8, 1.2, 5],
  ['vines', 53, 53, 13, 9, 1.6, 6],
  ['earth', 68, 55, 10, 8, 1.4, 5],
  ['wheat', 79, 50, 12, 7, 1.4, 5],
  ['vines', 87, 61, 12, 8, 1, 5],
  ['vines', 22, 55, 9, 8, 1, 5],
  ['earth', 40, 71, 9, 6, 1, 4],
  ['wheat', 23, 78, 9, 7, 1, 4],
  ['earth', 73, 77, 8, 7, 0.8, 4],
];

/** How far a field leans as it comes down the slope. */
const LEAN = 0.14;

/** One line across a field, so far down its slope. */
function across([, x, y, wide, deep, bulge]: Field, down: number): string {
  const left = x + wide * LEAN * down;
  return `M${left.toFixed(2)} ${(y + deep * down).toFixed(2)}q${wide / 2} ${-2 * bulge} ${wide} 0`;
}

export function outlineOf(of: Field): string {
  const [, , , wide, deep, bulge] = of;
  return `${across(of, 0)}l${wide * LEAN} ${deep}q${-wide / 2} ${-2 * bulge} ${-wide} 0Z`;
}

export function rowsOf(of: Field): string {
  return Array.from({ length: of[6] }, (_, i) => across(of, (i + 0.6) / of[6])).join('');
}

type Stood = readonly [x: number, y: number, size: number];

/** Towns on the far crests, and farms between the fields. */
export const HILL_TOWNS: readonly Stood[] = [
  [27.5, 15, 1],
  [49.5, 17.2, 0.8],
  [76.5, 9.6, 1.1],
  [97, 14.2, 0.8],
];

export const FARMS: readonly Stood[] = [
  [52, 51, 1],
  [77.5, 53, 1.1],
  [28, 53, 0.9],
  [97, 58, 1.2],
  [46, 80, 1.3],
];

/** Cypresses in twos and threes, and round crowns of pines and olives. */
export const TREES: readonly (readonly [...Stood, kind?: 'crown'])[] = [
  [2, 47, 5],
  [4.4, 48.5, 3.6],
  [26.5, 20, 3],
  [27.7, 21.5, 4],
  [28.8, 21.2, 3],
  [51, 33, 4],
  [52.4, 34, 3],
  [73.8, 62, 5],
  [75, 63.5, 6],
  [76.2, 63, 4.4],
  [23.8, 68, 4],
  [25, 70, 5.4],
  [49, 55, 5],
  [50.2, 56.5, 6],
  [51.5, 56, 4],
  [98, 54, 6],
  [96.6, 55.5, 4.5],
  [76.5, 24, 3.5],
  [77.5, 25, 4.4],
  [1.2, 79, 5],
  [48.5, 86, 6],
  [74.5, 91, 5],
  [30, 60.5, 3, 'crown'],
  [32, 62, 3.6, 'crown'],
  [54, 70, 3.4, 'crown'],
  [56.4, 71.5, 4, 'crown'],
  [66, 68, 3.4, 'crown'],
  [84, 72, 3.6, 'crown'],
  [86.2, 73.5, 4.4, 'crown'],
  [24, 39, 2.6, 'crown'],
  [48, 44, 2.6, 'crown'],
  [73, 41, 2.8, 'crown'],
  [98.5, 42, 3, 'crown'],
  [24.5, 92, 4, 'crown'],
];
