import type { Emit } from './actions.ts';
import { refund } from './build.ts';
import { powerOf } from './city.ts';
import { endTurnInCity } from './districts/at-turn-end.ts';
import type { State } from './state.ts';
import { oweTax } from './tax.ts';

/**
 * C-5.8  The end of a turn: tax, Poor House, Park, the Alchemist's refund. None of them if the turn was an
 * action only.
 */
export function endTurn(s: State, emit: Emit): void {
  const { seat, mode, rank, built } = s.play;
  if (mode === 'full' || mode === 'resumed') {
    if (built > 0) oweTax(s, seat, emit);
    endTurnInCity(s, seat, emit);
    if (powerOf(s).refund) refund(s, seat, emit);
  }
  s.step = 'calling';
  emit?.({ type: 'turn-ended', seat, character: s.cast[rank] });
}
