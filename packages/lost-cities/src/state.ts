import type { BaseState, BaseView, KindOf, None, Rng, Seat } from '@signoria/core';
import { copyRng, copyRows } from '@signoria/core';
import type { Action, Event } from './actions.ts';
import type { Card, Expedition } from './data.ts';
import type { Options } from './options.ts';

/** The two decisions of a turn, and the actions that answer them. */
export interface Answers {
  card: 'play' | 'discard';
  draw: 'draw' | 'take';
}

/** What is to be decided now; nothing when the match is over. */
export type Step = keyof Answers | 'over';

/** One column, counted. */
export interface ExpeditionScore {
  cards: number;
  sum: number;
  wagers: number;
  bonus: number;
  points: number;
}

/** What all may see. */
export interface Open {
  options: Options;
  seats: 2;
  /** From 1. */
  round: number;
  /** Who began this round. */
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** By seat: cards the other saw it take from a pile and it still holds; in ascending order. */
  known: Card[][];
  /** By seat x expedition: the cards laid, oldest first. */
  columns: Card[][][];
  /** By expedition: discarded cards, the top one last. */
  piles: Card[][];
  /** The expedition just discarded to, whose pile is closed for this draw. */
  closed: Expedition | None;
  /** Turns in a row in which nobody drew from the stock. */
  idle: number;
  /** By finished round x seat x expedition. */
  finished: ExpeditionScore[][][];
}

/** What nobody, or only one seat, may see. */
export interface Secret {
  rng: Rng;
  /** The next card is the last of the list. */
  stock: Card[];
  /** By seat, in ascending order. */
  hands: Card[][];
}

export interface State extends BaseState, Open, Secret {
  options: Options;
  seats: 2;
}

export interface View extends BaseView, Open {
  seats: 2;
  stockSize: number;
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat x expedition: this round as it stands. */
  running: ExpeditionScore[][];
}

export type LostCities = KindOf<State, Action, Event, View, Options>;

export function copyOpen(s: Open): Open {
  return {
    options: s.options,
    seats: 2,
    round: s.round,
    starter: s.starter,
    player: s.player,
    step: s.step,
    known: copyRows(s.known),
    columns: [copyRows(s.columns[0]), copyRows(s.columns[1])],
    piles: copyRows(s.piles),
    closed: s.closed,
    idle: s.idle,
    finished: s.finished.map(seats => seats.map(scores => scores.map(score => ({ ...score })))),
  };
}

export function copy(s: State): State {
  return { ...copyOpen(s), rng: copyRng(s.rng), stock: s.stock.slice(), hands: copyRows(s.hands) };
}
