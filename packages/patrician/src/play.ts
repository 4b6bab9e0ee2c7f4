import { type ActionOf, type Refusal, refuse, removeOne } from '@signoria/core';
import { type Action, type Emit, PLAY } from './actions.ts';
import { askSite } from './build.ts';
import { CARDS } from './data.ts';
import type { State } from './state.ts';

/** P-2.3  Any card in the hand. Identical cards count once. */
export function legalPlays(s: State): Action[] {
  const hand = s.hands[s.player];
  const actions: Action[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (i === 0 || hand[i] !== hand[i - 1]) actions.push(PLAY[hand[i]]);
  }
  return actions;
}

export function whyNotPlay(_s: State, action: Action): Refusal {
  return action.type === 'play' ? refuse('P-2.3', 'card-not-in-hand') : refuse('P-2.2', 'play-first');
}

/** P-2.3  Plays the card face up on the player's stack. */
export function play(s: State, { card }: ActionOf<Action, 'play'>, emit: Emit): void {
  removeOne(s.hands[s.player], card);
  removeOne(s.known[s.player], card);
  s.stacks[s.player].push(card);
  s.card = card;
  s.floorsLeft = CARDS[card].crests;
  emit?.({ type: 'played', seat: s.player, card });
  askSite(s, emit);
}
