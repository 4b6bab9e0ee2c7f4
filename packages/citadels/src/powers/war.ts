import { enterSorted, NONE, type Refusal, refuse, type Seat } from '@signoria/core';
import type { Action, Emit } from '../actions.ts';
import { DECLINE, DESTROY, SALVAGE } from '../actions.ts';
import {
  isComplete,
  isGuardedDistrict,
  isRepeat,
  placeOf,
  purplesOf,
  razeDistrict,
  reckoned,
  total,
  wallAround,
} from '../city.ts';
import { type Card, having, sizes } from '../data.ts';
import { putUnder } from '../holdings.ts';
import { bit, EVERYBODY, learn } from '../knowledge/memory.ts';
import type { Built } from '../records.ts';
import type { Open, State } from '../state.ts';
import { endTurn } from '../turn-end.ts';
import type { Ability } from './ability.ts';

const GRAVEYARDS = having('salvage');
const SALVAGE_PRICE = sizes('salvage');

type OnDistricts = readonly (readonly (readonly Action[])[])[];

/** C-6.22 C-6.23  Adds an action for every district that the Warlord or the Diplomat may choose after their action. */
export function addTouchable(
  s: State,
  table: OnDistricts,
  actions: Action[],
  isMeant: (seat: Seat, built: Built) => boolean,
): void {
  if (!s.play.acted || s.play.usedPower) return;
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    if (isSafe(s, seat)) continue;
    const city = s.cities[seat];
    for (let i = 0; i < city.length; i++) {
      const { card, adorned } = city[i];
      if (!isGuardedDistrict(card) && !isRepeat(city, i) && isMeant(seat, city[i]))
        actions.push(table[seat][card][adorned ? 1 : 0]);
    }
  }
}

/** C-6.15 C-6.16 C-6.22 C-8.2  Cities that neither Warlord nor Diplomat may touch, be it their own player's. */
function isSafe(s: State, seat: Seat): boolean {
  return seat === s.guarded || isComplete(s, seat);
}

/** C-6.22 C-7.10  What the Warlord pays: one gold less than the district's price, one more with a Great Wall. */
export function destroyPrice(s: Pick<Open, 'cities'>, seat: Seat, built: Built): number {
  return reckoned(built) - 1 + wallAround(s.cities[seat], built.card);
}

/** Why no district of that seat may be destroyed or taken. */
export function whyUntouchable(
  s: State,
  rule: string,
  seat: Seat,
  card: Card,
  adorned: boolean,
): Refusal | null {
  if (seat >= s.seats) return refuse(rule, 'no-such-player');
  if (placeOf(s.cities[seat], card, adorned) < 0) return refuse(rule, 'no-such-district');
  if (seat === s.guarded) return refuse(seat === s.play.seat ? 'C-6.16' : 'C-6.15', 'bishop-guards');
  if (isComplete(s, seat)) return refuse('C-8.2', 'city-complete');
  return isGuardedDistrict(card) ? refuse('C-7.2', 'keep-stands') : null;
}

/** C-6.22  The Warlord destroys a district, possibly their own; this ends the turn. */
export const destroy: Ability<'destroy'> = {
  add(s, actions) {
    const gold = s.gold[s.play.seat];
    addTouchable(s, DESTROY, actions, (seat, built) => destroyPrice(s, seat, built) <= gold);
  },
  refusal(s, { seat, district, adorned }) {
    if (!s.play.acted) return refuse('C-5.1', 'action-first');
    return whyUntouchable(s, 'C-6.22', seat, district, adorned) ?? refuse('C-6.22', 'not-enough-gold');
  },
  apply(s, { seat, district, adorned }, emit) {
    const by = s.play.seat;
    const at = placeOf(s.cities[seat], district, adorned);
    const paid = destroyPrice(s, seat, s.cities[seat][at]);
    s.gold[by] -= paid;
    s.play.usedPower = true;
    emit?.({ type: 'destroyed', seat: by, of: seat, card: district, adorned, paid, by: 'warlord' });
    razeDistrict(s, seat, at, emit);
    askGraveyard(s, district, by, emit);
  },
};

/** C-7.6  The owner of a Graveyard is asked, if they can pay and are not the Warlord; then the turn is over. */
function askGraveyard(s: State, card: Card, by: Seat, emit: Emit): void {
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    const city = s.cities[seat];
    if (seat === by || (purplesOf(city) & GRAVEYARDS) === 0) continue;
    if (s.gold[seat] < total(city, SALVAGE_PRICE)) continue;
    s.prize = card;
    s.step = 'salvage';
    s.asked = seat;
    return;
  }
  putUnder(s, card, EVERYBODY);
  endTurn(s, emit);
}

export function legalSalvage(): Action[] {
  return [SALVAGE, DECLINE];
}

export function whyNotSalvage(): Refusal {
  return refuse('C-7.6', 'salvage-or-decline');
}

export function salvage(s: State, _action: Action, emit: Emit): void {
  const seat = s.asked;
  const card = s.prize as Card;
  const paid = total(s.cities[seat], SALVAGE_PRICE);
  s.gold[seat] -= paid;
  s.prize = NONE;
  enterSorted(s.hands[seat], card);
  learn(s, EVERYBODY, card, bit(seat));
  emit?.({ type: 'salvaged', seat, card, paid });
  endTurn(s, emit);
}

/** C-7.6  Or it goes under the deck. */
export function leaveToRuin(s: State, _action: Action, emit: Emit): void {
  emit?.({ type: 'declined', seat: s.asked, step: 'salvage' });
  putUnder(s, s.prize as Card, EVERYBODY);
  s.prize = NONE;
  endTurn(s, emit);
}
