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

/** The decision to make now, or that the game is over. */
export type Step = keyof Answers | 'over';

/** What everyone may see. */
export interface Open {
  options: Options;
  seats: number;
  /** The starting player. */
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** The card played this turn. */
  card: Card | None;
  /** Floors of that card still to build. */
  floorsLeft: number;
  /** By city: its face-up card. */
  open: (Card | None)[];
  /** By seat: the cards everyone saw it take and it still holds, in ascending order. */
  known: Card[][];
  /** By city and site: the owners of the floors, from the ground up. */
  towers: Seat[][][];
  /** By city: who won its higher and its lower token, if it has been scored. */
  winners: (Seat | None)[][];
  /** P-9.8  By city: the number of messengers that counted when it was scored. */
  bonus: number[];
  /** By road: who has placed a messenger there. Empty without the expansion. */
  messengers: (Seat | None)[];
  /** By seat: the messengers left to place. */
  messengersLeft: number[];
}

/** What nobody may see, or only one seat. */
export interface Secret {
  rng: Rng;
  /** The deck; the next card is the last in the list. */
  pile: Card[];
  /** By seat, in ascending order. */
  hands: Card[][];
  /** By seat: the cards played, the top one last. Others see only the top one, unless an option opens the stacks. */
  stacks: Card[][];
}

export interface State extends BaseState, Open, Secret {
  options: Options;
  seats: number;
}

export interface View extends BaseView, Open {
  seats: number;
  pileSize: number;
  /** By seat: the whole hand if `who` may see it, otherwise null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat: the stack with its top card last, if `who` may look through it, otherwise null. */
  stacks: (Card[] | null)[];
  /** By seat: the top card of its stack. */
  tops: (Card | None)[];
  /** By seat: the cards everyone saw it play, in order. This is memory: a closed stack does not show them. */
  played: Card[][];
  /** By seat: the floors left in its supply, never below zero. */
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
