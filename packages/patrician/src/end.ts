import { leftOf, NONE } from '@signoria/core';
import type { Emit } from './actions.ts';
import { ambassadors } from './ambassadors.ts';
import type { Ambassador } from './data.ts';
import { fewestTowers } from './scoring.ts';
import type { State } from './state.ts';

/** P-2.1  Passes the turn to the next player who has a card. */
export function endTurn(s: State, emit: Emit): void {
  s.card = NONE;
  for (let steps = 1; steps <= s.seats; steps++) {
    const next = leftOf(s.player, s.seats, steps);
    if (s.hands[next].length === 0) continue;
    s.player = next;
    s.step = 'play';
    return;
  }
  endGame(s, emit);
}

/** P-7.1 P-7.2  The last card is played, so every city is full and scored; the expansions are settled. */
function endGame(s: State, emit: Emit): void {
  s.step = 'over';
  if (!emit) return;
  if (s.options.ambassadors) {
    ambassadors(s).forEach((seat, ambassador) => {
      if (seat !== NONE) emit({ type: 'ambassador', ambassador: ambassador as Ambassador, seat });
    });
  }
  if (s.options.messengers) emit({ type: 'fewest-towers', seat: fewestTowers(s) });
  emit({ type: 'game-ended' });
}
