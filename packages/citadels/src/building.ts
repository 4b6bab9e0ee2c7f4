import { type Refusal, refuse, type Seat } from '@signoria/core';
import { ANNOUNCE, BUILD, DECLINE, FETCH, SEARCH } from './actions.ts';
import { checkEnd, costFor, hasName, pairsIn, powerOf, purplesOf, raise, total } from './city.ts';
import { type Card, DISTRICTS, type Effect, having, sizes } from './districts.ts';
import { showFromHand, takeFromDeck } from './holdings.ts';
import { learnDeck } from './knowledge/memory.ts';
import type { Action, Emit } from './moves.ts';
import type { State } from './state.ts';
import { refund } from './turn-end.ts';

const QUARRIES = having('duplicates');
const DUPLICATES = sizes('duplicates');

/** C-5.6 C-6.9 C-7.17  No name twice in a city, but for the Wizard and with a Quarry. */
export function mayStand(s: State, seat: Seat, card: Card): boolean {
  const city = s.cities[seat];
  if (!hasName(city, card)) return true;
  if (powerOf(s).duplicates) return true;
  return (purplesOf(city) & QUARRIES) !== 0 && pairsIn(city) < total(city, DUPLICATES);
}

/** C-5.5  The hand cards that may be built now. */
export function listBuilds(s: State, actions: Action[]): void {
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
  if (play.builds === 0) return refuse('C-5.5', 'built-enough');
  if (!s.hands[play.seat].includes(card)) return refuse('C-5.5', 'card-not-in-hand');
  return whyNotStand(s, card);
}

export function whyNotStand(s: State, card: Card): Refusal {
  const { seat } = s.play;
  if (mayStand(s, seat, card)) return refuse('C-5.5', 'not-enough-gold');
  const hasQuarry = (purplesOf(s.cities[seat]) & QUARRIES) !== 0;
  return hasQuarry ? refuse('C-7.17', 'one-pair-already') : refuse('C-5.6', 'name-in-city');
}

export function build(s: State, card: Card, emit: Emit): void {
  const { play } = s;
  showFromHand(s, play.seat, card);
  play.builds--;
  construct(s, card, play.seat, emit);
}

/** C-5.5  Pays for a card and sets it in the city; `from` is whose hand it came from. */
export function construct(s: State, card: Card, from: Seat, emit: Emit): void {
  const { play } = s;
  const { seat } = play;
  const paid = costFor(s, seat, card);
  s.gold[seat] -= paid;
  play.built++;
  emit?.({ type: 'built', seat, card, paid, from });
  raise(s, seat, card, emit);
  if (powerOf(s).refund) settleRefund(s, seat, paid, emit);
  const effect = DISTRICTS[card].effect?.built;
  if (effect) built[effect](s);
}

/** C-6.19  Either the gold comes back at the end, or that of the first district at once. */
function settleRefund(s: State, seat: Seat, paid: number, emit: Emit): void {
  const { play } = s;
  if (s.options.alchemistRefund === 'at-once' && play.built > 1) return;
  play.spent += paid;
  if (s.options.alchemistRefund === 'at-once') refund(s, seat, emit);
}

/** What a district asks of its builder on the spot. */
const built: Record<NonNullable<Effect['built']>, (s: State) => void> = {
  /** C-7.11 */
  lighthouse(s) {
    if (s.deck.length > 0) s.step = 'lighthouse';
  },
  /** C-7.19 */
  'bell-tower'(s) {
    if (s.first === -1) s.step = 'bell';
  },
};

export function listLighthouse(): Action[] {
  return [SEARCH, DECLINE];
}

/** C-7.11  The builder looks through the deck ... */
export function search(s: State, emit: Emit): void {
  learnDeck(s, s.asked);
  s.step = 'fetch';
  emit?.({ type: 'searched', seat: s.asked });
}

export function listFetches(s: State): Action[] {
  const actions: Action[] = [];
  for (let card = 0; card < FETCH.length; card++) if (s.deck.includes(card)) actions.push(FETCH[card]);
  return actions;
}

/** ... takes one card, and the deck is shuffled. */
export function fetch(s: State, card: Card, emit: Emit): void {
  takeFromDeck(s, s.asked, card);
  s.step = 'turn';
  emit?.({ type: 'fetched', seat: s.asked, card });
}

export function listBell(): Action[] {
  return [ANNOUNCE, DECLINE];
}

/** C-7.19  From now on seven districts complete a city, even one that has them already. */
export function announce(s: State, emit: Emit): void {
  s.bell = true;
  s.step = 'turn';
  emit?.({ type: 'announced', seat: s.asked });
  if (s.sevens.length > 0) checkEnd(s, s.sevens[0], emit);
}

export function whyNotHere(s: State): Refusal {
  if (s.step === 'bell') return refuse('C-7.19', 'announce-or-decline');
  return s.step === 'lighthouse'
    ? refuse('C-7.11', 'search-or-decline')
    : refuse('C-7.11', 'take-one-from-the-deck');
}
