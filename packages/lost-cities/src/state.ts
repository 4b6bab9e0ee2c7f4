import type { BaseState, BaseView, Rng, Seat, Who } from '@signoria/core';
import { copyRng, copyRows } from '@signoria/core';
import type { Card, Expedition } from './data.ts';
import type { Options } from './options.ts';
import type { ExpeditionScore } from './scoring.ts';

/** The two steps of a turn, and the end. */
export type Step = 'card' | 'draw' | 'over';

export interface State extends BaseState {
  options: Options;
  seats: 2;
  rng: Rng;
  /** From 1. */
  round: number;
  /** Who began this round. */
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** The next card is the last of the list. */
  stock: Card[];
  /** By seat, in ascending order. */
  hands: Card[][];
  /** By seat, what the other seat saw it take from a pile and it still holds; in ascending order. */
  known: Card[][];
  /** By seat x expedition: the cards laid, oldest first. */
  columns: Card[][][];
  /** By expedition: discarded cards, the top one last. */
  piles: Card[][];
  /** The expedition just discarded to, whose pile is closed for this draw; -1 for none. */
  closed: Expedition | -1;
  /** Turns in a row in which nobody drew from the stock. */
  idle: number;
  /** By finished round x seat x expedition. */
  finished: ExpeditionScore[][][];
}

export type Action =
  | { type: 'play'; card: Card }
  | { type: 'discard'; card: Card }
  | { type: 'draw' }
  | { type: 'take'; expedition: Expedition };

export type Event =
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'discarded'; seat: Seat; card: Card }
  /** Drawn from the stock; the card is told only to the seat that drew it. */
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'took'; seat: Seat; card: Card }
  | { type: 'round-ended'; round: number; reason: 'stock' | 'idle'; totals: number[] }
  | { type: 'round-began'; round: number; starter: Seat }
  | { type: 'match-ended' };

export interface View extends BaseView {
  who: Who;
  seats: 2;
  options: Options;
  round: number;
  starter: Seat;
  player: Seat;
  step: Step;
  stockSize: number;
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat: cards everybody saw it take and not yet lay. */
  known: Card[][];
  columns: Card[][][];
  piles: Card[][];
  closed: Expedition | -1;
  idle: number;
  /** By seat x expedition: this round as it stands. */
  running: ExpeditionScore[][];
  finished: ExpeditionScore[][][];
}

export interface LostCities {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}

export function copy(s: State): State {
  return {
    options: s.options,
    seats: 2,
    rng: copyRng(s.rng),
    round: s.round,
    starter: s.starter,
    player: s.player,
    step: s.step,
    stock: s.stock.slice(),
    hands: copyRows(s.hands),
    known: copyRows(s.known),
    columns: [copyRows(s.columns[0]), copyRows(s.columns[1])],
    piles: copyRows(s.piles),
    closed: s.closed,
    idle: s.idle,
    finished: copyRounds(s.finished),
  };
}

export function copyRounds(rounds: ExpeditionScore[][][]): ExpeditionScore[][][] {
  return rounds.map(seats => seats.map(scores => scores.map(score => ({ ...score }))));
}
