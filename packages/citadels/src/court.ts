import { type Refusal, refuse, type Seat } from '@signoria/core';
import { CROWN, PAY_CARD, PAY_GOLD } from './actions.ts';
import { arrived, startRound } from './calling.ts';
import { LAST_RANK } from './characters.ts';
import { purplesOf, total } from './city.ts';
import { type Card, having, sizes } from './districts.ts';
import { gain, passCard } from './holdings.ts';
import type { Action, Emit } from './moves.ts';
import type { State } from './state.ts';

const THRONES = having('crown');
const THRONE = sizes('crown');
const QUEENS_GOLD = 3;

/** C-6.10 C-7.23  The crown goes to `seat`; a Throne Room pays whenever it really moves. */
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

/** C-6.26  The Queen beside the King, or beside whom the Emperor crowned, gets three gold. */
export function payQueen(s: State, queen: Seat, emit: Emit): void {
  const gap = Math.abs(queen - s.monarch);
  if (gap === 1 || gap === s.seats - 1) gain(s, queen, QUEENS_GOLD, 'queen', emit);
}

/** C-6.12  Whom the Emperor may crown: neither himself nor who has the crown. */
function heirs(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0 as Seat; seat < s.seats; seat++)
    if (seat !== s.asked && seat !== s.crown) seats.push(seat);
  return seats;
}

/** C-6.12 C-6.14  The Emperor, or the Witch in his place, has to give the crown away; a single heir is no choice. */
export function askGift(s: State, giver: Seat, emit: Emit): void {
  s.step = 'gift';
  s.asked = giver;
  const only = heirs(s);
  if (only.length === 1) giveCrown(s, only[0], emit);
}

export function listGifts(s: State): Action[] {
  return heirs(s).map(seat => CROWN[seat]);
}

export function whyNotGive(s: State, action: Action): Refusal {
  if (action.type !== 'crown') return refuse('C-6.12', 'give-the-crown');
  const { seat } = action;
  if (seat === s.asked) return refuse('C-6.12', 'not-to-yourself');
  if (seat === s.crown) return refuse('C-6.12', 'has-the-crown');
  return refuse('C-6.12', 'no-such-player');
}

/** C-6.12 C-6.13  The crown moves, then its receiver pays: a coin or a card, as he likes, if he has any. */
export function giveCrown(s: State, seat: Seat, emit: Emit): void {
  const giver = s.asked;
  moveCrown(s, seat, emit);
  s.monarch = seat;
  if (s.rank > LAST_RANK) {
    closeRound(s, emit);
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

export function listTributes(s: State): Action[] {
  const actions: Action[] = [];
  if (s.gold[s.asked] > 0) actions.push(PAY_GOLD);
  const hand = s.hands[s.asked];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) actions.push(PAY_CARD[hand[i]]);
  return actions;
}

export function whyNotPay(s: State, action: Action): Refusal {
  if (action.type === 'pay-gold') return refuse('C-6.13', 'no-gold');
  if (action.type === 'pay-card') return refuse('C-6.13', 'card-not-in-hand');
  return refuse('C-6.13', s.gold[s.asked] > 0 ? 'pay-the-emperor' : 'pay-the-emperor-a-card');
}

export function payGold(s: State, emit: Emit): void {
  passCoin(s, s.asked, s.play.seat, emit);
  arrived(s, emit);
}

export function payCard(s: State, card: Card, emit: Emit): void {
  const from = s.asked;
  const to = s.play.seat;
  passCard(s, from, card, to);
  emit?.({ type: 'tribute', seat: from, to, gold: 0, card });
  arrived(s, emit);
}

/** C-4.6  The last things of a round: a Queen who waited for the dead King is paid, then the next round. */
export function closeRound(s: State, emit: Emit): void {
  if (s.queen !== -1 && s.monarch !== -1) payQueen(s, s.queen, emit);
  startRound(s, emit);
}
