import {
  type JsonSchema,
  MATERIAL_FORMAT,
  MATERIAL_VERSION,
  type MaterialSchema,
  materialSchema,
  objectOf,
  type Problem,
} from '@signoria/core';
import {
  ALL_REGIONS,
  BORDERS,
  CITIES,
  type CityCard,
  COLOURS,
  type ColourName,
  type Material,
  REGIONS,
  type RegionName,
} from './data.ts';

/** A list of so many of these names. */
function listOf(names: readonly string[], length: number): JsonSchema {
  return { type: 'array', items: { type: 'string', enum: names }, minItems: length, maxItems: length };
}

function byCity<T>(made: (card: CityCard) => T): Record<string, T> {
  return Object.fromEntries(CITIES.map(card => [card.name, made(card)]));
}

const coloursOf = ({ icons }: CityCard): ColourName[] => icons.map(colour => COLOURS[colour]);
const regionsOf = ({ regions }: CityCard): RegionName[] => regions.map(region => REGIONS[region]);

/** IP-1.3  As many borders as six regions can have. */
const MOST_BORDERS = (ALL_REGIONS.length * (ALL_REGIONS.length - 1)) / 2;

function check(file: Material): Problem | null {
  for (const card of CITIES) {
    const found = wrongIcons(card, file) ?? wrongRegions(card, file);
    if (found) return found;
  }
  const empty = REGIONS.find(region => touching(file, region).length === 0);
  if (empty) return broken('cities', 'region-without-city', empty);
  return wrongBorders(file) ?? wrongNeighbours(file);
}

/** IP-1.2  A small city takes three colours; the others take one of theirs twice. What a rulebook prints stands. */
function wrongIcons(card: CityCard, file: Material): Problem | null {
  const at = `cities.${card.name}.icons`;
  const { icons } = file.cities[card.name];
  const colours = card.size === 'small' ? icons.length : icons.length - 1;
  if (new Set(icons).size !== colours) return broken(at, 'icon-pair', `${new Set(icons).size} ≠ ${colours}`);
  const known = coloursOf(card);
  return card.printed.icons && !sameNames(icons, known) ? broken(at, 'known-card', known.join(', ')) : null;
}

function wrongRegions(card: CityCard, file: Material): Problem | null {
  const at = `cities.${card.name}.regions`;
  const { regions } = file.cities[card.name];
  if (new Set(regions).size !== regions.length) return broken(at, 'repeated', regions.join(', '));
  const known = regionsOf(card);
  return card.printed.regions && !sameNames(regions, known)
    ? broken(at, 'known-card', known.join(', '))
    : null;
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

/** The cities that touch all of these regions. */
function touching({ cities }: Material, ...regions: RegionName[]): string[] {
  return Object.keys(cities).filter(name => regions.every(region => cities[name].regions.includes(region)));
}

/** IP-1.3  Cities are the corners of the regions: a border runs from one that touches both sides to another. */
function wrongBorders(file: Material): Problem | null {
  const seen = new Set<string>();
  for (const [i, [one, other]] of file.borders.entries()) {
    const at = `borders[${i}]`;
    const pair = [one, other].sort().join();
    if (one === other || seen.has(pair)) return broken(at, 'repeated', `${one}, ${other}`);
    seen.add(pair);
    if (touching(file, one, other).length < 2) return broken(at, 'border-without-cities', `${one}, ${other}`);
  }
  return null;
}

/** IP-1.3  The two regions of a city have a border; of three regions the middle one borders on both others. */
function wrongNeighbours(file: Material): Problem | null {
  for (const [name, { regions }] of Object.entries(file.cities)) {
    const borders = file.borders.filter(pair => pair.every(region => regions.includes(region))).length;
    if (borders < regions.length - 1)
      return broken(`cities.${name}.regions`, 'not-neighbours', regions.join(', '));
  }
  return null;
}

function broken(at: string, code: string, expected: string): Problem {
  return { at, code, expected };
}

/**
 * IP-1.2 IP-1.3  The reconstructed parts (the cards of most cities, and the map) can be replaced by those of
 * the printed game.
 */
export const material: MaterialSchema<Material> = {
  schema: materialSchema(
    'il-principe',
    'The city cards and the map of a printing of Il Principe, for Signoria',
    {
      cities: objectOf(
        byCity(card =>
          objectOf({
            icons: listOf(COLOURS, card.icons.length),
            regions: listOf(REGIONS, card.regions.length),
          }),
        ),
        'By city: the building cards it takes, in the order printed, and the regions it touches on the map.',
      ),
      borders: {
        type: 'array',
        items: listOf(REGIONS, 2),
        minItems: ALL_REGIONS.length - 1,
        maxItems: MOST_BORDERS,
        description: 'Every two regions with a common border.',
      },
    },
  ),
  standard: {
    format: MATERIAL_FORMAT,
    version: MATERIAL_VERSION,
    game: 'il-principe',
    title: 'Signoria’s reconstruction',
    cities: byCity(card => ({ icons: coloursOf(card), regions: regionsOf(card) })),
    borders: BORDERS.map(([one, other]): [RegionName, RegionName] => [REGIONS[one], REGIONS[other]]),
  },
  check,
};
