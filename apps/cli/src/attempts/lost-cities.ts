import { deck, expeditionsOf, type LostCities } from '@signoria/lost-cities';
import type { Attempts } from './attempts.ts';

export const attempts: Attempts<LostCities> = {
  all({ piles }) {
    const cards = [...new Set(deck(piles.length))];
    return [
      ...cards.map(card => ({ type: 'play', card }) as const),
      ...cards.map(card => ({ type: 'discard', card }) as const),
      { type: 'draw' },
      ...expeditionsOf(piles.length).map(expedition => ({ type: 'take', expedition }) as const),
    ];
  },
};
