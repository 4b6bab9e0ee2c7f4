import { type Refusal, refuse, type Seat } from '@signoria/core';
import { askSite } from './build.ts';
import { CARDS, type Card } from './data.ts';
import type { Action, Emit, State } from './state.ts';

const PLAY = CARDS.map((_, card): Action => ({ type: 'play', card: card as Card }));

/** P-2.3  Any card of the hand. Cards that print alike count once. */
export function legalPlays(s: State): Action[] {
  const hand = s.hands[s.player];
  const actions: Action[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (i === 0 || hand[i] !== hand[i - 1]) actions.push(PLAY[hand[i]]);
  }
  return actions;
}

/** P-2.3  Lays the card face up on the player's stack. */
export function play(s: State, card: Card, emit?: Emit): void {
  remove(s.hands[s.player], card);
  remove(s.known[s.player], card);
  s.stacks[s.player].push(card);
  s.card = card;
  s.floorsLeft = CARDS[card].crests;
  emit?.({ type: 'played', seat: s.player, card });
  askSite(s, emit);
}

function remove(cards: Card[], card: Card): void {
  let i = cards.indexOf(card);
  if (i < 0) return;
  for (; i + 1 < cards.length; i++) cards[i] = cards[i + 1];
  cards.pop();
}

export function whyNotPlay(s: State, seat: Seat, card: Card): Refusal | null {
  return s.hands[seat].includes(card) ? null : refuse('P-2.3', 'card-not-in-hand');
}
