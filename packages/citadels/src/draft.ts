import {
  type ActionOf,
  below,
  enterSorted,
  leftOf,
  type None,
  type Refusal,
  refuse,
  removeOne,
  type Seat,
  shuffle,
} from '@signoria/core';
import { type Action, BURY, CHOOSE, type Emit } from './actions.ts';
import { CROWN_RANK, LAST_RANK, type Rank } from './data.ts';
import type { Open, State } from './state.ts';

/** C-3.1  Characters discarded face up, by the number of players: with eight characters, and with nine. */
const VISIBLE = [
  [0, 0, 0, 0, 2, 1, 0, 0, 0],
  [0, 0, 0, 0, 3, 2, 1, 0, 0],
];

/** C-3.7 C-3.8  With two or three players, each plays two characters. */
export function picksOf(seats: number): number {
  return seats <= 3 ? 2 * seats : seats;
}

/** C-3.4  The seat that makes choice number `pick` of the round. */
export function chooserOf(from: Seat, pick: number, seats: number): Seat {
  return leftOf(from, seats, pick);
}

/** C-3.4  Whether characters are being chosen, and only the player with the pack acts. */
export function isDraft(s: Pick<Open, 'step'>): boolean {
  return s.step === 'choose' || s.step === 'bury';
}

/** The ranks in the game, in ascending order. */
export function ranksIn(cast: readonly (number | None)[]): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank <= LAST_RANK; rank++) if (cast[rank] >= 0) ranks.push(rank);
  return ranks;
}

/** C-3.6  Whether only one card is left for the last player, who then also picks up the face-down discard. */
export function lastSeesHidden(cast: readonly (number | None)[], seats: number, visible: number): boolean {
  return seats > 3 && ranksIn(cast).length - visible - 1 === seats;
}

/**
 * C-3.1 to C-3.3  Starts a round: discards some characters face up and one face down, and gives the rest to
 * the crown holder.
 */
export function startDraft(s: State, emit: Emit): void {
  const ranks = shuffle(s.rng, ranksIn(s.cast));
  const count = VISIBLE[s.cast[LAST_RANK] >= 0 ? 1 : 0][s.seats];
  const visible: Rank[] = [];
  for (let i = 0; visible.length < count; ) {
    if (ranks[i] === CROWN_RANK) i++;
    else enterSorted(visible, ranks.splice(i, 1)[0]);
  }
  const hidden = ranks.splice(below(s.rng, ranks.length), 1)[0];
  const pack: Rank[] = [];
  for (const rank of ranks) enterSorted(pack, rank);
  s.draft = { from: s.crown, visible, hidden, pack, picks: [], buried: [] };
  s.step = 'choose';
  s.asked = s.crown;
  emit?.({ type: 'round-began', round: s.round, crown: s.crown, visible: visible.map(rank => s.cast[rank]) });
}

export function legalChoices(s: State): Action[] {
  const table = s.step === 'choose' ? CHOOSE : BURY;
  const actions: Action[] = [];
  for (const rank of s.draft.pack) actions.push(table[rank]);
  return actions;
}

/** C-3.4  Takes one character, in secret. */
export function choose(s: State, { rank }: ActionOf<Action, 'choose'>, emit: Emit): void {
  const { draft, asked } = s;
  const pick = draft.picks.length;
  removeOne(draft.pack, rank);
  draft.picks.push(rank);
  s.holder[rank] = asked;
  emit?.({ type: 'chose', seat: asked, character: s.cast[rank] });
  if (s.seats === 2 && (pick === 1 || pick === 2)) buryOne(s, emit);
  else passOn(s);
}

/** C-3.7  With two players each later choice but the last is followed by a face-down discard. */
function buryOne(s: State, emit: Emit): void {
  if (s.options.twoPlayerDiscards === 'chosen') {
    s.step = 'bury';
    return;
  }
  const { pack } = s.draft;
  putAway(s, pack[below(s.rng, pack.length)], true, emit);
}

export function bury(s: State, { rank }: ActionOf<Action, 'bury'>, emit: Emit): void {
  putAway(s, rank, false, emit);
}

function putAway(s: State, rank: Rank, atRandom: boolean, emit: Emit): void {
  const { draft } = s;
  removeOne(draft.pack, rank);
  draft.buried.push(rank);
  emit?.({ type: 'buried', seat: s.asked, character: s.cast[rank], atRandom });
  passOn(s);
}

/** C-3.4 to C-3.6  The pack goes to the left; what nobody takes is discarded face down, and the calling starts. */
function passOn(s: State): void {
  const { draft } = s;
  const pick = draft.picks.length;
  const picks = picksOf(s.seats);
  if (pick < picks) {
    s.step = 'choose';
    s.asked = chooserOf(draft.from, pick, s.seats);
    if (pick === picks - 1 && lastSeesHidden(s.cast, s.seats, draft.visible.length)) {
      enterSorted(draft.pack, draft.hidden);
    }
    return;
  }
  for (const rank of draft.pack) draft.buried.push(rank);
  draft.pack.length = 0;
  s.step = 'calling';
}

/** The characters that choice number `pick` of the round was made from, in ascending order. */
export function packAt(s: State, pick: number): Rank[] {
  const { draft } = s;
  const gone = [...draft.visible, draft.hidden, ...draft.picks.slice(0, pick)];
  if (s.seats === 2) gone.push(...draft.buried.slice(0, Math.max(0, pick - 1)));
  const last = pick === picksOf(s.seats) - 1;
  if (last && lastSeesHidden(s.cast, s.seats, draft.visible.length)) gone.splice(draft.visible.length, 1);
  return ranksIn(s.cast).filter(rank => !gone.includes(rank));
}

export function whyNotChoice(s: State, action: Action): Refusal {
  const rule = s.step === 'bury' ? 'C-3.7' : 'C-3.4';
  if (action.type === s.step) return refuse(rule, 'not-in-the-pack');
  return s.step === 'bury' ? refuse('C-3.7', 'discard-first') : refuse('C-3.4', 'choose-a-character');
}
