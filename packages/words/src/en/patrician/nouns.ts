import { type Ambassador, CARDS, type Card, type CardPrint, CITIES } from '@signoria/patrician';

export const PORTRAITS = [
  { name: 'red hat', many: 'red hats', letter: 'H' },
  { name: 'lady', many: 'ladies', letter: 'L' },
  { name: 'beard', many: 'beards', letter: 'B' },
];

export const SITES = ['left', 'right'];

export const SIGNS = { twoFloors: 'two floors', move: 'move', any: 'any card', star: 'start card' };

export const cityName = (city: number): string => CITIES[city].name;

/** "Roma (red hat ★)" */
export function cardName(card: Card): string {
  const { city, star } = CARDS[card];
  return `${cityName(city)} (${signName(CARDS[card])}${star ? ' ★' : ''})`;
}

export function signName({ crests, portrait, heads, power }: CardPrint): string {
  if (crests === 2) return SIGNS.twoFloors;
  if (power !== 'none') return SIGNS[power];
  const { name } = PORTRAITS[portrait];
  return heads === 2 ? `double ${name}` : name;
}

export function ambassadorName(ambassador: Ambassador): string {
  return 'ABCD'[ambassador];
}
