import { refuse, type Seat } from '@signoria/core';
import { type Action, ARMORY, type Emit, LABORATORY, MUSEUM, SMITHY } from '../actions.ts';
import { isRepeat, placeOf, razeDistrict } from '../city.ts';
import { BIT, cardOf } from '../data.ts';
import { addFromHand, discardUnder, drawToHand, gain, putUnder, takeFromHand } from '../holdings.ts';
import { bit, EVERYBODY, MUSEUM as UNDER_MUSEUM } from '../knowledge/memory.ts';
import type { Ability } from '../powers/ability.ts';
import type { Open, State } from '../state.ts';

const LABORATORY_BIT = BIT[cardOf('laboratory')];
const SMITHY_BIT = BIT[cardOf('smithy')];
const MUSEUM_BIT = BIT[cardOf('museum')];
const ARMORY_CARD = cardOf('armory');
const LABORATORY_GOLD = 1;
const SMITHY_CARDS = 3;

/** What a district lets its owner do once per turn with any card in their hand. */
function onceWithHandCard(district: number, rule: string, table: readonly Action[]) {
  return {
    add(s: State, actions: Action[]): void {
      if ((s.play.used & district) === 0) addFromHand(s, s.play.seat, table, actions);
    },
    refusal: (s: State) =>
      refuse(rule, (s.play.used & district) === 0 ? 'card-not-in-hand' : 'used-this-turn'),
  };
}

/** C-7.3  Once per turn, a card from the hand goes under the deck for one gold. */
export const laboratory: Ability<'laboratory'> = {
  ...onceWithHandCard(LABORATORY_BIT, 'C-7.3', LABORATORY),
  apply(s, { card }, emit) {
    const { seat } = s.play;
    s.play.used |= LABORATORY_BIT;
    discardUnder(s, seat, card);
    emit?.({ type: 'discarded', seat, card, to: 'deck', by: 'laboratory' });
    gain(s, seat, LABORATORY_GOLD, 'laboratory', emit);
  },
};

/** C-7.4  Two gold for three cards; three gold with the 2000 deck. */
export function smithyPrice(s: Pick<Open, 'options'>): number {
  return s.options.deck === '2000' ? 3 : 2;
}

/** C-7.4  Once per turn, while the deck has cards. */
export const smithy: Ability<'smithy'> = {
  add(s, actions) {
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

/** C-7.13  Once per turn, a card from the hand goes face down under the Museum. */
export const museum: Ability<'museum'> = {
  ...onceWithHandCard(MUSEUM_BIT, 'C-7.13', MUSEUM),
  apply(s, { card }, emit) {
    const { seat } = s.play;
    s.play.used |= MUSEUM_BIT;
    s.museum.push(card);
    s.museumKnown.push(bit(seat));
    takeFromHand(s, seat, card, UNDER_MUSEUM, bit(seat));
    emit?.({ type: 'discarded', seat, card, to: 'museum', by: 'museum' });
  },
};

/** C-7.12  It is destroyed together with any one district of another player, even a protected one. */
export const armory: Ability<'armory'> = {
  add(s, actions) {
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
  putUnder(s, razeDistrict(s, of, at, emit), EVERYBODY);
}
