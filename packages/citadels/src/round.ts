import { NONE } from '@signoria/core';
import type { Emit } from './actions.ts';
import { payQueen } from './court.ts';
import { startDraft } from './draft.ts';
import type { State } from './state.ts';

/** C-4.6  Starts a new round, or ends the game after the round of the first complete city. */
export function startRound(s: State, emit: Emit): void {
  if (s.first !== NONE) {
    s.step = 'over';
    emit?.({ type: 'game-ended' });
    return;
  }
  s.round++;
  s.holder.fill(NONE);
  s.shown.fill(false);
  s.rank = 0;
  s.murdered = 0;
  s.spared = NONE;
  s.bewitched = 0;
  s.witch = NONE;
  s.robbed = 0;
  s.thief = NONE;
  s.taxer = NONE;
  s.untaxed.length = 0;
  s.guarded = NONE;
  s.monarch = NONE;
  s.queen = NONE;
  startDraft(s, emit);
}

/** C-4.6  The end of a round: a Queen next to a murdered King is paid, then the next round starts. */
export function closeRound(s: State, emit: Emit): void {
  if (s.queen !== NONE && s.monarch !== NONE) payQueen(s, s.queen, emit);
  startRound(s, emit);
}
