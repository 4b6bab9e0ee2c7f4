import type { Action, Citadels } from '@signoria/citadels';
import { next, type Rng, split } from '@signoria/core';
import type { Bot, Choice } from '../bot.ts';
import { capped } from '../search/clock.ts';
import type { SearchModel } from '../search/model.ts';
import { beginSearch, indexOfAction, type Task } from '../search/task.ts';
import {
  betterHalf,
  candidate,
  newPlay,
  newTrial,
  PRIOR_VARIANCE,
  playWorld,
  type Trial,
} from '../search/trials.ts';

/** Where a player who is always the same is soon read: which character he takes, and whom he strikes. */
const SECRET = ['choose', 'bury', 'murder', 'rob', 'bewitch'];

function isSecret({ type }: Action): boolean {
  return SECRET.includes(type);
}

/** What an action may fall short of the best, as utility, to be taken about a third as often. */
const TEMPERATURE = 0.01;
/** Standard errors taken off what an action seemed to gain over the policy's choice. */
const CAUTION = 1;
/** Before anything is seen an action counts as tried in so many worlds, to no gain. */
const PRIOR_WEIGHT = 4;

export interface MixingOptions {
  /** Playouts at most, for a lower level. */
  most?: number;
  temperature?: number;
  /** Standard errors taken off what an action seemed to gain. */
  caution?: number;
}

/** The bot, but which character it takes and whom it strikes is drawn from a mixed strategy. */
export function mixing(
  bot: Bot<Citadels>,
  model: SearchModel<Citadels>,
  { most = Infinity, temperature = TEMPERATURE, caution = CAUTION }: MixingOptions = {},
): Bot<Citadels> {
  return {
    id: bot.id,
    choose(view, legal, budget, rng) {
      const secret = legal.filter(isSecret);
      if (secret.length < 2) return bot.choose(view, legal, budget, rng);
      const task = { model, view, legal, budget: capped(budget, most), rng };
      const trials = tryAll(task, secret);
      return decide(secret, trials, mixture(trials, temperature, caution), rng);
    },
  };
}

/** Plays the same worlds out for each action still in the running, and drops the weaker half stage by stage. */
function tryAll(task: Task<Citadels>, secret: readonly Action[]): Trial[] {
  const { model, legal, rng } = task;
  const { seat, clock, imagine } = beginSearch(task);
  const own = ownChoice(secret, model.policy(imagine(), seat, legal, rng));
  const others = secret.map((_, index) => index).filter(index => index !== own);
  let running = [own, ...others].map(index => newTrial(index));
  const play = newPlay(model, seat, secret);
  const stages = Math.ceil(Math.log2(running.length));
  let playouts = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      playWorld(play, running, imagine(), split(rng), clock.isLong(playouts) ? 1 : 0);
      playouts += running.length;
    } while (!clock.passed(stage / stages, playouts + running.length - 1));
    if (stage < stages) running = betterHalf(running);
  }
  return running;
}

/** The policy's choice, or the first where it would do something open before. */
function ownChoice(secret: readonly Action[], choice: Action): number {
  return isSecret(choice) ? indexOfAction(secret, choice) : 0;
}

/** How often each is taken, the policy's choice being the first: by what it gains for sure. The shares sum to one. */
export function mixture(trials: readonly Trial[], temperature = TEMPERATURE, caution = CAUTION): number[] {
  const sure = trials.map(({ worlds, gain, gain2 }, i) => {
    if (i === 0) return 0;
    const mean = gain / (worlds + PRIOR_WEIGHT);
    const variance = (gain2 + PRIOR_WEIGHT * PRIOR_VARIANCE) / (worlds + PRIOR_WEIGHT) - mean * mean;
    return mean - caution * Math.sqrt(variance / (worlds + PRIOR_WEIGHT));
  });
  const best = Math.max(...sure);
  const odds = sure.map(gain => Math.exp((gain - best) / temperature));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map(each => each / all);
}

function decide(
  secret: readonly Action[],
  trials: readonly Trial[],
  shares: readonly number[],
  rng: Rng,
): Choice<Citadels> {
  let chosen = 0;
  for (let at = (next(rng) >>> 0) / 4294967296; chosen < trials.length - 1; chosen++) {
    at -= shares[chosen];
    if (at < 0) break;
  }
  const ranked = trials
    .map((trial, i) => ({ trial, order: i === chosen ? Infinity : shares[i] }))
    .sort((a, b) => b.order - a.order);
  return {
    action: secret[trials[chosen].index],
    candidates: ranked.map(({ trial }) => candidate(secret, trial)),
  };
}
