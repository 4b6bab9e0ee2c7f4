import { below, NONE, type None, type Rng, removeOne, shuffle } from '@signoria/core';
import { type Card, DISTRICTS } from '../data.ts';
import { deckOf } from '../options.ts';
import type { Remembered, View } from '../state.ts';
import { cardIn, DECK, DRAWN, MUSEUM, PLACES, placesOf } from './memory.ts';

/** Where the hidden cards lie in one possible world. */
interface Dealt {
  hands: Card[][];
  deck: Card[];
  museum: Card[];
  drawn: Card[];
}

/** Places counted, where elsewhere they are bits. */
const DECK_PLACE = Math.log2(DECK);
const MUSEUM_PLACE = Math.log2(MUSEUM);
const DRAWN_PLACE = Math.log2(DRAWN);

/** C-1.6  Deals each remembered card to one of the places it may be in, and all others anywhere. */
export function deal(v: View, own: readonly Remembered[], rng: Rng): Dealt {
  const unseen = cardsUnseen(v);
  const room = roomsOf(v);
  const lying = placed(own, room, rng).map(cards => cards.map(one => take(unseen, cardIn(one))));
  shuffle(rng, unseen);
  for (let place = 0; place < PLACES; place++)
    while (lying[place].length < room[place]) lying[place].push(take(unseen, unseen[unseen.length - 1]));
  const deck = Array<Card | None>(v.deckSize).fill(NONE);
  for (const { at, card } of v.deckKnown) deck[v.deckSize - 1 - at] = card;
  return {
    hands: v.hands.map((hand, seat) => hand?.slice() ?? lying[seat].sort(ascending)),
    deck: filled(deck, shuffle(rng, lying[DECK_PLACE])),
    museum: filled(v.museum, shuffle(rng, lying[MUSEUM_PLACE])),
    drawn: filled(v.drawn, shuffle(rng, lying[DRAWN_PLACE])),
  };
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Takes a card from those that are left. No view of a table asks for one that is not among them. */
function take(unseen: Card[], card: Card): Card {
  if (!removeOne(unseen, card)) throw new Error('the view tells of more cards than there are');
  return card;
}

/** The cards that lie nowhere the onlooker can see or knows for sure, ascending. */
function cardsUnseen(v: View): Card[] {
  const seen = Array<number>(DISTRICTS.length).fill(0);
  const see = (card: Card | None) => {
    if (card !== NONE) seen[card]++;
  };
  for (const city of v.cities) for (const { card } of city) see(card);
  for (const hand of v.hands) hand?.forEach(see);
  for (const { card } of v.deckKnown) see(card);
  v.museum.forEach(see);
  v.drawn.forEach(see);
  if (v.step === 'salvage') see(v.prize);
  return deckOf(v.options, v.dark).filter(card => --seen[card] < 0);
}

/** By place: how many cards lie there that the onlooker does not know by their very place. */
function roomsOf(v: View): number[] {
  const room = Array<number>(PLACES).fill(0);
  v.handSizes.forEach((size, seat) => {
    if (v.hands[seat] === null) room[seat] = size;
  });
  room[DECK_PLACE] = v.deckSize - v.deckKnown.length;
  room[MUSEUM_PLACE] = v.museum.filter(card => card === NONE).length;
  room[DRAWN_PLACE] = v.drawn.filter(card => card === NONE).length;
  return room;
}

/** A list with cards where nothing was known. */
function filled(list: readonly (Card | None)[], cards: readonly Card[]): Card[] {
  let next = 0;
  return list.map(card => (card === NONE ? cards[next++] : card));
}

/**
 * By place: the remembered cards that lie there. Each goes to any of its places that has room, those with the fewest
 * places first; where none has room, others make some. There always is a way: the one the cards really lie.
 */
function placed(own: readonly Remembered[], room: readonly number[], rng: Rng): Remembered[][] {
  const lying = Array.from({ length: PLACES }, (): Remembered[] => []);
  const order = shuffle(rng, own.slice()).sort((a, b) => choices(a) - choices(b));
  for (const one of order)
    if (!putWhereRoom(one, lying, room, rng) && !makeRoom(one, lying, room, new Set()))
      throw new Error('the view tells of more cards than its places hold');
  return lying;
}

/** How many places a card may be in. */
function choices(one: Remembered): number {
  let count = 0;
  for (let set = placesOf(one); set !== 0; set &= set - 1) count++;
  return count;
}

function putWhereRoom(one: Remembered, lying: Remembered[][], room: readonly number[], rng: Rng): boolean {
  let free = 0;
  let found: number = NONE;
  for (let place = 0; place < PLACES; place++)
    if ((one & (1 << place)) !== 0 && lying[place].length < room[place] && below(rng, ++free) === 0)
      found = place;
  if (found >= 0) lying[found].push(one);
  return found >= 0;
}

/** Puts a card into a full place of its own, from which another goes elsewhere, never into a place tried before. */
function makeRoom(
  one: Remembered,
  lying: Remembered[][],
  room: readonly number[],
  tried: Set<number>,
): boolean {
  for (let place = 0; place < PLACES; place++) {
    if ((one & (1 << place)) === 0 || tried.has(place)) continue;
    tried.add(place);
    const there = lying[place];
    if (there.length < room[place]) {
      there.push(one);
      return true;
    }
    for (let i = 0; i < there.length; i++) {
      if (!makeRoom(there[i], lying, room, tried)) continue;
      there[i] = one;
      return true;
    }
  }
  return false;
}
