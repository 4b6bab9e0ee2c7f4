import { type Refusal, refuse, type Seat } from '@signoria/table';
import { COVET, DECLINE, DESTROY, GIVE, SALVAGE } from './actions.ts';
import type { Act } from './acts.ts';
import {
  hasName,
  isComplete,
  isGuardedDistrict,
  isRepeat,
  placeOf,
  purplesOf,
  raze,
  reckoned,
  total,
  wallAround,
} from './city.ts';
import { type Card, having, sizes } from './districts.ts';
import { putUnder } from './holdings.ts';
import { EVERYBODY, insert, learnAll } from './memory.ts';
import type { Action, Built, Emit, State } from './state.ts';
import { endTurn } from './turn-end.ts';

const GRAVEYARDS = having('salvage');
const SALVAGE_PRICE = sizes('salvage');

/** C-6.15 C-6.22 C-8.2  Cities that neither Warlord nor Diplomat may touch. */
function isSafe(s: State, seat: Seat): boolean {
  return seat === s.guarded || isComplete(s, seat);
}

/** C-6.22 C-7.10  What the Warlord pays: a coin less than the district is reckoned at, a coin more inside a wall. */
export function destroyPrice(s: Pick<State, 'cities'>, seat: Seat, built: Built): number {
  return reckoned(built) - 1 + wallAround(s.cities[seat], built.card);
}

/** Why a district of that seat may not be touched at all. */
function whyUntouchable(s: State, rule: string, seat: Seat, card: Card, adorned: boolean): Refusal | null {
  if (seat >= s.seats) return refuse(rule, 'no-such-player');
  if (placeOf(s.cities[seat], card, adorned) < 0) return refuse(rule, 'no-such-district');
  if (seat === s.guarded) return refuse('C-6.15', 'bishop-guards');
  if (isComplete(s, seat)) return refuse('C-8.2', 'city-complete');
  return isGuardedDistrict(card) ? refuse('C-7.2', 'keep-stands') : null;
}

/** C-6.22  The Warlord destroys a district, his own if he likes; it closes his turn. */
export const destroy: Act<'destroy'> = {
  list(s, actions) {
    const { play } = s;
    if (!play.acted || play.usedPower) return;
    const gold = s.gold[play.seat];
    for (let seat = 0 as Seat; seat < s.seats; seat++) {
      if (isSafe(s, seat)) continue;
      const city = s.cities[seat];
      for (let i = 0; i < city.length; i++) {
        const built = city[i];
        if (isGuardedDistrict(built.card) || isRepeat(city, i)) continue;
        if (destroyPrice(s, seat, built) <= gold)
          actions.push(DESTROY[seat][built.card][built.adorned ? 1 : 0]);
      }
    }
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
    raze(s, seat, at, emit);
    askGraveyard(s, district, by, emit);
  },
};

/** C-7.6  The owner of a Graveyard is asked, if he can pay and did not destroy himself; then the turn is over. */
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

export function listSalvage(): Action[] {
  return [SALVAGE, DECLINE];
}

export function whyNotSalvage(): Refusal {
  return refuse('C-7.6', 'salvage-or-decline');
}

export function salvage(s: State, emit: Emit): void {
  const seat = s.asked;
  const card = s.prize;
  const paid = total(s.cities[seat], SALVAGE_PRICE);
  s.gold[seat] -= paid;
  s.prize = -1;
  insert(s.hands[seat], card);
  learnAll(s, EVERYBODY, seat, card);
  emit?.({ type: 'salvaged', seat, card, paid });
  endTurn(s, emit);
}

export function leaveToRuin(s: State, emit: Emit): void {
  putUnder(s, s.prize, EVERYBODY);
  s.prize = -1;
  endTurn(s, emit);
}

/** C-6.23  What the Diplomat pays on top: the difference, if the other's district is reckoned higher. */
export function exchangePrice(s: Pick<State, 'cities'>, seat: Seat, theirs: Built, ours: Built): number {
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

/** C-6.23  The Diplomat names the district he wants, if he has one to give for it ... */
export const covet: Act<'covet'> = {
  list(s, actions) {
    const { play } = s;
    if (!play.acted || play.usedPower) return;
    const own = s.cities[play.seat];
    for (let seat = 0 as Seat; seat < s.seats; seat++) {
      if (seat === play.seat || isSafe(s, seat)) continue;
      const city = s.cities[seat];
      for (let i = 0; i < city.length; i++) {
        const theirs = city[i];
        if (isGuardedDistrict(theirs.card) || isRepeat(city, i)) continue;
        if (own.some(ours => mayExchange(s, seat, theirs, ours)))
          actions.push(COVET[seat][theirs.card][theirs.adorned ? 1 : 0]);
      }
    }
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

/** C-6.23 C-6.24  Either he could give something if he had the gold, or there is nothing he could give. */
function whyNothingFor(s: State, seat: Seat, card: Card, adorned: boolean): Refusal {
  const city = s.cities[seat];
  const theirs = city[placeOf(city, card, adorned)];
  return s.cities[s.play.seat].some(ours => !doubles(s, seat, theirs, ours))
    ? refuse('C-6.23', 'not-enough-gold')
    : refuse('C-6.24', 'nothing-to-give-for-it');
}

function wanted(s: State): Built {
  const city = s.cities[s.target];
  return city[placeOf(city, s.prize, s.prizeAdorned)];
}

export function listGives(s: State): Action[] {
  const own = s.cities[s.play.seat];
  const theirs = wanted(s);
  const actions: Action[] = [];
  for (let i = 0; i < own.length; i++)
    if (!isRepeat(own, i) && mayExchange(s, s.target as Seat, theirs, own[i]))
      actions.push(GIVE[own[i].card][own[i].adorned ? 1 : 0]);
  return actions;
}

export function whyNotExchange(s: State, action: Action): Refusal {
  if (action.type !== 'give') return refuse('C-6.23', 'give-a-district');
  const own = s.cities[s.play.seat];
  const at = placeOf(own, action.district, action.adorned);
  if (at < 0) return refuse('C-6.23', 'not-in-your-city');
  return doubles(s, s.target as Seat, wanted(s), own[at])
    ? refuse('C-6.24', 'name-in-city')
    : refuse('C-6.23', 'not-enough-gold');
}

/** ... then the one he gives, pays the difference to the other player, and his turn is over. */
export function exchange(s: State, card: Card, adorned: boolean, emit: Emit): void {
  const { seat } = s.play;
  const other = s.target as Seat;
  const own = s.cities[seat];
  const city = s.cities[other];
  const at = placeOf(own, card, adorned);
  const there = placeOf(city, s.prize, s.prizeAdorned);
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
    took: s.prize,
    tookAdorned: s.prizeAdorned,
    gave: card,
    gaveAdorned: adorned,
    paid,
  });
  s.target = -1;
  s.prize = -1;
  s.prizeAdorned = false;
  endTurn(s, emit);
}
