import type { Game, Kind, Rng, Seat } from '@signoria/core';
import type { Policy } from '../bot.ts';
import { noteResult, type Outcome, playToTheEnd } from './playout.ts';

/** The part of a game that a search needs, in worlds of its own or in states of the game. */
export interface Playable<T extends Kind, W> {
  turn(world: W): readonly Seat[];
  legal(world: W, seat: Seat): readonly T['action'][];
  apply(world: W, seat: Seat, action: T['action']): void;
  copy(world: W): W;
  imagine(view: T['view'], rng: Rng): W;
}

/** How a game is searched: its rules, a policy, and what a playout is worth. */
export interface SearchModel<T extends Kind = Kind> extends TreeModel<T> {
  readonly game: Game<T>;
}

/** The same, if the searched worlds need not be states of the game. */
export interface TreeModel<T extends Kind = Kind, W = T['state']> {
  readonly game: Playable<T, W>;
  /** A `Policy`: quick, and the same in every world of a view. */
  policy(world: W, seat: Seat, legal: readonly T['action'][], rng: Rng): T['action'];
  /** What each action seems worth without any search, for a shortlist; all are looked at when left out. */
  quickScores?(world: W, seat: Seat, legal: readonly T['action'][], found: Float64Array): void;
  /** Points ahead that are as good as certain victory: what lets margins speak beside wins. */
  readonly scale: number;
  /** Share of a playout's worth that comes from its margin, the rest from its win. */
  readonly marginWeight: number;
  /** Whether the seat knows all that is still to come, and it is little: such an end is played exactly. */
  isOpen?(view: T['view']): boolean;
  /** Every world the view leaves possible, each as likely as the others, where they are few; else null. */
  everyWorld?(view: T['view'], rng: Rng): W[] | null;
  /** A world as likely as the seat has reason to think it; the game's own `imagine` when left out. */
  imagine?(view: T['view'], rng: Rng): W;
  /** Worlds of one view, one after the other; each may take the place of the one before. Asked of `imagine` when left out. */
  worldsOf?(view: T['view']): (rng: Rng) => W;
  /** Whether playouts from that view go no further than this one; to the end of the game when left out. */
  isSettled?(world: W, view: T['view']): boolean;
  /** Counts the stretches of the game, where playouts stop at the end of one. */
  stretch?(world: W): number;
  /**
   * Plays `world` on to the end, or to where the rest is better judged than played, and notes what it was worth: to all,
   * or to the one in question. `until` is the last stretch that is played, for most playouts that of the decision: what
   * ends it with its first action is judged at once.
   */
  playOut(world: W, rng: Rng, found: Outcome, only?: Seat, until?: number): void;
}

/** One number from 0 to 1 for a seat: its share of the win, combined with its margin. */
export function utility(
  model: Pick<SearchModel, 'scale' | 'marginWeight'>,
  found: Outcome,
  seat: number,
): number {
  const reach = found.margins[seat] / (2 * model.scale);
  const margin = 0.5 + Math.max(-0.5, Math.min(0.5, reach));
  return (1 - model.marginWeight) * found.wins[seat] + model.marginWeight * margin;
}

/** A model whose playouts go to the end of the game. */
export function fullPlayouts<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  { scale, marginWeight }: { scale: number; marginWeight: number },
): SearchModel<T> {
  return {
    game,
    policy,
    scale,
    marginWeight,
    playOut: (state, rng, found) => noteResult(playToTheEnd(game, policy, state, rng), found),
  };
}
