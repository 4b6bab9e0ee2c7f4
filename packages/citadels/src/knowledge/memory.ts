import { removeOne, type Seat } from '@signoria/core';
import type { Card } from '../data.ts';
import { type Remembered, type State, TABLE } from '../state.ts';

/*
 * What everyone remembers about hidden cards: for each viewer a list of cards, each with the set of places it may be
 * in. It is never untrue, because every step below preserves one thing: each remembered card matches a different real
 * card in one of its places. If a step cannot preserve that for a card, the card is forgotten. Cards whose exact place
 * a viewer knows (`deckKnown`, `museumKnown`, `drawnKnown`) are kept separately.
 */

/**
 * Sets of places are bits: a hand is the bit of its seat; after the bit of the table, which has no hand, come
 * these.
 */
export const DECK = 1 << (TABLE + 1);
export const MUSEUM = 1 << (TABLE + 2);
export const DRAWN = 1 << (TABLE + 3);
export const PLACES = TABLE + 4;

/** Everyone at the table and the public, as bits. */
export const EVERYBODY = (1 << (TABLE + 1)) - 1;

/** An onlooker, as a bit; for a seat also its hand, as a place. */
export function bit(who: number): number {
  return 1 << who;
}

/** A remembered card is one number: the card above, the set of its places below. */
export function remembered(card: Card, places: number): Remembered {
  return (card << PLACES) | places;
}

export function cardIn(one: Remembered): Card {
  return (one >> PLACES) as Card;
}

export function placesOf(one: Remembered): number {
  return one & ((1 << PLACES) - 1);
}

/** Nobody has been shown anything. */
export function noMemories(): Remembered[][] {
  return Array.from({ length: TABLE + 1 }, () => []);
}

/** Each of the onlookers in `known`, but not the one who has it in hand, knows that this card is in one of the places. */
export function learn(s: State, known: number, card: Card, places: number): void {
  const onlookers = known & ~places & (bit(TABLE) | (bit(s.seats) - 1));
  for (let who = 0; who <= TABLE; who++)
    if ((onlookers & bit(who)) !== 0) s.memory[who].push(remembered(card, places));
}

/**
 * A card goes from a place to another; those in `knowers` alone see which it is. For those who knew the very card it
 * is none of the remembered ones.
 */
export function cardMoved(s: State, card: Card, from: number, to: number, knowers: number, knewIt = 0): void {
  for (let who = 0; who <= TABLE; who++) {
    const own = s.memory[who];
    if (own.length === 0 || (knewIt & bit(who)) !== 0) continue;
    if ((knowers & bit(who)) !== 0) forgetOne(own, card, from);
    else for (let i = 0; i < own.length; i++) if ((own[i] & from) !== 0) own[i] |= to;
  }
}

/**
 * A card was seen to leave a place, and may be any of the remembered ones of its name that may lie there. Of two, one
 * with all its places among the other's, the smaller set goes: had it been the other, that can stand for this one.
 * Of two that each have a place of their own both go.
 */
function forgetOne(own: Remembered[], card: Card, from: number): void {
  const meant: Remembered[] = [];
  for (let i = 0; i < own.length; i++)
    if (cardIn(own[i]) === card && (own[i] & from) !== 0 && !meant.includes(own[i])) meant.push(own[i]);
  for (const one of meant)
    if (meant.every(other => other === one || (other & one) !== other)) removeOne(own, one);
}

/** All cards of a place have gone from it to others: to which of them, nobody saw who remembers any. */
export function allMoved(s: State, from: number, to: number): void {
  for (let who = 0; who <= TABLE; who++) {
    const own = s.memory[who];
    for (let i = 0; i < own.length; i++) if ((own[i] & from) !== 0) own[i] = (own[i] & ~from) | to;
  }
}

/** `who` has seen all cards of a place: a remembered one that may lie there is among them, or it is elsewhere. */
export function seenWhole(s: State, who: number, place: number, cards: readonly Card[]): void {
  const own = s.memory[who];
  let kept = 0;
  for (let i = 0; i < own.length; i++) {
    if ((own[i] & place) === 0 || !cards.includes(cardIn(own[i]))) own[kept++] = own[i] & ~place;
  }
  own.length = kept;
  if (place !== bit(who)) for (const card of cards) own.push(remembered(card, place));
}

/** Two players have changed hands: what others knew of one is now true of the other, and each knows both. */
export function handsSwapped(s: State, a: Seat, b: Seat): void {
  const both = bit(a) | bit(b);
  for (const own of s.memory)
    for (let i = 0; i < own.length; i++)
      if ((own[i] & both) === bit(a) || (own[i] & both) === bit(b)) own[i] ^= both;
  for (const who of [a, b]) {
    seenWhole(s, who, bit(a), s.hands[a]);
    seenWhole(s, who, bit(b), s.hands[b]);
  }
}

/** C-7.11  `seat` has searched the whole deck. */
export function learnDeck(s: State, seat: Seat): void {
  for (let i = 0; i < s.deckKnown.length; i++) s.deckKnown[i] &= ~bit(seat);
  seenWhole(s, seat, DECK, s.deck);
}

/** C-7.11  The deck is about to be shuffled: players still know which cards are in it, but no longer where. */
export function placesForgotten(s: State): void {
  for (let i = 0; i < s.deck.length; i++) {
    if (s.deckKnown[i] !== 0) learn(s, s.deckKnown[i], s.deck[i], DECK);
    s.deckKnown[i] = 0;
  }
}

/** C-1.6  `seat` has taken some or all of the drawn cards; the others are under the deck. */
export function drawnTaken(s: State, seat: Seat, all: boolean): void {
  const to = all ? bit(seat) : bit(seat) | DECK;
  allMoved(s, DRAWN, to);
  for (let i = 0; i < s.drawn.length; i++)
    if (s.drawnKnown[i] !== 0) learn(s, s.drawnKnown[i], s.drawn[i], to);
}
