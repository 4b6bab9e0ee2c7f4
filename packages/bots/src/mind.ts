import type { Game, Kind, Result, Rng, Seat } from '@signoria/core';
import type { Policy } from './bot.ts';

/** What a playout found, by seat. One record is filled anew for each playout. */
export interface Worth {
  /** Share of the win, or the chance of it where the playout stopped early. */
  wins: Float64Array;
  /** Points ahead of the best other seat. */
  margins: Float64Array;
}

/** How a game is thought about: its rules, a quick way of playing it, and what a playout is worth. */
export interface Mind<T extends Kind = Kind> {
  readonly game: Game<T>;
  /** A `Policy`: quick, and the same in every world of a view. */
  policy(state: T['state'], seat: Seat, legal: readonly T['action'][], rng: Rng): T['action'];
  /** What each action seems worth at a glance, for a shortlist; all are looked at when left out. */
  glance?(state: T['state'], seat: Seat, legal: readonly T['action'][], found: Float64Array): void;
  /** Points ahead that are as good as certain victory: what lets margins speak beside wins. */
  readonly scale: number;
  /** Share of a playout's worth that comes from its margin, the rest from its win. */
  readonly tilt: number;
  /** Whether the seat knows all that is still to come, and it is little: such an end is played exactly. */
  isOpen?(view: T['view']): boolean;
  /** Every world the view leaves possible, each as likely as the others, where they are few; else null. */
  everyWorld?(view: T['view'], rng: Rng): T['state'][] | null;
  /** A world as likely as the seat has reason to think it; the game's own `imagine` when left out. */
  imagine?(view: T['view'], rng: Rng): T['state'];
  /** Whether playouts from that view go no further than this state; to the end of the game when left out. */
  isSettled?(state: T['state'], view: T['view']): boolean;
  /** Plays `state` on to the end, or to where the rest is better judged than played, and notes what it was worth. */
  playOut(state: T['state'], rng: Rng, found: Worth): void;
}

export function noWorth(): Worth {
  return { wins: new Float64Array(8), margins: new Float64Array(8) };
}

/** One number from 0 to 1 for a seat: its win, tilted by its margin. */
export function utility(mind: Pick<Mind, 'scale' | 'tilt'>, found: Worth, seat: number): number {
  const reach = found.margins[seat] / (2 * mind.scale);
  const margin = 0.5 + Math.max(-0.5, Math.min(0.5, reach));
  return (1 - mind.tilt) * found.wins[seat] + mind.tilt * margin;
}

/** Plays by the policy to the end of the game. */
export function playToTheEnd<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  state: T['state'],
  rng: Rng,
): Result {
  for (;;) {
    const turn = game.turn(state);
    if (turn.length === 0) return game.result(state) as Result;
    const seat = turn[0];
    game.apply(state, seat, policy(state, seat, game.legal(state, seat), rng));
  }
}

/** Notes a final result as worth: a shared win is split. */
export function noteResult(result: Result, found: Worth): void {
  const { places, scores } = result;
  let winners = 0;
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners++;
  for (let seat = 0; seat < places.length; seat++) {
    found.wins[seat] = places[seat] === 1 ? 1 / winners : 0;
    let best = -Infinity;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat && scores[other].total > best) best = scores[other].total;
    found.margins[seat] = scores[seat].total - best;
  }
}

/** A mind whose playouts go to the end of the game. */
export function plainMind<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  { scale, tilt }: { scale: number; tilt: number },
): Mind<T> {
  return {
    game,
    policy,
    scale,
    tilt,
    playOut: (state, rng, found) => noteResult(playToTheEnd(game, policy, state, rng), found),
  };
}
