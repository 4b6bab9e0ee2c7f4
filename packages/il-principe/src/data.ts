import { forEachMaterial, type MaterialFile } from '@signoria/core';

/** IP-1.1  The five colours of buildings, in the order used for every tie. */
export const COLOURS = ['green', 'white', 'red', 'blue', 'yellow'] as const;

export type ColourName = (typeof COLOURS)[number];

/** The building on the cards of each colour. */
export const BUILDINGS = ['university', 'cathedral', 'town-hall', 'castle', 'market'] as const;

/**
 * A colour, as an index into COLOURS. It also stands for a building card, because the twenty cards of a
 * colour are identical. A hand, an offer or a row of cards is therefore a list of counts by colour.
 */
export type Colour = 0 | 1 | 2 | 3 | 4;

export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3, 4];
const [GREEN, WHITE, RED, BLUE, YELLOW] = ALL_COLOURS;

/** IP-1.1  The number of cards of each colour in the box. */
export const CARDS_EACH = 20;

/** IP-8.1  Cards of each colour that two players put back into the box. */
const REMOVED_EACH = 7;

/** IP-1.1 IP-8.1  The number of cards of each colour in a game with that many families. */
export function cardsEach(seats: number): number {
  return seats === 2 ? CARDS_EACH - REMOVED_EACH : CARDS_EACH;
}

/** The cards that these counts by colour stand for, in colour order. */
export function cardsOf(counts: readonly number[]): Colour[] {
  const cards: Colour[] = [];
  for (const colour of ALL_COLOURS) for (let i = 0; i < counts[colour]; i++) cards.push(colour);
  return cards;
}

/** IP-1.1 IP-8.1  All building cards of a game with that many families: 100, or 65 with two. */
export function deck(seats: number): Colour[] {
  return cardsOf(ALL_COLOURS.map(() => cardsEach(seats)));
}

/** IP-1.3  The six regions, each named after its printed colour. */
export const REGIONS = ['blue', 'green', 'brown', 'red', 'purple', 'yellow'] as const;

export type RegionName = (typeof REGIONS)[number];

/** A region, as an index into REGIONS. */
export type Region = 0 | 1 | 2 | 3 | 4 | 5;

export const ALL_REGIONS: readonly Region[] = [0, 1, 2, 3, 4, 5];
const [NORTH, WEST, CENTRE, ADRIATIC, ARNO, SOUTH] = ALL_REGIONS;

/** IP-1.3  Pairs of regions with a common border. */
export const BORDERS: readonly (readonly [Region, Region])[] = [
  [NORTH, WEST],
  [NORTH, CENTRE],
  [NORTH, ADRIATIC],
  [WEST, CENTRE],
  [WEST, ARNO],
  [CENTRE, ADRIATIC],
  [CENTRE, ARNO],
  [ARNO, SOUTH],
];

export type Size = 'small' | 'medium' | 'large';

/** IP-1.2  What a city costs and gives, by its size. */
const BY_SIZE = {
  small: { cost: 3, points: 4, shields: 1 },
  medium: { cost: 4, points: 6, shields: 2 },
  large: { cost: 5, points: 8, shields: 2 },
} as const;

/** A city, as an index into CITIES. */
export type City = number & { readonly city: unique symbol };

export interface CityCard {
  readonly name: string;
  readonly size: Size;
  readonly cost: number;
  readonly points: number;
  readonly shields: number;
  /** The building cards it takes, in the order printed. */
  readonly icons: readonly Colour[];
  /** The same, as a count for each colour. */
  readonly needs: readonly number[];
  readonly regions: readonly Region[];
  /** Its place on the map, in percent from the left and from the top. */
  readonly at: readonly [number, number];
  /** Which lists the rule documents state; the others are our reconstruction. */
  readonly printed: { readonly icons: boolean; readonly regions: boolean };
}

/** A list of icons or regions that we filled in: no document at hand prints it. */
interface Reconstructed<T> {
  readonly reconstructed: readonly T[];
}

function guess<T>(...list: T[]): Reconstructed<T> {
  return { reconstructed: list };
}

type Listed<T> = readonly T[] | Reconstructed<T>;

function city(
  name: string,
  size: Size,
  icons: Listed<Colour>,
  regions: Listed<Region>,
  at: readonly [number, number],
): CityCard {
  const printed = { icons: !('reconstructed' in icons), regions: !('reconstructed' in regions) };
  const colours = 'reconstructed' in icons ? icons.reconstructed : icons;
  const needs = ALL_COLOURS.map(colour => colours.filter(icon => icon === colour).length);
  const touching = 'reconstructed' in regions ? regions.reconstructed : regions;
  return { name, size, ...BY_SIZE[size], icons: colours, needs, regions: touching, at, printed };
}

/**
 * IP-1.2 IP-1.3  The fifteen cities. Names, sizes, costs, points and shields are those of the rulebooks, and
 * so are the lists without `guess`. The others are a balanced reconstruction: if you own the cards, you can
 * correct it here.
 */
