import type { Kind, Rng, Seat } from '@signoria/core';

/** How long a bot may think: a time, or a number of playouts, which makes its choice reproducible. */
export interface Budget {
  ms?: number;
  playouts?: number;
  /** Tells the time in milliseconds, where it is not the clock on the wall that counts. */
  now?: () => number;
}

/** An action that a bot considered, and what it expects from it. */
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

/** A bot. It sees what a seat sees: a view and the legal actions, never a state. */
export interface Bot<T extends Kind = Kind> {
  readonly id: string;
  choose(view: T['view'], legal: readonly T['action'][], budget: Budget, rng: Rng): Choice<T>;
}

/**
 * A fast way to play one seat, for playouts on imagined states. It may only use what the seat knows: its
 * choice must be the same in every world that the seat considers possible (a test checks that).
 */
export type Policy<T extends Kind = Kind, W = T['state']> = (
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
  rng: Rng,
) => T['action'];

/**
 * Writes the estimated value of each action, in points and without search, into `found`. It uses no more than
 * a policy may.
 */
export type QuickScores<T extends Kind = Kind, W = T['state']> = (
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
  found: Float64Array,
) => void;
