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

/** The decision to make now, or that the match is over. */
export type Step = keyof Answers | 'over';

/** The score of one column. */
export interface ExpeditionScore {
  cards: number;
  sum: number;
  wagers: number;
  bonus: number;
  points: number;
}

/** What everyone may see. */
export interface Open {
  options: Options;
  seats: 2;
  /** Counted from 1. */
  round: number;
  /** Who started this round. */
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** By seat: the cards its opponent saw it take from a discard pile and it still holds, in ascending order. */
  known: Card[][];
  /** By seat and expedition: the cards played, oldest first. */
  columns: Card[][][];
  /** By expedition: the discard pile, its top card last. */
  piles: Card[][];
  /** The expedition just discarded to: no card can be taken from its pile in this draw. */
  closed: Expedition | None;
  /** The number of turns in a row without a draw from the deck. */
  idle: number;
  /** By finished round, seat and expedition. */
  finished: ExpeditionScore[][][];
}

/** What nobody may see, or only one seat. */
export interface Secret {
  rng: Rng;
  /** The deck; the next card is the last in the list. */
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
  /** By seat: the whole hand if `who` may see it, otherwise null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat and expedition: the score of this round so far. */
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
