import {
  type BaseState,
  type BaseView,
  copyRng,
  copyRows,
  type KindOf,
  type None,
  type Rng,
  type Seat,
} from '@signoria/core';
import type { Action, Event } from './actions.ts';
import type { Card, Power, Rank, Use } from './data.ts';
import type { Options } from './options.ts';
import {
  type Built,
  copyCities,
  copyDraft,
  type Draft,
  type Memory,
  type Play,
  type Sight,
} from './records.ts';

/** Every kind of decision, and the actions that answer it. */
export interface Answers {
  choose: 'choose';
  bury: 'bury';
  gift: 'crown';
  tribute: 'pay-gold' | 'pay-card';
  turn: 'gold' | 'draw' | 'income' | 'build' | 'end' | Power | Use;
  keep: 'keep' | 'return';
  discard: 'discard' | 'redraw';
  take: 'take';
  give: 'give';
  salvage: 'salvage' | 'decline';
  lighthouse: 'search' | 'decline';
  fetch: 'fetch';
  bell: 'announce' | 'decline';
}

/** What may be to be decided, in the order of play. */
export const DECISIONS = [
  'choose',
  'bury',
  'gift',
  'tribute',
  'turn',
  'keep',
  'discard',
  'take',
  'give',
  'salvage',
  'lighthouse',
  'fetch',
  'bell',
] as const satisfies readonly (keyof Answers)[];

/** What is to be decided now, or what comes by itself before the next decision: a call, the end of the round. */
export type Step = keyof Answers | 'calling' | 'closing' | 'over';

/** The public as an onlooker: one past the last seat. */
export const TABLE = 8;

/** What all may see. */
export interface Open {
  options: Options;
  seats: number;
  /** From 1. */
  round: number;
  step: Step;
  /** Who decides. */
  asked: Seat;
  crown: Seat;
  gold: number[];
  cities: Built[][];
  /** By rank: the character in the game, if there is one. */
  cast: (number | None)[];
  /** The Dark City districts in the game, ascending. */
  dark: Card[];
  /** The rank last called: 0 before the first, past the last when the round is ending. */
  rank: Rank;
  /** The rank murdered, 0 for none. */
  murdered: Rank;
  /** Who had a Hospital when the murdered rank was called and stayed silent. */
  spared: Seat | None;
  bewitched: Rank;
  witch: Seat | None;
  robbed: Rank;
  thief: Seat | None;
  /** Who collects the tax. */
  taxer: Seat | None;
  /** Who has built this round before a Tax Collector appeared. */
  untaxed: Seat[];
  /** Whose city the Bishop guards. */
  guarded: Seat | None;
  /** The King's player once shown, or whom the Emperor has crowned. */
  monarch: Seat | None;
  /** The Queen, while the King she may sit beside is still unknown. */
  queen: Seat | None;
  /** Who completed a city first; the game ends with that round. */
  first: Seat | None;
  /** Seats with seven districts or more, in the order they got there. */
  sevens: Seat[];
  /** The Bell Tower stands and seven districts complete a city. */
  bell: boolean;
  play: Play;
  /** How many of the cards drawn are kept. */
  keeps: number;
  /** Whose hand the Wizard looks at; whose district the Diplomat wants. */
  target: Seat | None;
  /** The district the Diplomat wants, or the destroyed card the Graveyard is asked about. */
  prize: Card | None;
  prizeAdorned: boolean;
}

/** A hidden card somebody remembers, as one number: knowledge/memory.ts makes and reads it. */
export type Remembered = number;

/** What nobody, or only some, may see. */
export interface Secret {
  rng: Rng;
  /** By seat, ascending. */
  hands: Card[][];
  /** The next card is the last of the list. */
  deck: Card[];
  /** By place in the deck: who knows the card there, one bit each for the seats and TABLE. */
  deckKnown: number[];
  /** Cards under the Museum, and who knows each. */
  museum: Card[];
  museumKnown: number[];
  draft: Draft;
  /** By rank: who plays it; secret until shown. */
  holder: (Seat | None)[];
  /** By rank: everybody has seen who plays it. */
  shown: boolean[];
  /** Cards drawn and not yet chosen from, and who knows each. */
  drawn: Card[];
  drawnKnown: number[];
  /** By onlooker, a seat or TABLE: the hidden cards he remembers. */
  memory: Remembered[][];
}

export interface State extends BaseState, Open, Secret {
  options: Options;
}

export interface View extends BaseView, Open {
  seats: number;
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  deckSize: number;
  /** Cards `who` knows in the deck, by their distance from the top. */
  deckKnown: { at: number; card: Card }[];
  /** Cards under the Museum, in order, where `who` knows them. */
  museum: (Card | None)[];
  draft: {
    from: Seat;
    visible: Rank[];
    /** The card first put away face down, where `who` was shown it. */
    hidden: Rank | None;
    packSize: number;
    picks: number;
    buried: number;
    sights: Sight[];
  };
  /** The ranks `who` plays this round, ascending. */
  ranks: Rank[];
  /** By rank: who has shown it. */
  shown: (Seat | None)[];
  /** Cards drawn and not yet chosen from, where `who` knows them. */
  drawn: (Card | None)[];
  /** What `who` knows of hidden cards, but for those whose very place he knows. */
  memory: Memory[];
}

export type Citadels = KindOf<State, Action, Event, View, Options>;

export function copyOpen(s: Open): Open {
  return {
    options: s.options,
    seats: s.seats,
    round: s.round,
    step: s.step,
    asked: s.asked,
    crown: s.crown,
    gold: s.gold.slice(),
    cities: copyCities(s.cities),
    cast: s.cast.slice(),
    dark: s.dark.slice(),
    rank: s.rank,
    murdered: s.murdered,
    spared: s.spared,
    bewitched: s.bewitched,
    witch: s.witch,
    robbed: s.robbed,
    thief: s.thief,
    taxer: s.taxer,
    untaxed: s.untaxed.slice(),
    guarded: s.guarded,
    monarch: s.monarch,
    queen: s.queen,
    first: s.first,
    sevens: s.sevens.slice(),
    bell: s.bell,
    play: { ...s.play },
    keeps: s.keeps,
    target: s.target,
    prize: s.prize,
    prizeAdorned: s.prizeAdorned,
  };
}

export function copy(s: State): State {
  return {
    ...copyOpen(s),
    rng: copyRng(s.rng),
    hands: copyRows(s.hands),
    deck: s.deck.slice(),
    deckKnown: s.deckKnown.slice(),
    museum: s.museum.slice(),
    museumKnown: s.museumKnown.slice(),
    draft: copyDraft(s.draft),
    holder: s.holder.slice(),
    shown: s.shown.slice(),
    drawn: s.drawn.slice(),
    drawnKnown: s.drawnKnown.slice(),
    memory: copyRows(s.memory),
  };
}
