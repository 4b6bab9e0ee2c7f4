import { type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';

export const EXPEDITIONS = [
  { name: 'Desert', letter: 'D' },
  { name: 'Sea', letter: 'S' },
  { name: 'Mountains', letter: 'M' },
  { name: 'Forest', letter: 'F' },
  { name: 'Volcano', letter: 'V' },
  { name: 'Ruins', letter: 'R' },
];

export function cardName(card: Card): string {
  const { name } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `${name} wager` : `${name} ${numberOn(card)}`;
}

/** A wager has its like; a number is the only one of its kind. */
export function namedCard(card: Card): string {
  return isWager(card) ? `a ${cardName(card)}` : cardName(card);
}
