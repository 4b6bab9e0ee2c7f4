import type { Seat } from '@signoria/core';
import { afterTurn, payTax } from './calling.ts';
import { CHARACTERS } from './characters.ts';
import { powerOf, purplesOf } from './city.ts';
import { BIT, DISTRICTS, type Effect, having } from './districts.ts';
import { drawToHand, gain } from './holdings.ts';
import type { Emit } from './moves.ts';
import type { State } from './state.ts';

const AT_TURN_END = having('turnEnd');
const PARK_CARDS = 2;
const TAX_RANK = 2;

/** What a district does when its owner's turn ends, in the order of the table of districts. */
const turnEnds: Record<NonNullable<Effect['turnEnd']>, (s: State, seat: Seat, emit: Emit) => void> = {
  /** C-7.18 */
  'poor-house'(s, seat, emit) {
    if (s.gold[seat] === 0) gain(s, seat, 1, 'poor-house', emit);
  },
  /** C-7.21 */
  park(s, seat, emit) {
    if (s.hands[seat].length === 0) drawToHand(s, seat, PARK_CARDS, 'park', emit);
  },
};

/** C-5.8  The end of a turn: tax, Poor House, Park, the Alchemist's refund; none of it after an action alone. */
export function endTurn(s: State, emit: Emit): void {
  const { play } = s;
  if (play.mode === 'full' || play.mode === 'resumed') {
    const { seat } = play;
    if (play.built > 0) {
      if (mayStillBeTaxed(s)) s.untaxed.push(seat);
      else payTax(s, seat, emit);
    }
    const purples = purplesOf(s.cities[seat]);
    if ((purples & AT_TURN_END) !== 0) {
      for (let card = 0; card < DISTRICTS.length; card++) {
        const effect = (purples & BIT[card]) === 0 ? undefined : DISTRICTS[card].effect?.turnEnd;
        if (effect) turnEnds[effect](s, seat, emit);
      }
    }
    if (powerOf(s).refund) refund(s, seat, emit);
  }
  afterTurn(s, emit);
}

/** C-6.5  Whoever builds before the Tax Collector appears pays when he does. */
function mayStillBeTaxed(s: State): boolean {
  const character = CHARACTERS[s.cast[TAX_RANK]];
  return s.rank < TAX_RANK && character.arrival === 'tax';
}

/** C-6.19  The Alchemist gets back what he paid for building. */
export function refund(s: State, seat: Seat, emit: Emit): void {
  gain(s, seat, s.play.spent, 'alchemist', emit);
  s.play.spent = 0;
}
