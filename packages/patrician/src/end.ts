import { leftOf } from '@signoria/core';
import { ambassadors } from './ambassadors.ts';
import type { Ambassador } from './data.ts';
import { fewestTowers } from './scoring.ts';
import type { Emit, State } from './state.ts';

/** P-2.1  The next player's turn; P-7.1 the game ends when nobody holds a card. */
export function endTurn(s: State, emit?: Emit): void {
  s.card = -1;
  for (let steps = 1; steps <= s.seats; steps++) {
    const next = leftOf(s.player, s.seats, steps);
    if (s.hands[next].length === 0) continue;
    s.player = next;
    s.step = 'play';
    return;
  }
  s.step = 'over';
  if (emit) announceEnd(s, emit);
}

function announceEnd(s: State, emit: Emit): void {
  if (s.options.ambassadors) {
    ambassadors(s).forEach((seat, ambassador) => {
      if (seat !== -1) emit({ type: 'ambassador', ambassador: ambassador as Ambassador, seat });
    });
  }
  if (s.options.messengers) {
    const seat = fewestTowers(s);
    emit({ type: 'fewest-towers', seat: seat === -1 ? null : seat });
  }
  emit({ type: 'game-ended' });
}
