import type { Kind, Rng, Seat } from '@signoria/core';

/** How long a bot may think: a time, or a number of playouts, which makes its choice repeatable. */
export interface Budget {
  ms?: number;
  playouts?: number;
  /** Tells the time in milliseconds, where it is not the clock on the wall that counts. */
  now?: () => number;
}

/** An action a bot weighed: what it expects of it. */
export interface Candidate<T extends Kind = Kind> {
  action: T['action'];
  /** Share of wins, ties split, and the standard error of that share. */
  winChance: number;
  winError: number;
  /** How often it was tried. */
  tries: number;
  /** Points ahead of the best other seat, on average, and the standard error of that average. */
  margin: number;
  error: number;
}

export interface Choice<T extends Kind = Kind> {
  action: T['action'];
  /** Best first; empty when the bot does not weigh its choices. */
  candidates: readonly Candidate<T>[];
}

/** A player that sees what a seat sees: a view and the actions it may take. It is never given a state. */
export interface Bot<T extends Kind = Kind> {
  readonly id: string;
  choose(view: T['view'], legal: readonly T['action'][], budget: Budget, rng: Rng): Choice<T>;
}

/**
 * A quick way of playing one seat, for playouts on imagined states. It may look only at what the seat may know:
 * its choice must be the same in every world the seat holds possible (a test holds it to that).
 */
export type Policy<T extends Kind = Kind, W = T['state']> = (
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
  rng: Rng,
) => T['action'];

/** What each action seems worth without any search, in points, written into `found`. Looks no further than a policy does. */
export type QuickScores<T extends Kind = Kind, W = T['state']> = (
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
  found: Float64Array,
) => void;
