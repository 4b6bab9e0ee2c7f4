import type { OptionSchema } from './options.ts';
import type { Rng } from './rng.ts';
import type { Result, Score } from './score.ts';
import type { Seat, Who } from './seat.ts';
import type { Misfit } from './shape.ts';

/** Why an action is refused: the number of the rule in the handbook, and a code for its text. */
export interface Refusal {
  rule: string;
  code: string;
}

export function refuse(rule: string, code: string): Refusal {
  return { rule, code };
}

/** Actions and events are tagged plain objects. */
export interface Tagged {
  readonly type: string;
}

/** The fields of an event that may be left untold. */
type Nullable<E> = { [K in keyof E]: null extends E[K] ? K : never }[keyof E];

/** An event as `who` may see it, if its hidden part is only for its own seat. */
export function hiddenFromOthers<E extends { seat: Seat }>(event: E, hidden: Nullable<E>, who: Who): E {
  return event.seat === who ? event : { ...event, [hidden]: null };
}

/** Receives the events of an action while it is applied; undefined if nobody needs them. */
export type Emit<E> = ((event: E) => void) | undefined;

/** What every view contains, in every game. */
export interface BaseView {
  who: Who;
  seats: number;
  turn: readonly Seat[];
  /** The score so far, as far as `who` may know it; the final score once the game is over. */
  scores: readonly Score[];
}

/** What every state contains, in every game: plain JSON, including the random source. */
export interface BaseState {
  options: unknown;
  seats: number;
  rng: Rng;
}

/** The five kinds of plain JSON that a game consists of. */
export interface Kind {
  state: BaseState;
  action: Tagged;
  event: Tagged;
  view: BaseView;
  options: unknown;
}

/** The five kinds of one game. */
export interface KindOf<S extends BaseState, A extends Tagged, E extends Tagged, V extends BaseView, O>
  extends Kind {
  state: S;
  action: A;
  event: E;
  view: V;
  options: O;
}

/**
 * The interface between a game and everything else: server, browser, terminal, bots and tests know a game
 * only through it. `apply` changes a state in place; copy the state first if you still need the old one.
 * Nothing here reads a clock, contains text for players, or uses its own random numbers.
 */
export interface Game<T extends Kind = Kind> {
  readonly id: string;
  /** Raised when the same actions would play out differently. A match keeps the version it began with. */
  readonly rulesVersion: number;
  /**
   * The earlier versions of the game, newest first: each is this one with the few functions that were different. What
   * a version changed is next to the rule; the tests keep a record of each version.
   */
  readonly earlier?: readonly Game<T>[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema<T['options']>;
  /** The table laid and dealt. Takes over `rng`. */
  setup(seats: number, options: T['options'], rng: Rng): T['state'];
  /** Who owes a decision now: several when choices are simultaneous, none when the game is over. */
  turn(state: T['state']): readonly Seat[];
  /** Every action `seat` may take now, in a stable order; at least one when the seat is in `turn`, else none. */
  legal(state: T['state'], seat: Seat): T['action'][];
  /** Plays a legal action, changing `state`. Same state and same action: same result. Trusts its caller. */
  apply(state: T['state'], seat: Seat, action: T['action'], emit?: Emit<T['event']>): void;
  /**
   * What is wrong with anything from outside that should be a whole state of this game, of a table with these seats and
   * options; null when it can be played on from.
   */
  check(found: unknown, seats: number, options: T['options']): Misfit | null;
  /** A copy that shares nothing that can change (frozen options may be shared). */
  copy(state: T['state']): T['state'];
  /** Everything `who` may know, perfect memory included, built by naming what may be seen. */
  view(state: T['state'], who: Who): T['view'];
  /** The event as `who` may hear of it, or null when `who` may not. */
  redact(event: T['event'], who: Who): T['event'] | null;
  /**
   * Whether an event surely tells nobody anything but the action it came of, whatever is hidden in the state after it: an
   * action with no others may be taken back. Nothing drawn, shown or called; the kit holds it against imagined worlds.
   */
  isQuiet(event: T['event'], after: T['state']): boolean;
  /** A whole state that agrees with the view, each possible one as likely as it is. Takes nothing but the view. */
  imagine(view: T['view'], rng: Rng): T['state'];
  /**
   * A copy in which nobody but `seat` remembers anything, as in the worlds that `seat` imagines. For games whose
   * seats each remember what they were shown.
   */
  forget?(state: T['state'], seat: Seat): T['state'];
  /** Null when `action`, anything from outside, is legal for `seat`; else the rule it would break. */
  why(state: T['state'], seat: Seat, action: unknown): Refusal | null;
  /** The final result, or null while the game goes on. */
  result(state: T['state']): Result | null;
}
