import { copyRng, type Kind, type Rng, type Seat } from '@signoria/core';
import type { Candidate } from '../bot.ts';
import { type SearchModel, utility } from './model.ts';
import { newOutcome, type Outcome } from './playout.ts';

/** What was seen of one action, over the same worlds as all actions still in the running. */
export interface Trial {
  index: number;
  /** What its quick score promised over the policy's choice, as utility; never more than nothing. */
  promise: number;
  worlds: number;
  utility: number;
  wins: number;
  wins2: number;
  margin: number;
  margin2: number;
  /** Sum, and sum of squares, of what it did better than the policy's choice, world by world. */
  gain: number;
  gain2: number;
}

/** The variance of a gain before anything is seen. */
export const PRIOR_VARIANCE = 0.02;

export function newTrial(index: number, promise = 0): Trial {
  return {
    index,
    promise,
    worlds: 0,
    utility: 0,
    wins: 0,
    wins2: 0,
    margin: 0,
    margin2: 0,
    gain: 0,
    gain2: 0,
  };
}

/** What playing a world out needs, and where it notes what it saw. */
interface Play<T extends Kind> {
  model: SearchModel<T>;
  seat: Seat;
  legal: readonly T['action'][];
  found: Outcome;
  seen: Float64Array;
}

export function newPlay<T extends Kind>(
  model: SearchModel<T>,
  seat: Seat,
  legal: readonly T['action'][],
): Play<T> {
  return { model, seat, legal, found: newOutcome(), seen: new Float64Array(legal.length * 3) };
}

/**
 * Plays one world out once for each action still in the running, all with the same luck; where playouts stop at the end of
 * a stretch, so many stretches further.
 */
export function playWorld<T extends Kind>(
  { model, seat, legal, found, seen }: Play<T>,
  running: readonly Trial[],
  world: T['state'],
  luck: Rng,
  further = 0,
): void {
  const until = model.stretch && model.stretch(world) + further;
  for (let i = 0; i < running.length; i++) {
    const state = i === running.length - 1 ? world : model.game.copy(world);
    model.game.apply(state, seat, legal[running[i].index]);
    model.playOut(state, copyRng(luck), found, seat, until);
    seen[3 * i] = utility(model, found, seat);
    seen[3 * i + 1] = found.wins[seat];
    seen[3 * i + 2] = found.margins[seat];
  }
  for (let i = 0; i < running.length; i++) note(running[i], seen, 3 * i);
}

function note(trial: Trial, seen: Float64Array, at: number): void {
  const gain = seen[at] - seen[0];
  trial.worlds++;
  trial.utility += seen[at];
  trial.wins += seen[at + 1];
  trial.wins2 += seen[at + 1] * seen[at + 1];
  trial.margin += seen[at + 2];
  trial.margin2 += seen[at + 2] * seen[at + 2];
  trial.gain += gain;
  trial.gain2 += gain * gain;
}

/**
 * The policy's choice, first in the list, and the better half of the rest: by what was seen of them, and by what their quick
 * scores promised for as many worlds as those count for.
 */
export function betterHalf(running: readonly Trial[], priorWeight = 0): Trial[] {
  const [own, ...others] = running;
  const worth = ({ utility, promise }: Trial) => utility + priorWeight * promise;
  others.sort((a, b) => worth(b) - worth(a) || a.index - b.index);
  return [own, ...others.slice(0, Math.max(1, Math.ceil(running.length / 2) - 1))];
}

/** What to say of an action after its trial. */
export function candidate<T extends Kind>(legal: readonly T['action'][], trial: Trial): Candidate<T> {
  return candidateOf(legal[trial.index], trial.worlds, trial);
}

/** What to say of an action tried so often, from sums over those tries. */
export function candidateOf<T extends Kind>(
  action: T['action'],
  tries: number,
  { wins, wins2, margin, margin2 }: Pick<Trial, 'wins' | 'wins2' | 'margin' | 'margin2'>,
): Candidate<T> {
  return {
    action,
    winChance: wins / tries,
    winError: errorOf(tries, wins, wins2),
    tries,
    margin: margin / tries,
    error: errorOf(tries, margin, margin2),
  };
}

/** The standard error of a mean, from a sum and a sum of squares. */
export function errorOf(tries: number, sum: number, squares: number): number {
  const variance = Math.max(0, squares / tries - (sum / tries) ** 2);
  return tries > 1 ? Math.sqrt(variance / (tries - 1)) : Infinity;
}
