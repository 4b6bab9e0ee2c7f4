import { type ActionOf, NONE, type Refusal, refuse, removeOne, type Seat } from '@signoria/core';
import { type Action, DISCARD, type Emit, PLAY } from './actions.ts';
import { type Card, type Expedition, expeditionOf, isWager } from './data.ts';
import type { State } from './state.ts';

/** LC-2.3 LC-2.4  Whether the card may be played in its column: numbers increase, wagers come first. */
export function fits(column: readonly Card[], card: Card): boolean {
  if (column.length === 0) return true;
  const last = column[column.length - 1];
  return isWager(last) || card > last;
}

/** LC-2.1  Every card in the hand may be discarded, or played if it fits. Identical cards count once. */
export function legalCards(s: State): Action[] {
  const hand = s.hands[s.player];
  const columns = s.columns[s.player];
  const actions: Action[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (i > 0 && card === hand[i - 1]) continue;
    if (fits(columns[expeditionOf(card)], card)) actions.push(PLAY[card]);
    actions.push(DISCARD[card]);
  }
  return actions;
}

export function whyNotCard(s: State, action: Action): Refusal {
  if (action.type !== 'play' && action.type !== 'discard') return refuse('LC-1.5', 'card-first');
  const { card } = action;
  if (!s.hands[s.player].includes(card)) return refuse('LC-2.1', 'card-not-in-hand');
  return isWager(card) ? refuse('LC-2.4', 'wager-after-number') : refuse('LC-2.3', 'number-too-low');
}

/** LC-2.2  Why a card cannot be played in this column. Null for the player's own column of its expedition. */
export function whyNotColumn(card: Card, seat: Seat, owner: Seat, expedition: Expedition): Refusal | null {
  if (owner !== seat) return refuse('LC-2.2', 'own-column');
  return expedition === expeditionOf(card) ? null : refuse('LC-2.2', 'wrong-expedition');
}

/** LC-2.5  Why a card cannot be discarded on this pile. Null for the pile of its expedition. */
export function whyNotPile(card: Card, expedition: Expedition): Refusal | null {
  return expedition === expeditionOf(card) ? null : refuse('LC-2.5', 'wrong-pile');
}

/** LC-2.2  Plays a card in the player's own column. */
export function play(s: State, { card }: ActionOf<Action, 'play'>, emit: Emit): void {
  leaveHand(s, s.player, card);
  s.columns[s.player][expeditionOf(card)].push(card);
  s.closed = NONE;
  s.step = 'draw';
  emit?.({ type: 'played', seat: s.player, card });
}

/** LC-2.5  Discards a card on the pile of its expedition. */
export function discard(s: State, { card }: ActionOf<Action, 'discard'>, emit: Emit): void {
  leaveHand(s, s.player, card);
  const expedition = expeditionOf(card);
  s.piles[expedition].push(card);
  s.closed = expedition;
  s.step = 'draw';
  emit?.({ type: 'discarded', seat: s.player, card });
}

function leaveHand(s: State, seat: Seat, card: Card): void {
  removeOne(s.hands[seat], card);
  removeOne(s.known[seat], card);
}
