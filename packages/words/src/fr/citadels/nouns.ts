import { type Card, CHARACTERS, DISTRICTS, type Options, type Rank } from '@signoria/citadels';
import { isChanged } from '../../citadels-changed.ts';
import { count } from '../common.ts';
import { CHANGED, CHARACTER, DISTRICT } from './cards.ts';

export const COLOUR: Readonly<Record<string, string>> = {
  yellow: 'Jaune',
  blue: 'Bleu',
  green: 'Vert',
  red: 'Rouge',
  purple: 'Violet',
};

export const characterName = (character: number): string => CHARACTER[CHARACTERS[character].id].name;

export const the = (character: number): string => CHARACTER[CHARACTERS[character].id].the;

export const rankName = (rank: Rank, cast: readonly number[]): string => characterName(cast[rank]);

export const districtName = (card: Card): string => DISTRICT[DISTRICTS[card].id].name;

/** « le Manoir », « l’Église » */
export const district = (card: Card): string => DISTRICT[DISTRICTS[card].id].the;

export const coins = (number: number): string => count(number, 'pièce');

/** What was paid for something, at the end of a sentence: « pour 2 pièces », « gratuitement ». */
export const paying = (number: number): string => (number === 0 ? ' gratuitement' : ` pour ${coins(number)}`);

export const cards = (number: number): string => count(number, 'carte');

/** « du Roi », « de la Reine », « de l’Abbé » */
export function of(article: string): string {
  return article.startsWith('le ') ? `du ${article.slice(3)}` : `de ${article}`;
}

/** What a character does by the rules of its table. */
export function powerOf(character: number, options: Options): string {
  const { id } = CHARACTERS[character];
  return isChanged(id, options) ? CHANGED[id] : CHARACTER[id].help;
}

export function helpOf(card: Card): string {
  const { colour, cost, id } = DISTRICTS[card];
  return `${COLOUR[colour]}, coût ${cost}. ${DISTRICT[id].help}`.trimEnd();
}

/** Of characters laid out for all to see: « Écarté face visible », « Écartés face visible ». */
export const discarded = (number: number): string => (number > 1 ? 'Écartés' : 'Écarté');

export function star(adorned: boolean): string {
  return adorned ? ' (quartier décoré)' : '';
}
