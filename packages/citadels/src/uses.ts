import { refuse, type Seat } from '@signoria/core';
import { ARMORY, LABORATORY, MUSEUM, SMITHY } from './actions.ts';
import type { Act } from './acts.ts';
import { isRepeat, placeOf, raze } from './city.ts';
import { BIT, cardOf } from './districts.ts';
import { discardUnder, drawToHand, gain, putUnder, takeFromHand } from './holdings.ts';
import { bit, EVERYBODY, MUSEUM as UNDER_MUSEUM } from './knowledge/memory.ts';
import type { Action, Emit } from './moves.ts';
import type { State } from './state.ts';

const LABORATORY_BIT = BIT[cardOf('laboratory')];
const SMITHY_BIT = BIT[cardOf('smithy')];
const MUSEUM_BIT = BIT[cardOf('museum')];
const ARMORY_CARD = cardOf('armory');
const LABORATORY_GOLD = 1;
const SMITHY_CARDS = 3;

function listHand(s: State, table: readonly Action[], actions: Action[]): void {
  const hand = s.hands[s.play.seat];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) actions.push(table[hand[i]]);
}

/** C-7.3  Once a turn, a hand card under the deck for a coin. */
export const laboratory: Act<'laboratory'> = {
  list(s, actions) {
    if ((s.play.used & LABORATORY_BIT) === 0) listHand(s, LABORATORY, actions);
  },
  refusal: s =>
    (s.play.used & LABORATORY_BIT) !== 0
      ? refuse('C-7.3', 'used-this-turn')
      : refuse('C-7.3', 'card-not-in-hand'),
  apply(s, { card }, emit) {
    const { seat } = s.play;
    s.play.used |= LABORATORY_BIT;
    discardUnder(s, seat, card);
    emit?.({ type: 'discarded', seat, card, to: 'deck', by: 'laboratory' });
    gain(s, seat, LABORATORY_GOLD, 'laboratory', emit);
  },
};

/** C-7.4  Two gold for three cards; three gold with the deck of 2000. */
export function smithyPrice(s: State): number {
  return s.options.deck === '2000' ? 3 : 2;
}

/** C-7.4  Once a turn, while the deck has cards. */
export const smithy: Act<'smithy'> = {
  list(s, actions) {
    const { used, seat } = s.play;
    if ((used & SMITHY_BIT) === 0 && s.gold[seat] >= smithyPrice(s) && s.deck.length > 0)
      actions.push(SMITHY);
  },
  refusal(s) {
    if ((s.play.used & SMITHY_BIT) !== 0) return refuse('C-7.4', 'used-this-turn');
    return s.deck.length === 0 ? refuse('C-5.3', 'deck-empty') : refuse('C-7.4', 'not-enough-gold');
  },
  apply(s, _action, emit) {
    const { seat } = s.play;
    const gold = smithyPrice(s);
    s.play.used |= SMITHY_BIT;
    s.gold[seat] -= gold;
    emit?.({ type: 'paid', seat, gold, for: 'smithy' });
    drawToHand(s, seat, SMITHY_CARDS, 'smithy', emit);
  },
};

/** C-7.13  Once a turn, a hand card face down under the Museum. */
export const museum: Act<'museum'> = {
  list(s, actions) {
    if ((s.play.used & MUSEUM_BIT) === 0) listHand(s, MUSEUM, actions);
  },
  refusal: s =>
    (s.play.used & MUSEUM_BIT) !== 0
      ? refuse('C-7.13', 'used-this-turn')
      : refuse('C-7.13', 'card-not-in-hand'),
  apply(s, { card }, emit) {
    const { seat } = s.play;
    s.play.used |= MUSEUM_BIT;
    s.museum.push(card);
    s.museumKnown.push(bit(seat));
    takeFromHand(s, seat, card, UNDER_MUSEUM, bit(seat));
    emit?.({ type: 'discarded', seat, card, to: 'museum', by: 'museum' });
  },
};

/** C-7.12  It goes down with any one district of another player, whatever guards that. */
export const armory: Act<'armory'> = {
  list(s, actions) {
    for (let seat = 0 as Seat; seat < s.seats; seat++) {
      if (seat === s.play.seat) continue;
      const city = s.cities[seat];
      for (let i = 0; i < city.length; i++)
        if (!isRepeat(city, i)) actions.push(ARMORY[seat][city[i].card][city[i].adorned ? 1 : 0]);
    }
  },
  refusal(s, { seat }) {
    if (seat === s.play.seat) return refuse('C-7.12', 'not-yourself');
    return refuse('C-7.12', seat >= s.seats ? 'no-such-player' : 'no-such-district');
  },
  apply(s, { seat, district, adorned }, emit) {
    const own = s.play.seat;
    const at = s.cities[own].findIndex(({ card }) => card === ARMORY_CARD);
    blowUp(s, own, at, emit);
    blowUp(s, seat, placeOf(s.cities[seat], district, adorned), emit);
  },
};

function blowUp(s: State, of: Seat, at: number, emit: Emit): void {
  const { card, adorned } = s.cities[of][at];
  emit?.({ type: 'destroyed', seat: s.play.seat, of, card, adorned, paid: 0, by: 'armory' });
  putUnder(s, raze(s, of, at, emit), EVERYBODY);
}
