import { type ActionOf, NONE, type Refusal, refuse, type Seat } from '@signoria/core';
import type { Action, Emit } from '../actions.ts';
import { DISCARD, LOOK, REDRAW, SWAP, TAKE, TAKE_AND_BUILD } from '../actions.ts';
import { construct, mayStand, whyNotStand } from '../build.ts';
import { costFor } from '../city.ts';
import { addFromHand, discardUnder, drawToHand, passCard, showFromHand } from '../holdings.ts';
import { bit, handsSwapped, seenWhole } from '../knowledge/memory.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';

function whyNotOther(s: State, rule: string, seat: Seat): Refusal {
  return seat === s.play.seat ? refuse(rule, 'not-yourself') : refuse(rule, 'no-such-player');
}

/** C-6.6  The Magician swaps hands with another player, even if one hand is empty. */
export const swap: Ability<'swap'> = {
  add(s, actions) {
    if (s.play.usedPower) return;
    for (let seat = 0; seat < s.seats; seat++) if (seat !== s.play.seat) actions.push(SWAP[seat]);
  },
  refusal: (s, { seat }) => whyNotOther(s, 'C-6.6', seat),
  apply(s, { seat }, emit) {
    const mine = s.play.seat;
    s.play.usedPower = true;
    const hand = s.hands[mine];
    s.hands[mine] = s.hands[seat];
    s.hands[seat] = hand;
    handsSwapped(s, mine, seat);
    emit?.({ type: 'swapped', seat: mine, with: seat });
  },
};

/** C-6.7  Or the Magician puts cards under the deck, one by one ... */
export const discard: Ability<'discard'> = {
  add(s, actions) {
    if (!s.play.usedPower) addFromHand(s, s.play.seat, DISCARD, actions);
  },
  refusal: () => refuse('C-6.7', 'card-not-in-hand'),
  apply(s, { card }, emit) {
    const { play } = s;
    play.usedPower = true;
    play.discarded++;
    discardUnder(s, play.seat, card);
    s.step = 'discard';
    emit?.({ type: 'discarded', seat: play.seat, card, to: 'deck', by: 'magician' });
  },
};

export function legalDiscards(s: State): Action[] {
  const actions: Action[] = [];
  addFromHand(s, s.play.seat, DISCARD, actions);
  actions.push(REDRAW);
  return actions;
}

export function whyNotDiscard(_s: State, action: Action): Refusal {
  return action.type === 'discard'
    ? refuse('C-6.7', 'card-not-in-hand')
    : refuse('C-6.7', 'discard-or-redraw');
}

/** ... and draws as many. */
export function redraw(s: State, _action: Action, emit: Emit): void {
  const { play } = s;
  const count = play.discarded;
  play.discarded = 0;
  s.step = 'turn';
  drawToHand(s, play.seat, count, 'magician', emit);
}

/** C-6.8  The Wizard looks at a hand that has cards. */
export const look: Ability<'look'> = {
  add(s, actions) {
    if (s.play.usedPower) return;
    for (let seat = 0; seat < s.seats; seat++)
      if (seat !== s.play.seat && s.hands[seat].length > 0) actions.push(LOOK[seat]);
  },
  refusal: (s, { seat }) =>
    seat !== s.play.seat && seat < s.seats ? refuse('C-6.8', 'hand-empty') : whyNotOther(s, 'C-6.8', seat),
  apply(s, { seat }, emit) {
    s.play.usedPower = true;
    s.target = seat;
    s.step = 'take';
    seenWhole(s, s.play.seat, bit(seat), s.hands[seat]);
    emit?.({ type: 'looked', seat: s.play.seat, at: seat, cards: s.hands[seat].slice() });
  },
};

/** C-6.8  The Wizard takes one card: into their hand, or straight into their city for its cost. */
export function legalTakes(s: State): Action[] {
  const { seat, acted } = s.play;
  const hand = s.hands[s.target];
  const actions: Action[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === hand[i - 1]) continue;
    actions.push(TAKE[card]);
    if (acted && costFor(s, seat, card) <= s.gold[seat] && mayStand(s, seat, card))
      actions.push(TAKE_AND_BUILD[card]);
  }
  return actions;
}

export function whyNotTake(s: State, action: Action): Refusal {
  if (action.type !== 'take') return refuse('C-6.8', 'take-a-card');
  if (!s.hands[s.target].includes(action.card)) return refuse('C-6.8', 'card-not-in-that-hand');
  return s.play.acted ? whyNotStand(s, action.card) : refuse('C-5.1', 'action-first');
}

export function take(s: State, { card, build }: ActionOf<Action, 'take'>, emit: Emit): void {
  const { seat } = s.play;
  const from = s.target as Seat;
  s.target = NONE;
  s.step = 'turn';
  if (build) {
    showFromHand(s, from, card);
    construct(s, card, from, emit);
    return;
  }
  passCard(s, from, card, seat);
  emit?.({ type: 'took', seat, from, card });
}
