import { deck, EXPEDITIONS, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import type { Material } from './material.ts';

export function material({ terms }: LostCitiesWords): Material {
  const cards = deck(EXPEDITIONS.length);
  return {
    expeditions: EXPEDITIONS.map((id, number) => ({
      number,
      name: terms.expeditions[number].name,
      print: { id },
    })),
    cards: [...new Set(cards)].map(card => ({
      number: card,
      name: terms.card(card),
      print: {
        expedition: expeditionOf(card),
        ...(isWager(card) ? { wager: true } : { value: numberOn(card) }),
        copies: cards.filter(other => other === card).length,
      },
    })),
  };
}
