import type { BaseState, Rng, Seat } from '@signoria/core';
import type { Rank } from './characters.ts';
import type { Card } from './districts.ts';
import type { Remembered } from './knowledge/memory.ts';
import type { Action, Event } from './moves.ts';
import type { Options } from './options.ts';
import type { View } from './sight.ts';

/** What is being decided; every kind of decision has its entry in steps.ts. */
export type Step =
  | 'choose'
  | 'bury'
  | 'gift'
  | 'tribute'
  | 'turn'
  | 'keep'
  | 'discard'
  | 'take'
  | 'give'
  | 'salvage'
  | 'lighthouse'
  | 'fetch'
  | 'bell'
  | 'over';

/**
 * How much of a turn it is: all of it; the action alone (bewitched, or murdered beside a Hospital);
 * the Witch's beginning; what she resumes with another's power.
 */
export type Mode = 'full' | 'action-only' | 'witch' | 'resumed';

/** Nobody, where a seat would stand. */
export type Nobody = -1;

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

/** The public as an onlooker: one past the last seat. */
export const TABLE = 8;

export interface State extends BaseState {
  options: Options;
  seats: number;
  rng: Rng;
  /** From 1. */
  round: number;
  step: Step;
  /** Who decides. */
  asked: Seat;
  crown: Seat;
  gold: number[];
  /** By seat, ascending. */
  hands: Card[][];
  cities: Built[][];
  /** The next card is the last of the list. */
  deck: Card[];
  /** By place in the deck: who knows the card there, one bit each for the seats and TABLE. */
  deckKnown: number[];
  /** Cards under the Museum, and who knows each. */
  museum: Card[];
  museumKnown: number[];
  /** By rank: the character in the game, -1 for none. */
  cast: number[];
  /** The Dark City districts in the game, ascending. */
  dark: Card[];
  draft: Draft;
  /** By rank: who plays it; secret until shown. */
  holder: (Seat | Nobody)[];
  /** By rank: everybody has seen who plays it. */
  shown: boolean[];
  /** The rank last called: 0 before the first, past the last when the round is ending. */
  rank: Rank;
  /** The rank murdered, 0 for none. */
  murdered: Rank;
  /** Who had a Hospital when the murdered rank was called and stayed silent. */
  spared: Seat | Nobody;
  bewitched: Rank;
  witch: Seat | Nobody;
  robbed: Rank;
  thief: Seat | Nobody;
  /** Who collects the tax. */
  taxer: Seat | Nobody;
  /** Who has built this round before a Tax Collector appeared. */
  untaxed: Seat[];
  /** Whose city the Bishop guards. */
  guarded: Seat | Nobody;
  /** The King's player once shown, or whom the Emperor has crowned. */
  monarch: Seat | Nobody;
  /** The Queen, while the King she may sit beside is still unknown. */
  queen: Seat | Nobody;
  /** Who completed a city first; the game ends with that round. */
  first: Seat | Nobody;
  /** Seats with seven districts or more, in the order they got there. */
  sevens: Seat[];
  /** The Bell Tower stands and seven districts complete a city. */
  bell: boolean;
  play: Play;
  /** Cards drawn and not yet chosen from, and who knows each. */
  drawn: Card[];
  drawnKnown: number[];
  keeps: number;
  /** Whose hand the Wizard looks at; whose district the Diplomat wants. */
  target: Seat | Nobody;
  /** The district the Diplomat wants, or the destroyed card the Graveyard is asked about; -1 for none. */
  prize: Card | -1;
  prizeAdorned: boolean;
  /** By onlooker, a seat or TABLE: the hidden cards he remembers. */
  memory: Remembered[][];
}

export interface Citadels {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}
