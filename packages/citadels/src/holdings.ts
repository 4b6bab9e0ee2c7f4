import { enterSorted, type Seat } from '@signoria/core';
import { cameUnder, leftDeck } from './deck-memory.ts';
import type { Card } from './districts.ts';
import { bit, EVERYBODY, learnAll, left } from './memory.ts';
import type { DrawReason, Emit, GoldReason } from './moves.ts';
import { DECK, DRAWN, SOMEWHERE, type State } from './state.ts';

/** C-1.7  Gold from the bank, which never runs out. */
export function gain(s: State, seat: Seat, gold: number, reason: GoldReason, emit: Emit): void {
  if (gold <= 0) return;
  s.gold[seat] += gold;
  emit?.({ type: 'got-gold', seat, gold, for: reason });
}

/** C-5.3  Cards from the top of the deck straight into a hand: as many as there are. Told as a hand is, ascending. */
export function drawToHand(s: State, seat: Seat, count: number, reason: DrawReason, emit: Emit): void {
  const drawn = Math.min(count, s.deck.length);
  if (drawn === 0) return;
  const cards: Card[] = [];
  for (let i = 0; i < drawn; i++) {
    const known = s.deckKnown.pop() ?? 0;
    const card = popDeck(s, seat, seat);
    enterSorted(s.hands[seat], card);
    enterSorted(cards, card);
    if (known !== 0) learnAll(s, known, seat, card);
  }
  emit?.({ type: 'drew', seat, count: drawn, cards, for: reason });
}

/** C-5.2  Cards from the top of the deck laid aside for `seat` to choose from. */
export function drawAside(s: State, seat: Seat, count: number, emit: Emit): void {
  const drawn = Math.min(count, s.deck.length);
  for (let i = 0; i < drawn; i++) {
    s.drawnKnown.push(s.deckKnown.pop() ?? 0);
    s.drawn.push(popDeck(s, seat, DRAWN + i));
  }
  emit?.({ type: 'drew', seat, count: drawn, cards: s.drawn.slice(), for: 'action' });
}

function popDeck(s: State, seat: Seat, to: number): Card {
  const card = s.deck.pop() ?? 0;
  leftDeck(s, seat, card, to);
  return card;
}

/** C-1.7  A card put under the deck, known to the onlookers in `known`; `from` is where it lay hidden. */
export function putUnder(s: State, card: Card, known: number, from = -1): void {
  s.deck.unshift(card);
  s.deckKnown.unshift(known);
  cameUnder(s, from);
}

/** A hand card leaves in the open. */
export function showFromHand(s: State, seat: Seat, card: Card): void {
  takeFromHand(s, seat, card, SOMEWHERE, EVERYBODY);
}

/** C-1.6  A hand card goes to another place; those in `knowers` alone, as bits, see which it is. */
export function takeFromHand(s: State, seat: Seat, card: Card, to: number, knowers: number): void {
  const hand = s.hands[seat];
  left(s, seat, card, to, knowers);
  hand.splice(hand.indexOf(card), 1);
}

/** C-6.7 C-7.3  A hand card put under the deck face down. */
export function discardUnder(s: State, seat: Seat, card: Card): void {
  putUnder(s, card, bit(seat));
  takeFromHand(s, seat, card, DECK, bit(seat));
}
