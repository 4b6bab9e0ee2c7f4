import type { Card } from '../data.ts';
import type { Remembered, State } from '../state.ts';
import { bit, cardIn, DECK, DRAWN, MUSEUM, placesOf } from './memory.ts';

/** A card an onlooker does not see, and where it lies. */
interface Hidden {
  card: Card;
  place: number;
}

/** Whether each remembered card can be found among the real ones, a card of its own in one of its places. */
export function remembersTruly(s: State, who: number, own: readonly Remembered[]): boolean {
  const hidden = own.length === 0 ? [] : hiddenFrom(s, who);
  const meant = new Map<Hidden, Remembered>();
  const find = (one: Remembered, tried: Set<Hidden>): boolean =>
    hidden.some(lying => {
      if (lying.card !== cardIn(one) || (placesOf(one) & lying.place) === 0 || tried.has(lying)) return false;
      tried.add(lying);
      const other = meant.get(lying);
      if (other !== undefined && !find(other, tried)) return false;
      meant.set(lying, one);
      return true;
    });
  return own.every(one => find(one, new Set()));
}

function hiddenFrom(s: State, who: number): Hidden[] {
  const unknown = (cards: readonly Card[], known: readonly number[], place: number): Hidden[] =>
    cards.flatMap((card, i) => ((known[i] & bit(who)) === 0 ? [{ card, place }] : []));
  return [
    ...s.hands.flatMap((hand, seat) => (seat === who ? [] : hand.map(card => ({ card, place: bit(seat) })))),
    ...unknown(s.deck, s.deckKnown, DECK),
    ...unknown(s.museum, s.museumKnown, MUSEUM),
    ...unknown(s.drawn, s.drawnKnown, DRAWN),
  ];
}
