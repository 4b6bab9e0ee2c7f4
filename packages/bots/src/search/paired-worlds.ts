import { type Kind, type Seat, split } from '@signoria/core';
import type { Candidate, Choice } from '../bot.ts';
import { beginSearch, indexOfAction, type Task } from './task.ts';
import { betterHalf, candidate, newPlay, newTrial, PRIOR_VARIANCE, playWorld, type Trial } from './trials.ts';

export interface PairedOptions {
  /** Standard errors by which another action must beat the policy's own choice. */
  gate: number;
  /** The least gain, as utility, worth overruling the policy for: smaller ones may be the playouts' own bias. */
  least?: number;
  /** How many actions, the best ones by their quick scores, are looked at; 8 when left out. */
  width?: number;
  /** Points of the quick scores that promise certain victory; when left out, as many as of the margin. */
  promiseScale?: number;
  /** Before anything is seen, an action counts as tried in this many worlds with the gain its quick score promised. */
  priorWeight?: number;
}

/** Where every world was played, what is better is better. */
const SURE: PairedOptions = { gate: 0, priorWeight: 0 };

/** An action is given up once it trails the policy's choice by this many standard errors, looked at now and then. */
const HOPELESS = 3;
const LOOK_EVERY = 8;

/**
 * Paired-world Monte Carlo. Each imagined world is played out by the policy once per action still in the running,
 * so that luck falls on all alike; after each stage the weaker half is dropped. The policy's own choice stays to
 * the end and is overruled only by a clear difference.
 */
export function pairedWorlds<T extends Kind>(task: Task<T>, options: PairedOptions): Choice<T> {
  const { model, view, legal, budget, rng } = task;
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const { seat, clock, imagine } = beginSearch(task);
  const trials = shortlist(task, imagine(), seat, options);
  let running = trials;
  const stages = Math.max(1, Math.ceil(Math.log2(trials.length)));
  const play = newPlay(model, seat, legal);
  const every = model.everyWorld?.(view, rng);
  if (every && every.length * trials.length <= (budget.playouts ?? Infinity)) {
    for (const world of every) playWorld(play, running, world, split(rng));
    return decide(legal, trials, running, SURE);
  }
  let playouts = 0;
  for (let stage = 1; stage <= stages && running.length > 1; stage++) {
    do {
      playWorld(play, running, imagine(), split(rng), clock.isLong(playouts) ? 1 : 0);
      playouts += running.length;
      if (running[0].worlds % LOOK_EVERY === 0) running = running.filter(hasHope);
    } while (running.length > 1 && !clock.passed(stage / stages, playouts + running.length - 1));
    if (stage < stages && running.length > 2) running = betterHalf(running, options.priorWeight);
  }
  return decide(legal, trials, running, options);
}

/** Plays each of a few actions out in the same worlds, as many for one as for another: figures to be set side by side. */
export function weighAlike<T extends Kind>(task: Task<T>): Candidate<T>[] {
  const { model, legal, rng } = task;
  const { seat, clock, imagine } = beginSearch(task);
  const trials = legal.map((_, index) => newTrial(index));
  const play = newPlay(model, seat, legal);
  let playouts = 0;
  do {
    playWorld(play, trials, imagine(), split(rng));
    playouts += trials.length;
  } while (playouts < FEWEST * trials.length || !clock.passed(1, playouts + trials.length - 1));
  return trials.map(trial => candidate<T>(legal, trial));
}

/** Worlds that say anything at all. */
const FEWEST = 4;

/** The policy's own choice first, then the best by their quick scores. */
function shortlist<T extends Kind>(
  { model, legal, rng }: Task<T>,
  sample: T['state'],
  seat: Seat,
  { width = 8, promiseScale = 2 * model.scale }: PairedOptions,
): Trial[] {
  const own = indexOfAction(legal, model.policy(sample, seat, legal, rng));
  const points = new Float64Array(legal.length);
  model.quickScores?.(sample, seat, legal, points);
  const others = legal.map((_, index) => index).filter(index => index !== own);
  if (model.quickScores && legal.length > width) {
    others.sort((a, b) => points[b] - points[a] || a - b);
    others.length = width - 1;
  }
  const promise = (index: number) => Math.min(0, points[index] - points[own]) / promiseScale;
  return [own, ...others].map(index => newTrial(index, promise(index)));
}

/** The policy's choice trails itself by nothing. */
function hasHope({ gain, gain2, worlds }: Trial): boolean {
  const mean = gain / worlds;
  const variance = (gain2 + PRIOR_VARIANCE) / worlds - mean * mean;
  return mean > -HOPELESS * Math.sqrt(variance / worlds);
}

function decide<T extends Kind>(
  legal: readonly T['action'][],
  trials: readonly Trial[],
  running: readonly Trial[],
  options: PairedOptions,
): Choice<T> {
  let chosen = trials[0];
  for (const trial of running) if (trial.utility > chosen.utility && isClear(trial, options)) chosen = trial;
  const ranked = trials
    .filter(trial => trial.worlds > 0)
    .sort((a, b) => order(b, chosen, running) - order(a, chosen, running) || a.index - b.index);
  return { action: legal[chosen.index], candidates: ranked.map(trial => candidate(legal, trial)) };
}

/** The chosen one first, then those that stayed to the end, then the others by what was seen of them. */
function order(trial: Trial, chosen: Trial, running: readonly Trial[]): number {
  if (trial === chosen) return 3;
  return (running.includes(trial) ? 1 : 0) + trial.utility / trial.worlds;
}

function isClear(trial: Trial, { gate, least = 0, priorWeight = 4 }: PairedOptions): boolean {
  const worlds = trial.worlds + priorWeight;
  const mean = (trial.gain + priorWeight * trial.promise) / worlds;
  const variance = (trial.gain2 + priorWeight * (PRIOR_VARIANCE + trial.promise ** 2)) / worlds - mean * mean;
  return mean > least && mean > gate * Math.sqrt(variance / worlds);
}
