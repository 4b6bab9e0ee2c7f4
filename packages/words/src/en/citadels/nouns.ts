import { type Card, CHARACTERS, DISTRICTS, type Options, type Rank } from '@signoria/citadels';
import { isChanged } from '../../citadels-changed.ts';
import { count } from '../common.ts';
import { CHANGED, CHARACTER, DISTRICT } from './cards.ts';

export const characterName = (character: number): string => CHARACTER[CHARACTERS[character].id].name;

export const rankName = (rank: Rank, cast: readonly number[]): string => characterName(cast[rank]);

export const districtName = (card: Card): string => DISTRICT[DISTRICTS[card].id].name;

export const gold = (number: number): string => `${number} gold`;

/** What something costs: "nothing", "2 gold". */
export const price = (number: number): string => (number === 0 ? 'nothing' : gold(number));

/** What was paid for something, at the end of a sentence: " for 2 gold", " for free". */
export const paying = (number: number): string => (number === 0 ? ' for free' : ` for ${gold(number)}`);

export const cards = (number: number): string => count(number, 'card');

export const the = (character: number): string => `the ${characterName(character)}`;

/** What a character does by the rules of its table. */
export function powerOf(character: number, options: Options): string {
  const { id } = CHARACTERS[character];
  return isChanged(id, options) ? CHANGED[id] : CHARACTER[id].help;
}

export function helpOf(card: Card): string {
  const { colour, cost, id } = DISTRICTS[card];
  return `${colour[0].toUpperCase()}${colour.slice(1)}, costs ${cost}. ${DISTRICT[id].help}`.trimEnd();
}

export function star(adorned: boolean): string {
  return adorned ? ' (adorned)' : '';
}
