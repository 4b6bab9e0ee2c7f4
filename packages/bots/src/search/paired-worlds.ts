import { copyRng, type Kind, type Rng, type Seat, split } from '@signoria/table';
import type { Budget, Candidate, Choice } from '../bot.ts';
import { type Mind, noWorth, utility, type Worth } from '../mind.ts';
import { startClock } from './clock.ts';
import { indexOfAction } from './same.ts';

export interface PairedOptions {
  /** Standard errors by which another action must beat the policy's own choice. */
  gate: number;
  /** The least gain, as utility, worth changing one's mind for: smaller ones may be the playouts' own bias. */
  least?: number;
  /** How many actions, the best ones at a glance, are looked at; 8 when left out. */
  width?: number;
  /** Before anything is seen, an action counts as tried in this many worlds with the gain it promised at a glance. */
  doubt?: number;
}

/** Where every world was played, what is better is better. */
const SURE: PairedOptions = { gate: 0, doubt: 0 };

/** An action is given up once it trails the policy's choice by this many standard errors, looked at now and then. */
const HOPELESS = 3;
const LOOK_EVERY = 8;

/** The variance of a gain before anything is seen. */
const DOUBT_VARIANCE = 0.02;

/** What was seen of one action, over the same worlds as all actions still in the running. */
interface Trial {
  index: number;
  /** What it promised at a glance over the policy's choice, as utility; never more than nothing. */
  promise: number;
  worlds: number;
  utility: number;
  wins: number;
  margin: number;
  margin2: number;
  /** Sum, and sum of squares, of what it did better than the policy's choice, world by world. */
  gain: number;
  gain2: number;
}

/**
 * Paired-world Monte Carlo. Each imagined world is played out by the policy once per action still in the running,
 * so that luck falls on all alike; after each stage the weaker half is dropped. The policy's own choice stays to
 * the end and is overruled only by a clear difference.
 */
export function pairedWorlds<T extends Kind>(
  mind: Mind<T>,
  options: PairedOptions,
  view: T['view'],
  legal: readonly T['action'][],
  budget: Budget,
  rng: Rng,
): Choice<T> {
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const seat = view.who as Seat;
  const clock = startClock(budget);
  const imagine = mind.imagine ?? mind.game.imagine;
  const sample = imagine(view, split(rng));
  const own = indexOfAction(legal, mind.policy(sample, seat, legal, rng));
  const trials = shortlist(mind, sample, seat, legal, own, options.width ?? 8);
  let running = trials;
  const stages = Math.max(1, Math.ceil(Math.log2(trials.length)));
  const play = newPlay(mind, seat, legal);
  const every = mind.everyWorld?.(view, rng);
  if (every && every.length * trials.length <= (budget.playouts ?? Infinity)) {
    for (const world of every) playWorld(play, running, world, split(rng));
    return decide(legal, trials, running, SURE);
  }
  let playouts = 0;
  for (let stage = 1; stage <= stages && running.length > 1; stage++) {
    do {
      playWorld(play, running, imagine(view, split(rng)), split(rng));
      playouts += running.length;
      if (running[0].worlds % LOOK_EVERY === 0) running = running.filter(hasHope);
    } while (running.length > 1 && !clock.passed(stage / stages, playouts + running.length - 1));
    if (stage < stages && running.length > 2) running = betterHalf(running);
  }
  return decide(legal, trials, running, options);
}

/** What playing a world out needs, and where it notes what it saw. */
interface Play<T extends Kind> {
  mind: Mind<T>;
  seat: Seat;
  legal: readonly T['action'][];
  found: Worth;
  seen: Float64Array;
}

function newPlay<T extends Kind>(mind: Mind<T>, seat: Seat, legal: readonly T['action'][]): Play<T> {
  return { mind, seat, legal, found: noWorth(), seen: new Float64Array(legal.length * 3) };
}

/** Plays one world out once for each action still in the running, all with the same luck. */
function playWorld<T extends Kind>(
  { mind, seat, legal, found, seen }: Play<T>,
  running: readonly Trial[],
  world: T['state'],
  luck: Rng,
): void {
  for (let i = 0; i < running.length; i++) {
    const state = i === running.length - 1 ? world : mind.game.copy(world);
    mind.game.apply(state, seat, legal[running[i].index]);
    mind.playOut(state, copyRng(luck), found);
    seen[3 * i] = utility(mind, found, seat);
    seen[3 * i + 1] = found.wins[seat];
    seen[3 * i + 2] = found.margins[seat];
  }
  for (let i = 0; i < running.length; i++) note(running[i], seen, 3 * i);
}

/** The policy's own choice first, then what looks best at a glance. */
function shortlist<T extends Kind>(
  mind: Mind<T>,
  sample: T['state'],
  seat: Seat,
  legal: readonly T['action'][],
  own: number,
  width: number,
): Trial[] {
  const points = new Float64Array(legal.length);
  mind.glance?.(sample, seat, legal, points);
  const others = legal.map((_, index) => index).filter(index => index !== own);
  if (mind.glance && legal.length > width) {
    others.sort((a, b) => points[b] - points[a] || a - b);
    others.length = width - 1;
  }
  const promise = (index: number) => Math.min(0, points[index] - points[own]) / (2 * mind.scale);
  return [own, ...others].map(index => newTrial(index, promise(index)));
}

function newTrial(index: number, promise: number): Trial {
  return { index, promise, worlds: 0, utility: 0, wins: 0, margin: 0, margin2: 0, gain: 0, gain2: 0 };
}

function note(trial: Trial, seen: Float64Array, at: number): void {
  const gain = seen[at] - seen[0];
  trial.worlds++;
  trial.utility += seen[at];
  trial.wins += seen[at + 1];
  trial.margin += seen[at + 2];
  trial.margin2 += seen[at + 2] * seen[at + 2];
  trial.gain += gain;
  trial.gain2 += gain * gain;
}

/** The policy's choice trails itself by nothing. */
function hasHope({ gain, gain2, worlds }: Trial): boolean {
  const mean = gain / worlds;
  const variance = (gain2 + DOUBT_VARIANCE) / worlds - mean * mean;
  return mean > -HOPELESS * Math.sqrt(variance / worlds);
}

/** The policy's choice, first in the list, and the better half of the rest. */
function betterHalf(running: readonly Trial[]): Trial[] {
  const [own, ...others] = running;
  others.sort((a, b) => b.utility - a.utility || a.index - b.index);
  return [own, ...others.slice(0, Math.max(1, Math.ceil(running.length / 2) - 1))];
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

function isClear(trial: Trial, { gate, least = 0, doubt = 4 }: PairedOptions): boolean {
  const worlds = trial.worlds + doubt;
  const mean = (trial.gain + doubt * trial.promise) / worlds;
  const variance = (trial.gain2 + doubt * (DOUBT_VARIANCE + trial.promise ** 2)) / worlds - mean * mean;
  return mean > least && mean > gate * Math.sqrt(variance / worlds);
}

function candidate<T extends Kind>(legal: readonly T['action'][], trial: Trial): Candidate<T> {
  const margin = trial.margin / trial.worlds;
  const variance = Math.max(0, trial.margin2 / trial.worlds - margin * margin);
  return {
    action: legal[trial.index],
    winChance: trial.wins / trial.worlds,
    margin,
    error: trial.worlds > 1 ? Math.sqrt(variance / (trial.worlds - 1)) : Infinity,
  };
}
