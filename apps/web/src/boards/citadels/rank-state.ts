import type { Rank, View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';

/** What the reader saw of a character in the draft; the names are those of the sentences that tell it. */
export type Knowledge = 'outFaceUp' | 'outFaceDown' | 'putAway' | 'passedOn' | 'goneSince' | 'goneBefore';

export interface RankState {
  /** Who has shown it. */
  holder: Seat | -1;
  mine: boolean;
  /** Its turn to be called has come, or passed. */
  called: boolean;
  /** It is being called now. */
  now: boolean;
  knowledge: Knowledge | null;
}

/** How a character stands in this round, for the reader. */
export function rankState(rank: Rank, view: View): RankState {
  const drafting = view.step === 'choose' || view.step === 'bury';
  return {
    holder: view.shown[rank] ?? -1,
    mine: view.ranks.includes(rank),
    called: !drafting && rank <= view.rank,
    now: !drafting && view.step !== 'over' && rank === view.rank,
    knowledge: knowledgeOf(rank, view),
  };
}

function knowledgeOf(rank: Rank, { draft }: View): Knowledge | null {
  if (draft.visible.includes(rank)) return 'outFaceUp';
  const { sights } = draft;
  if (sights.some(({ buried }) => buried === rank)) return 'putAway';
  const chosen = sights.filter(({ took }) => took !== -1);
  const last = sights.at(-1);
  if (!last || sights.some(({ took }) => took === rank)) return null;
  if (last.took === -1 && last.pack.includes(rank)) return null;
  if (draft.hidden === rank) return 'outFaceDown';
  if (last.pack.includes(rank)) return 'passedOn';
  return chosen.some(({ pack }) => pack.includes(rank)) ? 'goneSince' : 'goneBefore';
}
