import { type ActionOf, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, CROWN, type Emit, PAY_CARD, PAY_GOLD } from './actions.ts';
import { purplesOf, total } from './city.ts';
import { having, LAST_RANK, sizes } from './data.ts';
import { addFromHand, gain, passCard } from './holdings.ts';
import type { State } from './state.ts';
import { arrived } from './turn-start.ts';

const THRONES = having('crown');
const THRONE = sizes('crown');
const QUEENS_GOLD = 3;

/** C-6.10 C-7.23  Gives the crown to `seat`; a Throne Room pays if it changes hands. */
export function moveCrown(s: State, seat: Seat, emit: Emit): void {
  if (s.crown === seat) return;
  const from = s.crown;
  s.crown = seat;
  emit?.({ type: 'crowned', seat, from });
  for (let owner = 0; owner < s.seats; owner++) {
    const city = s.cities[owner];
    if ((purplesOf(city) & THRONES) !== 0) gain(s, owner as Seat, total(city, THRONE), 'throne-room', emit);
  }
}

/** C-6.26  The Queen next to the King, or next to the player the Emperor crowned, gains three gold. */
export function payQueen(s: State, queen: Seat, emit: Emit): void {
  const gap = Math.abs(queen - s.monarch);
  if (gap === 1 || gap === s.seats - 1) gain(s, queen, QUEENS_GOLD, 'queen', emit);
}

/** C-6.12  Whom the Emperor may crown: not themselves, nor the player who has the crown. */
function heirs(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0 as Seat; seat < s.seats; seat++)
    if (seat !== s.asked && seat !== s.crown) seats.push(seat);
  return seats;
}

/**
 * C-6.12 C-6.14  The Emperor, or the Witch instead, must give the crown away; if only one player qualifies,
 * this is automatic.
 */
export function askGift(s: State, giver: Seat, emit: Emit): void {
  s.step = 'gift';
  s.asked = giver;
  const only = heirs(s);
  if (only.length === 1) crown(s, only[0], emit);
}

export function legalGifts(s: State): Action[] {
  return heirs(s).map(seat => CROWN[seat]);
}

export function whyNotGift(s: State, action: Action): Refusal {
  if (action.type !== 'crown') return refuse('C-6.12', 'give-the-crown');
  const { seat } = action;
  if (seat === s.asked) return refuse('C-6.12', 'not-to-yourself');
  if (seat === s.crown) return refuse('C-6.12', 'has-the-crown');
  return refuse('C-6.12', 'no-such-player');
}

/** C-6.12 C-6.13  The crown moves, then its receiver pays one gold or a card, their choice, if they have any. */
export function giveCrown(s: State, { seat }: ActionOf<Action, 'crown'>, emit: Emit): void {
  crown(s, seat, emit);
}

function crown(s: State, seat: Seat, emit: Emit): void {
  const giver = s.asked;
  moveCrown(s, seat, emit);
  s.monarch = seat;
  if (s.rank > LAST_RANK) {
    s.step = 'closing';
    return;
  }
  if (s.hands[seat].length === 0) {
    if (s.gold[seat] > 0) passCoin(s, seat, giver, emit);
    arrived(s, emit);
    return;
  }
  s.step = 'tribute';
  s.asked = seat;
}

function passCoin(s: State, from: Seat, to: Seat, emit: Emit): void {
  s.gold[from]--;
  s.gold[to]++;
  emit?.({ type: 'tribute', seat: from, to, gold: 1, card: null });
}

export function legalTributes(s: State): Action[] {
  const actions: Action[] = [];
  if (s.gold[s.asked] > 0) actions.push(PAY_GOLD);
  addFromHand(s, s.asked, PAY_CARD, actions);
  return actions;
}

export function whyNotTribute(s: State, action: Action): Refusal {
  if (action.type === 'pay-gold') return refuse('C-6.13', 'no-gold');
  if (action.type === 'pay-card') return refuse('C-6.13', 'card-not-in-hand');
  return refuse('C-6.13', s.gold[s.asked] > 0 ? 'pay-the-emperor' : 'pay-the-emperor-a-card');
}

export function payGold(s: State, _action: Action, emit: Emit): void {
  passCoin(s, s.asked, s.play.seat, emit);
  arrived(s, emit);
}

export function payCard(s: State, { card }: ActionOf<Action, 'pay-card'>, emit: Emit): void {
  const from = s.asked;
  const to = s.play.seat;
  passCard(s, from, card, to);
  emit?.({ type: 'tribute', seat: from, to, gold: 0, card });
  arrived(s, emit);
}
