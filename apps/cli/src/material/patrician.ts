import { CARDS, type Card, CITIES, type City, ROADS } from '@signoria/patrician';
import type { PatricianWords } from '@signoria/words/patrician-words';
import type { Material } from './material.ts';

export function material({ terms }: PatricianWords): Material {
  return {
    cities: CITIES.map(({ name, floors, tokens }, number) => ({
      number,
      name,
      help: terms.city(number as City, 0, false),
      print: { floors, tokens },
    })),
    roads: ROADS.map(({ from, to }, number) => ({
      number,
      name: `${CITIES[from].name} – ${CITIES[to].name}`,
      print: { from, to },
    })),
    portraits: terms.portraits.map(({ name }, number) => ({ number, name })),
    cards: CARDS.flatMap(({ city, crests, portrait, heads, power, star, copies }, number) =>
      copies === 0
        ? []
        : [
            {
              number,
              name: terms.card(number as Card),
              print: { city, crests, portrait, heads, power, star, copies },
            },
          ],
    ),
  };
}
