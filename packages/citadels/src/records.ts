import type { None, Seat } from '@signoria/core';
import type { Card, Rank } from './data.ts';

/* The records a state and a view are made of. */

/** A district that has been built. */
export interface Built {
  card: Card;
  /** Whether the Artist has adorned it. */
  adorned: boolean;
  /** The round it was built in. */
  round: number;
}

/** The draft of the round: every choice of a character. */
export interface Draft {
  /** Who chose first. */
  from: Seat;
  /** Discarded face up, ascending. */
  visible: Rank[];
  /** Discarded face down before the first choice. */
  hidden: Rank;
  /** The characters left to choose from, in ascending order. */
  pack: Rank[];
  /** What was chosen, in order. */
  picks: Rank[];
  /** The characters discarded face down during and after the draft, in order. */
  buried: Rank[];
}

/** What a seat saw when it chose a character. */
export interface Sight {
  /** The number of this choice in the round, from 0. */
  pick: number;
  pack: Rank[];
  /** The character it took, if it has chosen. */
  took: Rank | None;
  /** The character it then discarded, if it saw which. */
  buried: Rank | None;
}

/**
 * What kind of turn it is: a whole turn; the action only (bewitched, or murdered with a Hospital); the first
 * part of the Witch's turn; or the rest of it, with the bewitched character's power.
 */
export type Mode = 'full' | 'action-only' | 'witch' | 'resumed';

/** The current turn. */
export interface Play {
  seat: Seat;
  /** The rank that was called. */
  rank: Rank;
  /** The rank whose power is used; for a Witch who continues, that of the bewitched character. */
  power: Rank;
  mode: Mode;
  acted: boolean;
  tookIncome: boolean;
  usedPower: boolean;
  /** How many more districts may be built this turn. */
  builds: number;
  /** Districts built this turn. */
  built: number;
  /** Gold spent on building this turn and not refunded. */
  spent: number;
  /** Districts used this turn, as bits. */
  used: number;
  /** Districts adorned this turn. */
  adorned: number;
  /** Cards the Magician has put under the deck and not yet replaced. */
  discarded: number;
}

/**
 * Where a hidden card may be: in a hand (given by its seat), in the deck, under the Museum, or among the
 * cards just drawn.
 */
export type Place = Seat | 'deck' | 'museum' | 'drawn';

/** A card that the viewer has been shown, and every place it may be in. */
export interface Memory {
  card: Card;
  places: Place[];
}

export function emptyDraft(from: Seat): Draft {
  return { from, visible: [], hidden: 0, pack: [], picks: [], buried: [] };
}

export function newPlay(seat: Seat, rank: Rank, mode: Mode): Play {
  return {
    seat,
    rank,
    power: rank,
    mode,
    acted: false,
    tookIncome: false,
    usedPower: false,
    builds: 0,
    built: 0,
    spent: 0,
    used: 0,
    adorned: 0,
    discarded: 0,
  };
}

export function copyCities(cities: readonly Built[][]): Built[][] {
  const copied: Built[][] = [];
  for (const city of cities) {
    const districts: Built[] = [];
    for (const { card, adorned, round } of city) districts.push({ card, adorned, round });
    copied.push(districts);
  }
  return copied;
}

export function copyDraft(draft: Draft): Draft {
  return {
    from: draft.from,
    visible: draft.visible.slice(),
    hidden: draft.hidden,
    pack: draft.pack.slice(),
    picks: draft.picks.slice(),
    buried: draft.buried.slice(),
  };
}
