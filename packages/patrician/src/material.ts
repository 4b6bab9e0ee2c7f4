import {
  type JsonSchema,
  MATERIAL_FORMAT,
  MATERIAL_VERSION,
  type MaterialSchema,
  materialSchema,
  objectOf,
  type Problem,
} from '@signoria/core';
import { ALL_CITIES, CARDS, CITIES, type City, deck, type Material, SIGNS, signsOf } from './data.ts';

const sign: JsonSchema = { type: 'string', enum: SIGNS };

/** P-1.4  The cards of a city, as many as the rulebooks say. */
function cardsOf(city: City): JsonSchema {
  const cards = signsOf(city).length;
  return { type: 'array', items: sign, minItems: cards, maxItems: cards };
}

function byCity<T>(made: (city: City) => T): Record<string, T> {
  return Object.fromEntries(ALL_CITIES.map(city => [CITIES[city].name, made(city)]));
}

/** P-1.5  Start cards in the box, and how many of them may be Pistoia's: four players without it need twelve. */
const STARTS = 15;
const STARTS_OF_PISTOIA = 3;

/** P-1.4  Portraits on the cards of the nine cities, as played games have shown. */
const HEADS = { least: 21, most: 33 };

function check(file: Material): Problem | null {
  for (const { name, floors } of CITIES) {
    const crests = file.cities[name].reduce((sum, each) => sum + (each === '+' ? 2 : 1), 0);
    if (crests !== floors) return broken(`cities.${name}`, 'crest-count', `${crests} ≠ ${floors}`);
  }
  if (!file.cities.Lucca.includes('M')) return broken('cities.Lucca', 'known-card', 'M');
  const stars = (cards: readonly string[]) => cards.filter(each => each.endsWith('*')).length;
  const starts = stars(Object.values(file.cities).flat());
  if (starts !== STARTS) return broken('cities', 'start-count', `${starts} ≠ ${STARTS}`);
  const ofPistoia = stars(file.cities.Pistoia);
  if (ofPistoia > STARTS_OF_PISTOIA)
    return broken('cities.Pistoia', 'start-count', `${ofPistoia} > ${STARTS_OF_PISTOIA}`);
  const heads = deck(2, file).reduce((sum, card) => sum + CARDS[card].heads, 0);
  return heads < HEADS.least || heads > HEADS.most
    ? broken('cities', 'head-count', `${heads}: ${HEADS.least}–${HEADS.most}`)
    : null;
}

function broken(at: string, code: string, expected: string): Problem {
  return { at, code, expected };
}

/** P-1.4 P-1.5  The deck is a reconstruction and can be replaced by that of the printed game. */
export const material: MaterialSchema<Material> = {
  schema: materialSchema('patrician', 'The cards of a printing of Patrician, for Signoria', {
    cities: objectOf(
      byCity(cardsOf),
      'By city, one entry for each card: + a second crest; A, B, C a portrait (red hat, lady, beard), twice for a double one, with * on a start card; M the move; ? any city’s card.',
    ),
  }),
  standard: {
    format: MATERIAL_FORMAT,
    version: MATERIAL_VERSION,
    game: 'patrician',
    title: 'Signoria’s reconstruction',
    cities: byCity(signsOf),
  },
  check,
};
