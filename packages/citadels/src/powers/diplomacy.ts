import { type ActionOf, NONE, type Refusal, refuse, type Seat } from '@signoria/core';
import type { Action, Emit } from '../actions.ts';
import { COVET, GIVE } from '../actions.ts';
import { hasName, isRepeat, placeOf, reckoned, wallAround } from '../city.ts';
import type { Card } from '../data.ts';
import type { Built } from '../records.ts';
import type { Open, State } from '../state.ts';
import { endTurn } from '../turn-end.ts';
import type { Ability } from './ability.ts';
import { addTouchable, whyUntouchable } from './war.ts';

/** C-6.23  What the Diplomat pays: the difference, if the other player's district has the higher price. */
export function exchangePrice(s: Pick<Open, 'cities'>, seat: Seat, theirs: Built, ours: Built): number {
  return Math.max(0, reckoned(theirs) + wallAround(s.cities[seat], theirs.card) - reckoned(ours));
}

/** C-6.24  Whether an exchange would leave two of a name in a city. */
function doubles(s: State, seat: Seat, theirs: Built, ours: Built): boolean {
  if (theirs.card === ours.card)
    return countOf(s.cities[seat], ours.card) > 1 || countOf(s.cities[s.play.seat], ours.card) > 1;
  return hasName(s.cities[s.play.seat], theirs.card) || hasName(s.cities[seat], ours.card);
}

function countOf(city: readonly Built[], card: Card): number {
  let count = 0;
  for (const built of city) if (built.card === card) count++;
  return count;
}

function mayExchange(s: State, seat: Seat, theirs: Built, ours: Built): boolean {
  return exchangePrice(s, seat, theirs, ours) <= s.gold[s.play.seat] && !doubles(s, seat, theirs, ours);
}

/** C-6.23  The Diplomat chooses a district to take, if they have one to give for it ... */
export const covet: Ability<'covet'> = {
  add(s, actions) {
    const { seat: own } = s.play;
    addTouchable(
      s,
      COVET,
      actions,
      (seat, theirs) => seat !== own && s.cities[own].some(ours => mayExchange(s, seat, theirs, ours)),
    );
  },
  refusal(s, { seat, district, adorned }) {
    if (!s.play.acted) return refuse('C-5.1', 'action-first');
    if (seat === s.play.seat) return refuse('C-6.23', 'not-yourself');
    return whyUntouchable(s, 'C-6.23', seat, district, adorned) ?? whyNothingFor(s, seat, district, adorned);
  },
  apply(s, { seat, district, adorned }) {
    s.play.usedPower = true;
    s.target = seat;
    s.prize = district;
    s.prizeAdorned = adorned;
    s.step = 'give';
  },
};

/** C-6.23 C-6.24  The Diplomat has no district, or none that may be given for this one, or too little gold. */
function whyNothingFor(s: State, seat: Seat, card: Card, adorned: boolean): Refusal {
  const city = s.cities[seat];
  const own = s.cities[s.play.seat];
  const theirs = city[placeOf(city, card, adorned)];
  if (own.length === 0) return refuse('C-6.23', 'nothing-to-give-for-it');
  return own.some(ours => !doubles(s, seat, theirs, ours))
    ? refuse('C-6.23', 'not-enough-gold')
    : refuse('C-6.24', 'nothing-to-give-for-it');
}

function wanted(s: State): Built {
  const city = s.cities[s.target];
  return city[placeOf(city, s.prize as Card, s.prizeAdorned)];
}

export function legalGives(s: State): Action[] {
  const own = s.cities[s.play.seat];
  const theirs = wanted(s);
  const actions: Action[] = [];
  for (let i = 0; i < own.length; i++)
    if (!isRepeat(own, i) && mayExchange(s, s.target as Seat, theirs, own[i]))
      actions.push(GIVE[own[i].card][own[i].adorned ? 1 : 0]);
  return actions;
}

export function whyNotGive(s: State, action: Action): Refusal {
  if (action.type !== 'give') return refuse('C-6.23', 'give-a-district');
  const own = s.cities[s.play.seat];
  const at = placeOf(own, action.district, action.adorned);
  if (at < 0) return refuse('C-6.23', 'not-in-your-city');
  return doubles(s, s.target as Seat, wanted(s), own[at])
    ? refuse('C-6.24', 'name-in-city')
    : refuse('C-6.23', 'not-enough-gold');
}

/** ... then the one to give, pays the difference to its new owner, and the turn ends. */
export function give(s: State, { district: card, adorned }: ActionOf<Action, 'give'>, emit: Emit): void {
  const { seat } = s.play;
  const other = s.target as Seat;
  const own = s.cities[seat];
  const city = s.cities[other];
  const at = placeOf(own, card, adorned);
  const there = placeOf(city, s.prize as Card, s.prizeAdorned);
  const paid = exchangePrice(s, other, city[there], own[at]);
  s.gold[seat] -= paid;
  s.gold[other] += paid;
  const ours = own[at];
  own[at] = city[there];
  city[there] = ours;
  emit?.({
    type: 'exchanged',
    seat,
    with: other,
    took: s.prize as Card,
    tookAdorned: s.prizeAdorned,
    gave: card,
    gaveAdorned: adorned,
    paid,
  });
  s.target = NONE;
  s.prize = NONE;
  s.prizeAdorned = false;
  endTurn(s, emit);
}
