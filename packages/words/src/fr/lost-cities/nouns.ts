import { type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';

export const EXPEDITIONS = [
  { name: 'Désert', of: 'du Désert', letter: 'D' },
  { name: 'Mer', of: 'de la Mer', letter: 'M' },
  { name: 'Sommets', of: 'des Sommets', letter: 'S' },
  { name: 'Forêt', of: 'de la Forêt', letter: 'F' },
  { name: 'Volcan', of: 'du Volcan', letter: 'V' },
  { name: 'Ruines', of: 'des Ruines', letter: 'R' },
];

/** As in a menu: « Forêt 5 », « Pari Forêt ». */
export function cardName(card: Card): string {
  const { name } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `Pari ${name}` : `${name} ${numberOn(card)}`;
}

/** As in a sentence: « le 5 de la Forêt », « un pari de la Forêt ». */
export function theCard(card: Card): string {
  const { of } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `un pari ${of}` : `le ${numberOn(card)} ${of}`;
}
