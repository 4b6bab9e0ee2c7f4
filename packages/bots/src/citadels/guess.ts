import { citadels, type Drafts, drawDraft, LAST_RANK, type Rank, type State } from '@signoria/citadels';
import type { Rng, Seat } from '@signoria/core';
import type { Weights } from './weights.ts';
import { characterWorth } from './worth.ts';

const RANKS = LAST_RANK + 1;
const MOST_SEATS = citadels.seats.max;

/** By seat x rank: how likely that player has that character, as far as the draft and the open table tell. */
export type Chances = Float64Array;

/** Where nobody is to be named, nobody is guessed. */
export const NO_CHANCES: Chances = new Float64Array(0);

export function chanceOf(chances: Chances, other: number, rank: Rank): number {
  return chances[other * RANKS + rank];
}

/** By rank: whether the seat passed it on (1), never saw it (2), or it is out of the question (0). */
export type Seen = Int32Array;

/** What the seat itself saw of the draft: the last pack in its hands, and what was never in them. */
export function readDraft(s: State, seat: Seat, where: Seen): void {
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

/** Guesses who has what; what it returns holds until it is asked again. */
export type Guess = (s: State, seat: Seat, w: Weights) => Chances;

/** A guess from what the seat saw of the draft. Its arrays are kept, since playouts guess without end. */
export function roleGuess(): Guess {
  const seen: Seen = new Int32Array(RANKS);
  const chances: Chances = new Float64Array(MOST_SEATS * RANKS);
  return (s, seat, w) => {
    readDraft(s, seat, seen);
    for (let other = 0 as Seat; other < s.seats; other++) guessRole(s, seat, other, w, seen, chances);
    return chances;
  };
}

/** Who has not shown himself is thought to have taken what suits him. */
function guessRole(s: State, seat: Seat, other: Seat, w: Weights, seen: Seen, chances: Chances): void {
  const at = other * RANKS;
  let sum = 0;
  for (let rank = 1; rank <= LAST_RANK; rank++) {
    const open = other !== seat && seen[rank] !== 0 && !isSettled(s, rank);
    const trust = open ? (fits(s, seat, other, seen[rank]) ? 1 : 1 - w.recall) : 0;
    chances[at + rank] = trust > 0 ? trust * (1 + characterWorth(s, other, rank, false, w)) ** 2 : 0;
    sum += chances[at + rank];
  }
  if (sum > 0) for (let rank = 1; rank <= LAST_RANK; rank++) chances[at + rank] /= sum;
}

/** Drafts drawn to see who has what. */
const DRAWN = 100;

/** By what is believed of the draft. */
export function guessByDrafts(drafts: Drafts, rng: Rng): Chances {
  const { seats, draft } = drafts.view;
  const chances = new Float64Array(seats * RANKS);
  for (let i = 0; i < DRAWN; i++) {
    const { picks } = drawDraft(drafts, rng);
    for (let pick = 0; pick < picks.length; pick++)
      chances[((draft.from + pick) % seats) * RANKS + picks[pick]] += 1 / DRAWN;
  }
  return chances;
}

/** With one character each, what was passed on is with those who chose later, the rest with those before. */
function fits(s: State, seat: Seat, other: Seat, seen: number): boolean {
  if (s.seats <= 3) return true;
  return choseAfter(s, seat, other) === (seen === 1);
}

/** Called already, and so no longer a secret worth guessing. */
function isSettled(s: State, rank: Rank): boolean {
  return rank <= s.rank;
}
