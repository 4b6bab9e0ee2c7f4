import { type Drafts, drawDraft, LAST_RANK, type Rank, type State } from '@signoria/citadels';
import type { Rng, Seat } from '@signoria/core';
import type { Weights } from './weights.ts';
import { characterWorth } from './worth.ts';

/** By rank: whether the seat passed it on (1), never saw it (2), or it is out of the question (0). */
const where = new Int32Array(LAST_RANK + 1);
/** By seat x rank: how likely that player has that character, as far as the draft and the open table tell. */
const chance = new Float64Array(8 * (LAST_RANK + 1));

/** What the seat itself saw of the draft: the last pack in its hands, and what was never in them. */
function readDraft(s: State, seat: Seat): void {
  const { draft } = s;
  const picks = draft.picks.length;
  let mine = -1;
  for (let pick = 0; pick < picks; pick++) if ((draft.from + pick) % s.seats === seat) mine = pick;
  for (let rank = 1; rank <= LAST_RANK; rank++) where[rank] = s.cast[rank] < 0 ? 0 : 1;
  for (const rank of draft.visible) where[rank] = 0;
  if (mine < 0) return;
  where[draft.hidden] = 2;
  for (let pick = 0; pick < mine; pick++) where[draft.picks[pick]] = 2;
  if (s.seats === 2)
    for (let i = 0; i < Math.min(draft.buried.length, mine - 1); i++) where[draft.buried[i]] = 2;
  for (let rank = 1; rank <= LAST_RANK; rank++) if (s.holder[rank] === seat) where[rank] = 0;
}

/** Whether `other` took his character after `seat` had chosen for the last time, so that it was passed on to him. */
function choseAfter(s: State, seat: Seat, other: Seat): boolean {
  const { from } = s.draft;
  return (other - from + s.seats) % s.seats > (seat - from + s.seats) % s.seats;
}

/** Fills `chance`: those who have not shown themselves are thought to have taken what suits them. */
export function guessRoles(s: State, seat: Seat, w: Weights): void {
  readDraft(s, seat);
  for (let other = 0 as Seat; other < s.seats; other++) {
    const at = other * (LAST_RANK + 1);
    let sum = 0;
    for (let rank = 1; rank <= LAST_RANK; rank++) {
      const open = other !== seat && where[rank] !== 0 && !isSettled(s, rank);
      const trust = open ? (fits(s, seat, other, rank) ? 1 : 1 - w.recall) : 0;
      chance[at + rank] = trust > 0 ? trust * (1 + characterWorth(s, other, rank, false, w)) ** 2 : 0;
      sum += chance[at + rank];
    }
    if (sum > 0) for (let rank = 1; rank <= LAST_RANK; rank++) chance[at + rank] /= sum;
  }
}

/** Drafts drawn to see who has what. */
const DRAWN = 100;

/** Fills `chance` by what is believed of the draft. */
export function guessByDrafts(drafts: Drafts, rng: Rng): void {
  const { seats, draft } = drafts.view;
  chance.fill(0);
  for (let i = 0; i < DRAWN; i++) {
    const { picks } = drawDraft(drafts, rng);
    for (let pick = 0; pick < picks.length; pick++)
      chance[((draft.from + pick) % seats) * (LAST_RANK + 1) + picks[pick]] += 1 / DRAWN;
  }
}

/** With one character each, what was passed on is with those who chose later, the rest with those before. */
function fits(s: State, seat: Seat, other: Seat, rank: Rank): boolean {
  if (s.seats <= 3) return true;
  return choseAfter(s, seat, other) === (where[rank] === 1);
}

/** Called already, and so no longer a secret worth guessing. */
function isSettled(s: State, rank: Rank): boolean {
  return rank <= s.rank;
}

export function chanceOf(other: number, rank: Rank): number {
  return chance[other * (LAST_RANK + 1) + rank];
}
