import type { BaseView, Seat, Who } from '@signoria/core';
import type { Rank } from './characters.ts';
import type { Card } from './districts.ts';
import type { Memory } from './knowledge/told.ts';
import type { Options } from './options.ts';
import type { Built, Nobody, Play, Step } from './state.ts';

/** What a seat saw when it chose. */
export interface Sight {
  /** Which choice of the round this was, from 0. */
  pick: number;
  pack: Rank[];
  /** -1 while it is choosing. */
  took: Rank | -1;
  /** What it then chose to put away; -1 for nothing, or nothing it saw. */
  buried: Rank | -1;
}

export interface View extends BaseView {
  who: Who;
  seats: number;
  options: Options;
  round: number;
  step: Step;
  asked: Seat;
  crown: Seat;
  gold: number[];
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  cities: Built[][];
  deckSize: number;
  /** Cards `who` knows in the deck, by their distance from the top. */
  deckKnown: { at: number; card: Card }[];
  /** Cards under the Museum, in order; -1 where `who` does not know. */
  museum: (Card | -1)[];
  cast: number[];
  dark: Card[];
  draft: {
    from: Seat;
    visible: Rank[];
    /** The card first put away face down, where `who` was shown it; else -1. */
    hidden: Rank | -1;
    packSize: number;
    picks: number;
    buried: number;
    sights: Sight[];
  };
  /** The ranks `who` plays this round, ascending. */
  ranks: Rank[];
  /** By rank: who has shown it, else -1. */
  shown: (Seat | Nobody)[];
  rank: Rank;
  murdered: Rank;
  spared: Seat | Nobody;
  bewitched: Rank;
  witch: Seat | Nobody;
  robbed: Rank;
  thief: Seat | Nobody;
  taxer: Seat | Nobody;
  untaxed: Seat[];
  guarded: Seat | Nobody;
  monarch: Seat | Nobody;
  queen: Seat | Nobody;
  first: Seat | Nobody;
  sevens: Seat[];
  bell: boolean;
  play: Play;
  /** Cards drawn and not yet chosen from; -1 where `who` does not know. */
  drawn: (Card | -1)[];
  keeps: number;
  target: Seat | Nobody;
  prize: Card | -1;
  prizeAdorned: boolean;
  /** What `who` knows of hidden cards, but for those whose very place he knows. */
  memory: Memory[];
}
