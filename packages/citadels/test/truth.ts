import type { Card, State, View } from '../src/index.ts';
import { DECK, DRAWN, MUSEUM, SOMEWHERE } from '../src/state.ts';

/** Why the world as it is cannot be imagined from a view of it; null when it can. */
export function excluded(s: State, view: View): string | null {
  const hands = s.hands.map(hand => [...hand]);
  const places = view.memory.flatMap(entry => entry.places);
  for (const [seat, hand] of hands.entries()) {
    if (places.filter(place => place === seat).length > hand.length) return `too many places in hand ${seat}`;
  }
  const single = places.filter(place => place > SOMEWHERE);
  if (new Set(single).size < single.length) return 'a place is meant twice';
  if (single.some(place => at(s, place) === undefined)) return 'a place is nowhere';
  const free = view.memory.map(entry => entry.places.filter(place => place <= SOMEWHERE));
  const cards = view.memory.flatMap(({ cards: held, places: own, doubt }, i) => {
    const laid = own.filter(place => place > SOMEWHERE).map(place => at(s, place));
    const rest = held.filter(card => !laid.includes(card) || !laid.splice(laid.indexOf(card), 1));
    return rest.map(card => ({ card, i, doubt }));
  });
  cards.sort((a, b) => new Set(free[a.i]).size - new Set(free[b.i]).size);
  const lies = (from: number): boolean => {
    if (from === cards.length) return true;
    const { card, i, doubt } = cards[from];
    for (const place of new Set(free[i])) {
      const hand = hands[place];
      if (place !== SOMEWHERE && !hand.includes(card)) continue;
      free[i].splice(free[i].indexOf(place), 1);
      hand?.splice(hand.indexOf(card), 1);
      if (lies(from + 1)) return true;
      free[i].push(place);
      hand?.push(card);
    }
    return doubt && lies(from + 1);
  };
  return lies(0) ? null : `a card is not where it should be: ${JSON.stringify(view.memory)}`;
}

function at(s: State, place: number): Card | undefined {
  if (place >= DECK) return s.deck[place - DECK];
  return place >= MUSEUM ? s.museum[place - MUSEUM] : s.drawn[place - DRAWN];
}
