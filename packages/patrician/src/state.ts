import type { BaseState, BaseView, KindOf, None, Rng, Seat } from '@signoria/core';
import { copyRng, copyRows } from '@signoria/core';
import type { Action, Event } from './actions.ts';
import type { Card } from './data.ts';
import type { Options } from './options.ts';

/** The decisions of a turn, and the actions that answer them. */
export interface Answers {
  play: 'play';
  build: 'build';
  move: 'move' | 'skip';
  take: 'take';
  messenger: 'messenger' | 'skip';
}

/** What is to be decided now; nothing when the game is over. */
export type Step = keyof Answers | 'over';

/** What all may see. */
export interface Open {
  options: Options;
  seats: number;
  /** Who began the game. */
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** The card played this turn. */
  card: Card | None;
  /** Floors of that card not yet built. */
  floorsLeft: number;
  /** By city: the open card beside it. */
  open: (Card | None)[];
  /** By seat: cards all saw it take and it still holds; in ascending order. */
  known: Card[][];
  /** By city x site: whose floors, from the ground up. */
  towers: Seat[][][];
  /** By city: who won its high and its low token; nobody while they lie there. */
  winners: (Seat | None)[][];
  /** P-9.8  By city: the messengers that counted when it was scored. */
  bonus: number[];
  /** By road: who set a messenger there. Empty without messengers. */
  messengers: (Seat | None)[];
  /** By seat: messengers not yet set. */
  messengersLeft: number[];
}

/** What nobody, or only one seat, may see. */
export interface Secret {
  rng: Rng;
  /** The draw pile; the next card is the last of the list. */
  pile: Card[];
  /** By seat, in ascending order. */
  hands: Card[][];
  /** By seat: the cards played, the top one last. Closed to others, unless an option opens them. */
  stacks: Card[][];
}

export interface State extends BaseState, Open, Secret {
  options: Options;
  seats: number;
}

export interface View extends BaseView, Open {
  seats: number;
  pileSize: number;
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat: the stack where `who` may look through it, the top card last; else null. */
  stacks: (Card[] | null)[];
  /** By seat: the top card of its stack. */
  tops: (Card | None)[];
  /** By seat: what all saw it play, in that order. A memory: a closed stack does not show it. */
  played: Card[][];
  /** By seat: tower pieces left, never below zero. */
  supply: number[];
}

export type Patrician = KindOf<State, Action, Event, View, Options>;

export function copyOpen(s: Open): Open {
  return {
    options: s.options,
    seats: s.seats,
    starter: s.starter,
    player: s.player,
    step: s.step,
    card: s.card,
    floorsLeft: s.floorsLeft,
    open: s.open.slice(),
    known: copyRows(s.known),
    towers: s.towers.map(copyRows),
    winners: copyRows(s.winners),
    bonus: s.bonus.slice(),
    messengers: s.messengers.slice(),
    messengersLeft: s.messengersLeft.slice(),
  };
}

export function copy(s: State): State {
  return {
    ...copyOpen(s),
    rng: copyRng(s.rng),
    pile: s.pile.slice(),
    hands: copyRows(s.hands),
    stacks: copyRows(s.stacks),
  };
}
