import { type Refusal, refuse, type Seat } from '@signoria/core';
import { type Card, expeditionOf, isWager } from './data.ts';
import type { Action, Event, State } from './state.ts';

/** LC-2.3 LC-2.4  Whether the card may go on its column: numbers rise, wagers come first. */
export function fits(column: readonly Card[], card: Card): boolean {
  if (column.length === 0) return true;
  const last = column[column.length - 1];
  return isWager(last) || card > last;
}

/** LC-2.1  Every card of the hand may be discarded, and laid where it fits. Cards that print alike count once. */
export function legalCards(s: State): Action[] {
  const hand = s.hands[s.player];
  const columns = s.columns[s.player];
  const actions: Action[] = [];
  let before = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === before) continue;
    before = card;
    if (fits(columns[expeditionOf(card)], card)) actions.push({ type: 'play', card });
    actions.push({ type: 'discard', card });
  }
  return actions;
}

/** LC-2.2  Lays a card on the player's own column. */
export function play(s: State, card: Card, emit?: (event: Event) => void): void {
  leaveHand(s, s.player, card);
  s.columns[s.player][expeditionOf(card)].push(card);
  s.closed = -1;
  s.step = 'draw';
  emit?.({ type: 'played', seat: s.player, card });
}

/** LC-2.5  Puts a card on the pile of its expedition. */
export function discard(s: State, card: Card, emit?: (event: Event) => void): void {
  leaveHand(s, s.player, card);
  const expedition = expeditionOf(card);
  s.piles[expedition].push(card);
  s.closed = expedition;
  s.step = 'draw';
  emit?.({ type: 'discarded', seat: s.player, card });
}

function leaveHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const seen = s.known[seat].indexOf(card);
  if (seen >= 0) s.known[seat].splice(seen, 1);
}

export function whyNotPlay(s: State, seat: Seat, card: Card): Refusal | null {
  if (!s.hands[seat].includes(card)) return refuse('LC-2.1', 'card-not-in-hand');
  const column = s.columns[seat][expeditionOf(card)];
  if (fits(column, card)) return null;
  return isWager(card) ? refuse('LC-2.4', 'wager-after-number') : refuse('LC-2.3', 'number-too-low');
}

export function whyNotDiscard(s: State, seat: Seat, card: Card): Refusal | null {
  return s.hands[seat].includes(card) ? null : refuse('LC-2.1', 'card-not-in-hand');
}
