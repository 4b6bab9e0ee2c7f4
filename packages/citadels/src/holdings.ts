import { enterSorted, type Seat } from '@signoria/table';
import type { Card } from './districts.ts';
import { bit, canTell, learnAll, leftDeck, leftOpenly, leftSecretly } from './memory.ts';
import type { DrawReason, Emit, GoldReason } from './moves.ts';
import type { State } from './state.ts';

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
    const card = popDeck(s, seat);
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
    s.drawn.push(popDeck(s, seat));
  }
  emit?.({ type: 'drew', seat, count: drawn, cards: s.drawn.slice(), for: 'action' });
}

function popDeck(s: State, seat: Seat): Card {
  const card = s.deck.pop() ?? 0;
  leftDeck(s, seat, card);
  return card;
}

/** C-1.7  A card put under the deck, known to the onlookers in `known`. */
export function putUnder(s: State, card: Card, known: number): void {
  s.deck.unshift(card);
  s.deckKnown.unshift(known);
}

/** A hand card leaves in the open. */
export function showFromHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  leftOpenly(s, seat, card);
}

/** C-1.6  A hand card leaves unseen but by its holder; the answer is who else can tell which it was, as bits. */
export function slipFromHand(s: State, seat: Seat, card: Card, knower: Seat | -1 = -1): number {
  const hand = s.hands[seat];
  const known = canTell(s, seat, card) | (knower === -1 ? 0 : bit(knower));
  hand.splice(hand.indexOf(card), 1);
  leftSecretly(s, seat, card, known);
  return known;
}

/** C-6.7 C-7.3  A hand card put under the deck face down. */
export function discardUnder(s: State, seat: Seat, card: Card): void {
  putUnder(s, card, bit(seat) | slipFromHand(s, seat, card));
}
