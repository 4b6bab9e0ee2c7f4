import { type Card, CHARACTERS, DISTRICTS, type Rank } from '@signoria/citadels';
import { count } from '../common.ts';
import { CHARACTER, DISTRICT } from './cards.ts';

export const characterName = (character: number): string => CHARACTER[CHARACTERS[character].id].name;

export const rankName = (rank: Rank, cast: readonly number[]): string => characterName(cast[rank]);

export const districtName = (card: Card): string => DISTRICT[DISTRICTS[card].id].name;

export const gold = (number: number): string => `${number} gold`;

export const cards = (number: number): string => count(number, 'card');

export const the = (character: number): string => `the ${characterName(character)}`;

export function helpOf(card: Card): string {
  const { colour, cost, id } = DISTRICTS[card];
  return `${colour[0].toUpperCase()}${colour.slice(1)}, cost ${cost}. ${DISTRICT[id].help}`.trimEnd();
}

export function star(adorned: boolean): string {
  return adorned ? ' (adorned)' : '';
}
