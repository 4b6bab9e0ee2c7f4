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

/** The steps at which something is decided, in the order of play. */
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

/** The decision to make now, or what happens automatically before the next one: a call, or the end of the round. */
export type Step = keyof Answers | 'calling' | 'closing' | 'over';

/** The public as a viewer: the number after the last seat. */
export const TABLE = 8;

/** What everyone may see. */
export interface Open {
  options: Options;
  seats: number;
  /** Counted from 1. */
  round: number;
  step: Step;
  /** Who decides. */
  asked: Seat;
  crown: Seat;
  gold: number[];
  cities: Built[][];
  /** By rank: the character in this game, if there is one. */
  cast: (number | None)[];
  /** The Dark City districts in the game, in ascending order. */
  dark: Card[];
  /** The rank called last: 0 before the first call, higher than the last rank at the end of the round. */
  rank: Rank;
  /** The rank murdered, 0 for none. */
  murdered: Rank;
  /** The seats that had a Hospital when the murdered rank was called and nobody answered. */
  spared: Seat | None;
  bewitched: Rank;
  witch: Seat | None;
  robbed: Rank;
  thief: Seat | None;
  /** Who collects the tax. */
  taxer: Seat | None;
  /** Who built this round before the Tax Collector was revealed. */
  untaxed: Seat[];
  /** The seat whose city the Bishop protects. */
  guarded: Seat | None;
  /** The King's player once revealed, or the player whom the Emperor has crowned. */
  monarch: Seat | None;
  /** The Queen's player, while it is not yet known whether they sit next to the King. */
  queen: Seat | None;
  /** Who completed a city first; the game ends with this round. */
  first: Seat | None;
  /** Seats with seven districts or more, in the order in which they reached seven. */
  sevens: Seat[];
  /** Whether the Bell Tower has been announced: seven districts then complete a city. */
  bell: boolean;
  play: Play;
  /** How many of the drawn cards are kept. */
  keeps: number;
  /** The seat whose hand the Wizard looks at, or whose district the Diplomat wants. */
  target: Seat | None;
  /** The district that the Diplomat wants, or the destroyed district that the Graveyard's owner may take. */
  prize: Card | None;
  prizeAdorned: boolean;
}

/** A hidden card that someone remembers, as one number; knowledge/memory.ts writes and reads it. */
export type Remembered = number;

/** What nobody may see, or only some seats. */
export interface Secret {
  rng: Rng;
  /** By seat, in ascending order. */
  hands: Card[][];
  /** The deck; the next card is the last in the list. */
  deck: Card[];
  /** By position in the deck: who knows that card, with one bit for each seat and for TABLE. */
  deckKnown: number[];
  /** Cards under the Museum, and who knows each. */
  museum: Card[];
  museumKnown: number[];
  draft: Draft;
  /** By rank: who plays it; secret until revealed. */
  holder: (Seat | None)[];
  /** By rank: whether it has been revealed. */
  shown: boolean[];
  /** The cards just drawn to choose from, and who knows each. */
  drawn: Card[];
  drawnKnown: number[];
  /** By viewer (a seat, or TABLE): the hidden cards it remembers. */
  memory: Remembered[][];
}

export interface State extends BaseState, Open, Secret {
  options: Options;
}

export interface View extends BaseView, Open {
  seats: number;
  /** By seat: the whole hand if `who` may see it, otherwise null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  deckSize: number;
  /** The cards in the deck that `who` knows, by their distance from the top. */
  deckKnown: { at: number; card: Card }[];
  /** The cards under the Museum, in order, if `who` knows them. */
  museum: (Card | None)[];
  draft: {
    from: Seat;
    visible: Rank[];
    /** The character first discarded face down, if `who` was shown it. */
    hidden: Rank | None;
    packSize: number;
    picks: number;
    buried: number;
    sights: Sight[];
  };
  /** The ranks `who` plays this round, in ascending order. */
  ranks: Rank[];
  /** By rank: who has revealed it this round. */
  shown: (Seat | None)[];
  /** The cards just drawn to choose from, if `who` knows them. */
  drawn: (Card | None)[];
  /** What `who` knows about hidden cards, except those whose exact place is known. */
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
