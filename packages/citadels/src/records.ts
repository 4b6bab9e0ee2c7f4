import type { None, Seat } from '@signoria/core';
import type { Card, Rank } from './data.ts';

/* The records a state and a view are made of. */

/** A district standing in a city. */
export interface Built {
  card: Card;
  /** An Artist's coin lies on it. */
  adorned: boolean;
  /** The round it was built in. */
  round: number;
}

/** The round's choice of characters, remembered in full. */
export interface Draft {
  /** Who chose first. */
  from: Seat;
  /** Discarded face up, ascending. */
  visible: Rank[];
  /** Discarded face down before the first choice. */
  hidden: Rank;
  /** What is left to choose from, ascending. */
  pack: Rank[];
  /** What was chosen, in order. */
  picks: Rank[];
  /** What was put away face down during and after the choice, in order. */
  buried: Rank[];
}

/** What a seat saw when it chose. */
export interface Sight {
  /** Which choice of the round this was, from 0. */
  pick: number;
  pack: Rank[];
  /** What it took, if it has chosen. */
  took: Rank | None;
  /** What it then chose to put away, if anything it saw. */
  buried: Rank | None;
}

/**
 * How much of a turn it is: all of it; the action alone (bewitched, or murdered beside a Hospital);
 * the Witch's beginning; what she resumes with another's power.
 */
export type Mode = 'full' | 'action-only' | 'witch' | 'resumed';

/** The turn under way. */
export interface Play {
  seat: Seat;
  /** The rank that was called. */
  rank: Rank;
  /** The rank whose power is used: another one for a Witch who resumes. */
  power: Rank;
  mode: Mode;
  acted: boolean;
  tookIncome: boolean;
  usedPower: boolean;
  /** Builds still allowed. */
  builds: number;
  /** Districts built. */
  built: number;
  /** Gold paid for building and not given back. */
  spent: number;
  /** Districts used, as bits. */
  used: number;
  /** Districts adorned. */
  adorned: number;
  /** Cards the Magician has put away and not yet replaced. */
  discarded: number;
}

/** A hidden card may lie in a hand, told by its seat, in the deck, under the Museum, or among the cards just drawn. */
export type Place = Seat | 'deck' | 'museum' | 'drawn';

/** A card an onlooker has been shown, and every place it may be in. */
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
