import { type Ambassador, CARDS, type Card, type CardPrint, CITIES } from '@signoria/patrician';

export const PORTRAITS = [
  { name: 'chapeau rouge', many: 'chapeaux rouges', letter: 'C' },
  { name: 'dame', many: 'dames', letter: 'D' },
  { name: 'barbu', many: 'barbus', letter: 'B' },
];

export const SITES = ['gauche', 'droite'];

export const SIGNS = {
  twoFloors: 'deux étages',
  move: 'déplacement',
  any: 'carte au choix',
  star: 'carte de départ',
};

export const cityName = (city: number): string => CITIES[city].name;

/** « Roma (chapeau rouge ★) » */
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
