import {
  ALL_CITIES,
  ALL_ROLES,
  BUILDINGS,
  COLOURS,
  citiesIn,
  colourOf,
  isMajor,
  type Options,
  REGIONS,
  TITLES,
} from '@signoria/il-principe';
import type { IlPrincipeWords } from '@signoria/words/il-principe-words';
import type { Material } from './material.ts';

/** By colour: the rule that says what its two roles do. */
const ROLE_RULES = ['IP-5.8', 'IP-5.9', 'IP-5.10', 'IP-5.11', 'IP-5.12'];

export function material({ terms }: IlPrincipeWords, options?: Options): Material {
  const cards = citiesIn(options ?? {});
  const titles = TITLES[options?.titles ?? 'amigo'];
  return {
    cards: COLOURS.map((id, number) => ({
      number,
      name: terms.colours[number].name,
      help: terms.colours[number].building,
      print: { id, building: BUILDINGS[number] },
    })),
    regions: REGIONS.map((id, number) => ({
      number,
      name: terms.regions[number].name,
      help: terms.regions[number].area,
      print: { id },
    })),
    cities: ALL_CITIES.map(number => {
      const { name, size, cost, points, shields, icons, regions } = cards[number];
      return {
        number,
        name,
        help: terms.city(cards[number]),
        print: { size, cost, points, shields, icons, regions },
      };
    }),
    roles: ALL_ROLES.map(number => ({
      number,
      name: terms.titles[titles[number]],
      rule: ROLE_RULES[colourOf(number)],
      print: {
        id: TITLES.amigo[number],
        first: TITLES.first[number],
        colour: colourOf(number),
        major: isMajor(number),
      },
    })),
  };
}
