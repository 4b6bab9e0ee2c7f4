import { NONE, type None, type Seat } from '@signoria/core';
import { LAST_RANK, type Rank } from '../data.ts';
import { chooserOf, lastSeesHidden, picksOf, ranksIn } from '../draft.ts';
import type { View } from '../state.ts';

/** A place a character can have gone to in the draft, and the characters that can be there, as bits. */
interface Slot {
  kind: 'hidden' | 'pick' | 'buried' | 'left';
  /** Who plays the character here; -1 for nobody. */
  owner: Seat | None;
  allowed: number;
}

/** One whole draft. */
export interface Drafted {
  hidden: Rank;
  picks: Rank[];
  buried: Rank[];
  pack: Rank[];
}

/** The places of a draft in the order they were filled. */
export interface Plan {
  slots: readonly Slot[];
  /** C-3.6  The last player to choose, if they picked up the face-down discard and have chosen; otherwise -1. */
  last: Seat | None;
}

/**
 * C-1.6  How the draft may have gone, according to the view. A last player who picked up the face-down
 * discard kept either that card or the one passed on: there is one plan for each.
 */
export function plansFor(v: View): Plan[] {
  const special = lastSeesHidden(v.cast, v.seats, v.draft.visible.length);
  if (!special || v.draft.picks < picksOf(v.seats)) return [{ slots: slotsOf(v, special, NONE), last: NONE }];
  const last = chooserOf(v.draft.from, v.seats - 1, v.seats);
  return [false, true].flatMap(tookHidden => {
    const slots = slotsOf(v, special, last, tookHidden);
    return ranksIn(v.cast)
      .filter(rank => (slots[0].allowed & bitOf(rank)) !== 0)
      .map(rank => ({ slots: [{ ...slots[0], allowed: bitOf(rank) }, ...slots.slice(1)], last }));
  });
}

function slotsOf(v: View, special: boolean, last: Seat | None, tookHidden = false): Slot[] {
  const { draft } = v;
  const slots: Slot[] = [];
  const add = (kind: Slot['kind'], owner: Seat | None, time: number, count = 1) => {
    for (let i = 0; i < count; i++) slots.push({ kind, owner, allowed: seenAt(v, time, kind) });
  };
  add('hidden', tookHidden ? last : NONE, -1);
  const passed = last === NONE ? draft.picks : draft.picks - 1;
  for (let pick = 0; pick < passed; pick++) {
    add('pick', chooserOf(draft.from, pick, v.seats), pick);
    if (v.seats === 2 && (pick === 1 || pick === 2) && draft.buried >= pick) add('buried', NONE, pick + 0.5);
  }
  if (last !== NONE) add('left', tookHidden ? NONE : last, passed);
  else {
    const waiting = special && draft.picks === v.seats - 1 ? 1 : 0;
    const remaining = draft.picks === picksOf(v.seats) ? lastBuried(v) : draft.packSize - waiting;
    add('left', NONE, Number.POSITIVE_INFINITY, remaining);
  }
  for (const slot of slots) slot.allowed &= calledFor(v, slot.owner);
  if (draft.hidden !== NONE) {
    slots.forEach((slot, i) => {
      slot.allowed = i === 0 ? slot.allowed & bitOf(draft.hidden) : slot.allowed & ~bitOf(draft.hidden);
    });
  }
  if (last === v.who) for (const slot of slots) if (slot.owner === last) slot.allowed &= bitsOf(v.ranks);
  return slots;
}

/** Cards discarded at the very end of a draft. */
function lastBuried(v: View): number {
  return v.draft.buried - (v.seats === 2 ? 2 : 0);
}

/**
 * What a card that left the pack at `time` can have been: it was in the pack one saw before, and not in the one
 * one saw after. The hidden card left before all (and the last chooser's pack has it again).
 */
function seenAt(v: View, time: number, kind: Slot['kind']): number {
  const { draft } = v;
  let allowed = bitsOf(ranksIn(v.cast)) & ~bitsOf(draft.visible);
  for (const { pick, pack, took, buried } of v.draft.sights) {
    const passed = bitsOf(pack) & ~bitOf(draft.hidden);
    if (pick === time) return kind === 'left' ? passed : bitOf(took);
    if (pick + 0.5 === time && buried !== NONE) return bitOf(buried);
    if (pick < time)
      allowed &= passed & ~bitOf(took) & (pick + 0.5 < time || kind === 'left' ? ~bitOf(buried) : -1);
    else allowed &= ~passed;
  }
  return allowed;
}

/** What a player, or nobody, can have after what has been called. */
function calledFor(v: View, owner: Seat | None): number {
  let allowed = 0;
  for (let rank = 1; rank <= LAST_RANK; rank++) {
    const shown = v.shown[rank];
    const silent = rank <= v.rank && shown === NONE;
    if (shown !== NONE ? shown !== owner : silent && isElsewhere(v, rank, owner)) continue;
    allowed |= bitOf(rank);
  }
  return allowed;
}

/** Whether a character that nobody showed cannot be this player's. */
function isElsewhere(v: View, rank: Rank, owner: Seat | None): boolean {
  if (owner === NONE) return false;
  return rank === v.murdered && v.rank <= LAST_RANK ? owner === v.spared : true;
}

export function bitOf(rank: Rank): number {
  return rank <= 0 ? 0 : 1 << rank;
}

export function bitsOf(ranks: readonly Rank[]): number {
  let bits = 0;
  for (const rank of ranks) bits |= bitOf(rank);
  return bits;
}

/** The draft described by the filled slots. */
export function readDraft(v: View, { slots }: Plan, filled: readonly Rank[]): Drafted {
  const [hidden] = filled;
  const picks: Rank[] = [];
  const buried: Rank[] = [];
  const left: Rank[] = [];
  slots.forEach(({ kind }, i) => {
    if (kind === 'pick') picks.push(filled[i]);
    else if (kind === 'buried') buried.push(filled[i]);
    else if (kind === 'left') left.push(filled[i]);
  });
  if (v.draft.picks < picksOf(v.seats)) {
    const waiting = lastSeesHidden(v.cast, v.seats, v.draft.visible.length) && v.draft.picks === v.seats - 1;
    return { hidden, picks, buried, pack: sorted(waiting ? [...left, hidden] : left) };
  }
  if (slots[0].owner !== NONE) return { hidden, picks: [...picks, hidden], buried: left, pack: [] };
  if (slots[slots.length - 1].owner !== NONE)
    return { hidden, picks: [...picks, ...left], buried: [hidden], pack: [] };
  return { hidden, picks, buried: [...buried, ...left], pack: [] };
}

function sorted(ranks: Rank[]): Rank[] {
  return ranks.sort((a, b) => a - b);
}
