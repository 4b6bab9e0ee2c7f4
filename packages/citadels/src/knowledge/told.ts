import type { Seat } from '@signoria/core';
import type { Card } from '../data.ts';
import type { Memory, Place } from '../records.ts';
import type { Remembered } from '../state.ts';
import { bit, cardIn, DECK, DRAWN, MUSEUM, placesOf, remembered } from './memory.ts';

/* What an onlooker remembers, as his view tells it. */

const ELSEWHERE = { deck: DECK, museum: MUSEUM, drawn: DRAWN } as const;
const NAMES = ['deck', 'museum', 'drawn'] as const;

/** In the order of the cards: in which they were remembered tells nothing. */
export function tell(own: readonly Remembered[], seats: number): Memory[] {
  return own
    .slice()
    .sort((a, b) => a - b)
    .map(one => ({ card: cardIn(one), places: tellPlaces(placesOf(one), seats) }));
}

function tellPlaces(set: number, seats: number): Place[] {
  const places: Place[] = [];
  for (let seat = 0 as Seat; seat < seats; seat++) if ((set & bit(seat)) !== 0) places.push(seat);
  for (const name of NAMES) if ((set & ELSEWHERE[name]) !== 0) places.push(name);
  return places;
}

export function rememberedFrom(memory: readonly Memory[]): Remembered[] {
  return memory.map(({ card, places }) => remembered(card, places.reduce(addPlace, 0)));
}

function addPlace(set: number, place: Place): number {
  return set | (typeof place === 'number' ? bit(place) : ELSEWHERE[place]);
}

/** What the onlooker remembers of a place, exact knowledge of the deck's order aside: cards in it, and cards that may be. */
export function recall(
  { memory }: { memory: readonly Memory[] },
  place: Place,
): { holds: Card[]; mayHold: Card[] } {
  const holds: Card[] = [];
  const mayHold: Card[] = [];
  for (const { card, places } of memory)
    if (places.includes(place)) (places.length === 1 ? holds : mayHold).push(card);
  return { holds, mayHold };
}
