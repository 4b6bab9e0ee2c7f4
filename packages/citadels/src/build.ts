import { type ActionOf, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, BUILD, type Emit } from './actions.ts';
import { addDistrict, costFor, hasName, pairsIn, powerOf, purplesOf, total } from './city.ts';
import { type Card, having, sizes } from './data.ts';
import { askBuilder } from './districts/when-built.ts';
import { gain, showFromHand } from './holdings.ts';
import type { State } from './state.ts';

const QUARRIES = having('duplicates');
const DUPLICATES = sizes('duplicates');

/** C-5.6 C-6.9 C-7.17  No duplicates in a city, except for the Wizard and with a Quarry. */
export function mayStand(s: State, seat: Seat, card: Card): boolean {
  const city = s.cities[seat];
  if (!hasName(city, card)) return true;
  if (powerOf(s).duplicates) return true;
  return (purplesOf(city) & QUARRIES) !== 0 && pairsIn(city) < total(city, DUPLICATES);
}

/** C-5.5  The cards in the hand that may be built now. */
export function addBuilds(s: State, actions: Action[]): void {
  const { play } = s;
  if (!play.acted || play.builds === 0) return;
  const { seat } = play;
  const hand = s.hands[seat];
  const gold = s.gold[seat];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (i > 0 && hand[i - 1] === card) continue;
    if (costFor(s, seat, card) <= gold && mayStand(s, seat, card)) actions.push(BUILD[card]);
  }
}

export function whyNotBuild(s: State, card: Card): Refusal {
  const { play } = s;
  if (powerOf(s).builds === 0) return refuse('C-6.21', 'navigator-builds-nothing');
  if (!play.acted) return refuse('C-5.1', 'action-first');
  if (play.builds === 0) return refuse(powerOf(s).builds > 1 ? 'C-6.20' : 'C-5.5', 'built-enough');
  if (!s.hands[play.seat].includes(card)) return refuse('C-5.5', 'card-not-in-hand');
  return whyNotStand(s, card);
}

export function whyNotStand(s: State, card: Card): Refusal {
  const { seat } = s.play;
  if (mayStand(s, seat, card)) return refuse('C-5.5', 'not-enough-gold');
  const hasQuarry = (purplesOf(s.cities[seat]) & QUARRIES) !== 0;
  return hasQuarry ? refuse('C-7.17', 'one-pair-already') : refuse('C-5.6', 'name-in-city');
}

export function build(s: State, { card }: ActionOf<Action, 'build'>, emit: Emit): void {
  const { play } = s;
  showFromHand(s, play.seat, card);
  play.builds--;
  construct(s, card, play.seat, emit);
}

/** C-5.5  Pays for a card and builds it in the city; `from` is the seat whose hand it comes from. */
export function construct(s: State, card: Card, from: Seat, emit: Emit): void {
  const { play } = s;
  const { seat } = play;
  const paid = costFor(s, seat, card);
  s.gold[seat] -= paid;
  play.built++;
  emit?.({ type: 'built', seat, card, paid, from });
  addDistrict(s, seat, card, emit);
  if (powerOf(s).refund) settleRefund(s, seat, paid, emit);
  askBuilder(s, card);
}

/** C-6.19  The gold comes back at the end of the turn, or at once: the Alchemist builds one district. */
function settleRefund(s: State, seat: Seat, paid: number, emit: Emit): void {
  s.play.spent += paid;
  if (s.options.alchemistRefund === 'at-once') refund(s, seat, emit);
}

/** C-6.19  The Alchemist gets back the gold spent on building. */
export function refund(s: State, seat: Seat, emit: Emit): void {
  gain(s, seat, s.play.spent, 'alchemist', emit);
  s.play.spent = 0;
}
