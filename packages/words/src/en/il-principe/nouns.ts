import { CITIES, type City, type Title } from '@signoria/il-principe';
import { count } from '../common.ts';

export const COLOURS = [
  { name: 'green', letter: 'G', building: 'university' },
  { name: 'white', letter: 'W', building: 'cathedral' },
  { name: 'red', letter: 'R', building: 'town hall' },
  { name: 'blue', letter: 'B', building: 'castle' },
  { name: 'yellow', letter: 'Y', building: 'market' },
];

export const REGIONS = [
  { name: 'blue', area: 'the north' },
  { name: 'green', area: 'the west' },
  { name: 'brown', area: 'the centre' },
  { name: 'red', area: 'the Adriatic' },
  { name: 'purple', area: 'the Arno and the Apennines' },
  { name: 'yellow', area: 'the south' },
];

export const TITLE: Readonly<Record<Title, string>> = {
  master: 'Master',
  apprentice: 'Apprentice',
  bishop: 'Bishop',
  priest: 'Priest',
  magistrate: 'Magistrate',
  gonfalonier: 'Gonfalonier',
  notary: 'Notary',
  lord: 'Lord',
  noble: 'Noble',
  knight: 'Knight',
  banker: 'Banker',
  merchant: 'Merchant',
};

export const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

export const coins = (number: number) => count(number, 'coin');

export const cityName = (city: City) => CITIES[city].name;

export const cardsOf = (number: number, colour: number) => count(number, `${COLOURS[colour].name} card`);

export function counts(cards: readonly number[]): string {
  const parts = cards.flatMap((number, colour) => (number > 0 ? [`${number} ${COLOURS[colour].name}`] : []));
  return parts.length > 0 ? parts.join(', ') : 'none';
}
