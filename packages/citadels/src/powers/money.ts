import { NONE, type None, refuse, type Seat } from '@signoria/core';
import { ADORN, NAVIGATE_CARDS, NAVIGATE_GOLD, TITHE } from '../actions.ts';
import { isRepeat, placeOf } from '../city.ts';
import { drawToHand, gain } from '../holdings.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn-end.ts';
import type { Ability } from './ability.ts';

const NAVIGATORS_GOLD = 4;
const NAVIGATORS_CARDS = 4;
const ARTISTS_COINS = 2;

/** C-6.17  The richest player, if only one is. */
function richest(s: State): Seat | None {
  let most = -1;
  let found: Seat | None = NONE;
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    if (s.gold[seat] > most) {
      most = s.gold[seat];
      found = seat;
    } else if (s.gold[seat] === most) found = NONE;
  }
  return found;
}

/** C-6.17  The richest player gives the Abbot one gold; nobody does if several are tied, or if it is the Abbot. */
export const tithe: Ability<'tithe'> = {
  add(s, actions) {
    if (s.play.usedPower) return;
    const seat = richest(s);
    if (seat !== NONE && seat !== s.play.seat) actions.push(TITHE);
  },
  refusal: s => refuse('C-6.17', richest(s) === NONE ? 'several-are-richest' : 'you-are-richest'),
  apply(s, _action, emit) {
    const from = richest(s) as Seat;
    s.play.usedPower = true;
    s.gold[from]--;
    s.gold[s.play.seat]++;
    emit?.({ type: 'tithed', seat: s.play.seat, from, gold: 1 });
  },
};

/** C-6.21  The Navigator must take four gold or, if there are any, four cards. */
export const navigate: Ability<'navigate'> = {
  add(s, actions) {
    if (!s.play.acted || s.play.usedPower) return;
    actions.push(NAVIGATE_GOLD);
    if (s.deck.length > 0) actions.push(NAVIGATE_CARDS);
  },
  refusal(s) {
    return s.play.acted ? refuse('C-5.3', 'deck-empty') : refuse('C-5.1', 'action-first');
  },
  apply(s, { take }, emit) {
    const { seat } = s.play;
    s.play.usedPower = true;
    if (take === 'gold') gain(s, seat, NAVIGATORS_GOLD, 'navigator', emit);
    else drawToHand(s, seat, NAVIGATORS_CARDS, 'navigator', emit);
    if (s.options.navigator === 'turn-ends') endTurn(s, emit);
  },
};

/** C-6.25  The Artist adorns one of their districts for one gold, at most twice per turn. */
export const adorn: Ability<'adorn'> = {
  add(s, actions) {
    const { seat, adorned } = s.play;
    if (adorned === ARTISTS_COINS || s.gold[seat] === 0) return;
    const city = s.cities[seat];
    for (let i = 0; i < city.length; i++)
      if (!city[i].adorned && !isRepeat(city, i)) actions.push(ADORN[city[i].card]);
  },
  refusal(s, { district }) {
    const { seat, adorned } = s.play;
    if (adorned === ARTISTS_COINS) return refuse('C-6.25', 'two-adorned');
    if (placeOf(s.cities[seat], district, false) >= 0) return refuse('C-6.25', 'not-enough-gold');
    const standing = placeOf(s.cities[seat], district, true) >= 0;
    return refuse('C-6.25', standing ? 'adorned-already' : 'not-in-your-city');
  },
  apply(s, { district }, emit) {
    const { seat } = s.play;
    const city = s.cities[seat];
    s.gold[seat]--;
    s.play.adorned++;
    city[placeOf(city, district, false)].adorned = true;
    emit?.({ type: 'adorned', seat, card: district });
  },
};
