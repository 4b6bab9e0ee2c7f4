import { enterSorted, removeOne, type Seat, shuffle } from '@signoria/core';
import type { Action, DrawReason, Emit, GoldReason } from './actions.ts';
import type { Card } from './data.ts';
import {
  allMoved,
  bit,
  cardMoved,
  DECK,
  DRAWN,
  EVERYBODY,
  learn,
  placesForgotten,
} from './knowledge/memory.ts';
import type { State } from './state.ts';

/** C-1.7  Gold from the bank, which never runs out. */
export function gain(s: State, seat: Seat, gold: number, reason: GoldReason, emit: Emit): void {
  if (gold <= 0) return;
  s.gold[seat] += gold;
  emit?.({ type: 'got-gold', seat, gold, for: reason });
}

/**
 * C-5.3  Draws cards from the top of the deck into a hand, as many as there are; listed in ascending order,
 * as in a hand.
 */
export function drawToHand(s: State, seat: Seat, count: number, reason: DrawReason, emit: Emit): void {
  const drawn = Math.min(count, s.deck.length);
  if (drawn === 0) return;
  const cards: Card[] = [];
  for (let i = 0; i < drawn; i++) {
    const known = s.deckKnown[s.deck.length - 1];
    const card = takeTop(s, seat, bit(seat), known);
    enterSorted(s.hands[seat], card);
    enterSorted(cards, card);
    if (known !== 0) learn(s, known, card, bit(seat));
  }
  emit?.({ type: 'drew', seat, count: drawn, cards, for: reason });
}

/** C-5.2  Draws cards from the top of the deck for `seat` to choose from. */
export function drawAside(s: State, seat: Seat, count: number, emit: Emit): void {
  const drawn = Math.min(count, s.deck.length);
  for (let i = 0; i < drawn; i++) {
    const known = s.deckKnown[s.deck.length - 1];
    s.drawn.push(takeTop(s, seat, DRAWN, known));
    s.drawnKnown.push(known);
  }
  emit?.({ type: 'drew', seat, count: drawn, cards: s.drawn.slice(), for: 'action' });
}

/** The top card, known to the onlookers in `known`, goes to a place where `seat` alone sees it. */
function takeTop(s: State, seat: Seat, to: number, known: number): Card {
  const card = s.deck.pop() as Card;
  s.deckKnown.pop();
  cardMoved(s, card, DECK, to, bit(seat), known);
  if (s.deck.length === 0) allMoved(s, DECK, 0);
  return card;
}

/** C-7.11  Moves a card from the deck, seen only by `seat`, into their hand, and shuffles the rest. */
export function takeFromDeck(s: State, seat: Seat, card: Card): void {
  placesForgotten(s);
  cardMoved(s, card, DECK, bit(seat), bit(seat));
  removeOne(s.deck, card);
  s.deckKnown.pop();
  if (s.deck.length === 0) allMoved(s, DECK, 0);
  shuffle(s.rng, s.deck);
  enterSorted(s.hands[seat], card);
}

/** C-1.7  Puts a card under the deck; the viewers in `known` know where it is. */
export function putUnder(s: State, card: Card, known: number): void {
  s.deck.unshift(card);
  s.deckKnown.unshift(known);
}

/** Adds an action for every card in a hand; identical cards count once. */
export function addFromHand(s: State, seat: Seat, table: readonly Action[], actions: Action[]): void {
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) actions.push(table[hand[i]]);
}

/** A card leaves the hand openly. */
export function showFromHand(s: State, seat: Seat, card: Card): void {
  takeFromHand(s, seat, card, 0, EVERYBODY);
}

/** C-1.6  Moves a card from a hand to another place; only the viewers in `knowers` (as bits) see which it is. */
export function takeFromHand(s: State, seat: Seat, card: Card, to: number, knowers: number): void {
  const hand = s.hands[seat];
  removeOne(hand, card);
  cardMoved(s, card, bit(seat), to, knowers);
  if (hand.length === 0) allMoved(s, bit(seat), 0);
}

/** C-6.7 C-7.3  Puts a card from a hand face down under the deck. */
export function discardUnder(s: State, seat: Seat, card: Card): void {
  takeFromHand(s, seat, card, DECK, bit(seat));
  putUnder(s, card, bit(seat));
}

/** C-6.8 C-6.13  Moves a card from a hand to another player's hand; only those two know which it is. */
export function passCard(s: State, from: Seat, card: Card, to: Seat): void {
  takeFromHand(s, from, card, bit(to), bit(to));
  enterSorted(s.hands[to], card);
  learn(s, bit(from), card, bit(to));
}
