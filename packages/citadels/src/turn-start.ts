import type { Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { powerOf } from './city.ts';
import { CHARACTERS, type Rank } from './data.ts';
import { drawToHand, gain } from './holdings.ts';
import { type Mode, newPlay } from './records.ts';
import type { State } from './state.ts';

/** C-4.2  A player with two characters has two turns, each with everything a turn allows. */
export function beginTurn(s: State, seat: Seat, rank: Rank, mode: Mode): void {
  s.play = newPlay(seat, rank, mode);
  s.play.builds = CHARACTERS[s.cast[rank]].builds;
  s.step = 'turn';
  s.asked = seat;
}

/** The turn starts; a Witch who continues gets at once what follows the action. */
export function arrived(s: State, emit: Emit): void {
  s.step = 'turn';
  s.asked = s.play.seat;
  if (s.play.mode === 'resumed') payBonus(s, emit);
}

/** C-6.18 C-6.20  The Merchant's gold and the Architect's cards come automatically, right after the action. */
export function payBonus(s: State, emit: Emit): void {
  const { bonusGold, bonusCards } = powerOf(s);
  if (bonusGold > 0) gain(s, s.play.seat, bonusGold, 'merchant', emit);
  if (bonusCards > 0) drawToHand(s, s.play.seat, bonusCards, 'architect', emit);
}