export const CITIES: readonly CityCard[] = [
  city('Siena', 'small', guess(GREEN, RED, YELLOW), guess(SOUTH), [60, 74]),
  city('Orvieto', 'small', guess(WHITE, BLUE, YELLOW), guess(SOUTH), [80, 93]),
  city('Venezia', 'small', guess(WHITE, RED, YELLOW), guess(ADRIATIC), [86, 8]),
  city('Verona', 'small', guess(GREEN, WHITE, BLUE), guess(NORTH), [51, 8]),
  city('Perugia', 'small', guess(GREEN, RED, BLUE), guess(SOUTH), [87, 81]),
  city('Urbino', 'medium', guess(RED, RED, GREEN, WHITE), guess(ARNO, SOUTH), [93, 62]),
  city('Padova', 'medium', guess(YELLOW, YELLOW, BLUE, GREEN), guess(NORTH, ADRIATIC), [74, 9]),
  city('Lucca', 'medium', [WHITE, WHITE, BLUE, RED], guess(WEST, ARNO), [38, 58]),
  city('Milano', 'medium', [BLUE, BLUE, RED, YELLOW], [NORTH, WEST], [5, 8]),
  city('Bologna', 'medium', guess(GREEN, GREEN, WHITE, YELLOW), guess(CENTRE, ADRIATIC), [60, 38]),
  city('Mantova', 'large', guess(BLUE, BLUE, GREEN, WHITE, RED), guess(NORTH, WEST, CENTRE), [46, 17]),
  city('Firenze', 'large', [GREEN, GREEN, RED, BLUE, YELLOW], [WEST, CENTRE, ARNO], [58, 60]),
  city('Ferrara', 'large', guess(RED, RED, GREEN, WHITE, YELLOW), guess(NORTH, CENTRE, ADRIATIC), [67, 27]),
  city('Pisa', 'large', guess(WHITE, WHITE, GREEN, BLUE, YELLOW), guess(WEST, ARNO, SOUTH), [36, 62]),
  city('Rimini', 'large', guess(YELLOW, YELLOW, WHITE, RED, BLUE), guess(CENTRE, ADRIATIC, ARNO), [92, 51]),
];

export const ALL_CITIES = CITIES.map((_, i) => i as City);

/** IP-1.2 IP-1.3  The city cards and the map of another printing, from a file (docs/printings.md). */
export interface Material extends MaterialFile {
  readonly cities: Readonly<Record<string, CityPrint>>;
  /** All pairs of regions with a common border. */
  readonly borders: readonly (readonly [RegionName, RegionName])[];
}

interface CityPrint {
  readonly icons: readonly ColourName[];
  readonly regions: readonly RegionName[];
}

/** IP-1.2 IP-1.3  The cities in use at a table: those above, or those of its printing. */
export function citiesIn({ material }: { readonly material?: Material }): readonly CityCard[] {
  return material ? citiesOf(material) : CITIES;
}

const citiesOf = forEachMaterial((file: Material): readonly CityCard[] =>
  CITIES.map(({ name, size, at }) => {
    const { icons, regions } = file.cities[name];
    return city(
      name,
      size,
      icons.map(colour => COLOURS.indexOf(colour) as Colour),
      regions.map(region => REGIONS.indexOf(region) as Region),
      at,
    );
  }),
);

/** The city of that name. */
export function cityNamed(name: string): City {
  return CITIES.findIndex(card => card.name === name) as City;
}

/** IP-1.7  The number of available city cards, as long as there are enough. */
export const OPEN_CITIES = 4;

/** IP-8.1  The number of city cards returned to the box with two families. */
export const REMOVED_CITIES = 5;

/** A role, as an index into either list of TITLES: for each colour in order, the major role, then the minor one. */
export type Role = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const ALL_ROLES: readonly Role[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** IP-1.4  The names of the roles: two of the ten have another name in the first edition. */
export const TITLES = {
  amigo: [
    'master',
    'apprentice',
    'bishop',
    'priest',
    'magistrate',
    'notary',
    'lord',
    'knight',
    'banker',
    'merchant',
  ],
  first: [
    'master',
    'apprentice',
    'bishop',
    'priest',
    'gonfalonier',
    'notary',
    'noble',
    'knight',
    'banker',
    'merchant',
  ],
} as const;

export type Title = (typeof TITLES)['amigo' | 'first'][number];

export function majorOf(colour: Colour): Role {
  return (colour * 2) as Role;
}

export function minorOf(colour: Colour): Role {
  return (colour * 2 + 1) as Role;
}

export function colourOf(role: Role): Colour {
  return (role >> 1) as Colour;
}

export function isMajor(role: Role): boolean {
  return role % 2 === 0;
}

/** The five families, by seat. */
export const FAMILIES = ['medici', 'visconti', 'carraresi', 'este', 'gonzaga'] as const;
