import type { BaseState, BaseView, Rng, Seat, Who } from '@signoria/core';
import { copyRng, copyRows } from '@signoria/core';
import type { Ambassador, Card, City, Site } from './data.ts';
import type { Options } from './options.ts';

/** P-2.2  What the player is asked for now; the steps nobody can choose in are played by themselves. */
export type Step = 'play' | 'build' | 'move' | 'take' | 'messenger' | 'over';

export interface State extends BaseState {
  options: Options;
  seats: number;
  rng: Rng;
  starter: Seat;
  /** Whose turn it is. */
  player: Seat;
  step: Step;
  /** The card played this turn; -1 before it. */
  card: Card | -1;
  /** Floors of that card not yet built. */
  floorsLeft: number;
  /** The draw pile; the next card is the last of the list. */
  pile: Card[];
  /** By city: the open card beside it, -1 for none. */
  open: (Card | -1)[];
  /** By seat, in ascending order. */
  hands: Card[][];
  /** By seat, what all saw it take and it still holds; in ascending order. */
  known: Card[][];
  /** By seat: the cards played, the top one last. */
  stacks: Card[][];
  /** By city x site: whose floors, from the ground up. */
  towers: Seat[][][];
  /** By city: who won its high and its low token; -1 while they lie there. */
  winners: (Seat | -1)[][];
  /** By city: the messengers that counted when it was scored. */
  bonus: number[];
  /** By road: who set a messenger there, -1 for nobody. Empty without messengers. */
  messengers: (Seat | -1)[];
  /** By seat: messengers not yet set. */
  messengersLeft: number[];
}

export type Action =
  | { type: 'play'; card: Card }
  | { type: 'build'; site: Site }
  /** The top floor of the tower at `from` goes to the other site. */
  | { type: 'move'; city: City; from: Site }
  | { type: 'take'; city: City }
  /** Between two neighbours, the lower index as `from`. */
  | { type: 'messenger'; from: City; to: City }
  /** No move, or no messenger. */
  | { type: 'skip' };

export type Event =
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'built'; seat: Seat; city: City; site: Site }
  /** `taller` is the site of the taller tower; the winners are those of the taller and of the shorter one. */
  | { type: 'city-scored'; city: City; taller: Site; high: Seat; low: Seat; messengers: number }
  /** `floor` is the seat whose floor was moved. */
  | { type: 'moved'; seat: Seat; city: City; from: Site; floor: Seat }
  /** The move was lost: declined, or there was none to make. */
  | { type: 'move-lost'; seat: Seat; declined: boolean }
  | { type: 'took'; seat: Seat; city: City; card: Card }
  | { type: 'refilled'; city: City; card: Card }
  | { type: 'messenger-set'; seat: Seat; from: City; to: City }
  | { type: 'messenger-kept'; seat: Seat }
  | { type: 'ambassador'; ambassador: Ambassador; seat: Seat }
  /** Who takes the token of minus three; null for nobody. */
  | { type: 'fewest-towers'; seat: Seat | null }
  | { type: 'game-ended' };

export type Emit = (event: Event) => void;

export interface View extends BaseView {
  who: Who;
  options: Options;
  starter: Seat;
  player: Seat;
  step: Step;
  card: Card | -1;
  floorsLeft: number;
  pileSize: number;
  open: (Card | -1)[];
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  /** By seat: cards all saw it take and not yet play. */
  known: Card[][];
  /** By seat: its top card, -1 for none. */
  tops: (Card | -1)[];
  /** By seat: the stack where `who` may look through it, the top card last; else null. */
  stacks: (Card[] | null)[];
  /** By seat: what `who` saw it play, in that order. A memory: a closed stack does not show it. */
  played: Card[][];
  towers: Seat[][][];
  winners: (Seat | -1)[][];
  bonus: number[];
  messengers: (Seat | -1)[];
  messengersLeft: number[];
  /** By seat: tower pieces left, never below zero. */
  supply: number[];
}

export interface Patrician {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}

export function copy(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    rng: copyRng(s.rng),
    starter: s.starter,
    player: s.player,
    step: s.step,
    card: s.card,
    floorsLeft: s.floorsLeft,
    pile: s.pile.slice(),
    open: s.open.slice(),
    hands: copyRows(s.hands),
    known: copyRows(s.known),
    stacks: copyRows(s.stacks),
    towers: copyTowers(s.towers),
    winners: copyRows(s.winners),
    bonus: s.bonus.slice(),
    messengers: s.messengers.slice(),
    messengersLeft: s.messengersLeft.slice(),
  };
}

export function copyTowers(towers: readonly Seat[][][]): Seat[][][] {
  const copied: Seat[][][] = [];
  for (let city = 0; city < towers.length; city++) copied.push(copyRows(towers[city]));
  return copied;
}
