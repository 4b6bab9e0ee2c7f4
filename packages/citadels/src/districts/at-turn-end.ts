import type { Seat } from '@signoria/core';
import type { Emit } from '../actions.ts';
import { purplesOf } from '../city.ts';
import { BIT, CARDS, DISTRICTS, type Effect, having } from '../data.ts';
import { drawToHand, gain } from '../holdings.ts';
import type { State } from '../state.ts';

const AT_TURN_END = having('turnEnd');
const PARK_CARDS = 2;

/** What a district does when its owner's turn ends. */
const effects: Record<NonNullable<Effect['turnEnd']>, (s: State, seat: Seat, emit: Emit) => void> = {
  /** C-7.18 */
  'poor-house'(s, seat, emit) {
    if (s.gold[seat] === 0) gain(s, seat, 1, 'poor-house', emit);
  },
  /** C-7.21 */
  park(s, seat, emit) {
    if (s.hands[seat].length === 0) drawToHand(s, seat, PARK_CARDS, 'park', emit);
  },
};

/** C-5.8  In the order of the table of districts. */
export function endTurnInCity(s: State, seat: Seat, emit: Emit): void {
  const purples = purplesOf(s.cities[seat]);
  if ((purples & AT_TURN_END) === 0) return;
  for (const card of CARDS) {
    const effect = (purples & BIT[card]) === 0 ? undefined : DISTRICTS[card].effect?.turnEnd;
    if (effect) effects[effect](s, seat, emit);
  }
}
