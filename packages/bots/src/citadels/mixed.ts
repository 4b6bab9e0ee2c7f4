import type { Action, Citadels } from '@signoria/citadels';
import { copyRng, next, type Rng, type Seat, split } from '@signoria/table';
import type { Bot, Budget, Candidate, Choice } from '../bot.ts';
import { type Mind, noWorth, utility } from '../mind.ts';
import { capped, startClock } from '../search/clock.ts';
import { indexOfAction } from '../search/same.ts';

/** Where a player who is always the same is soon read: which character he takes, and whom he strikes. */
const SECRET = ['choose', 'bury', 'murder', 'rob', 'bewitch'];

/** What an action may fall short of the best, as utility, to be taken about a third as often. */
const GUILE = 0.01;
/** Standard errors taken off what an action seemed to gain over the policy's choice. */
const CAUTION = 1;
/** Before anything is seen an action counts as tried in so many worlds, to no gain and with this variance. */
const DOUBT = 4;
const DOUBT_VARIANCE = 0.02;

/** What was seen of one action, over the same worlds as all actions still in the running. */
export interface Trial {
  action: Action;
  worlds: number;
  utility: number;
  wins: number;
  margin: number;
  margin2: number;
  /** Sum, and sum of squares, of what it did better than the policy's choice, world by world. */
  gain: number;
  gain2: number;
}

/** The bot, but which character it takes and whom it strikes is drawn from a mixed strategy. */
export function mixing(bot: Bot<Citadels>, mind: Mind<Citadels>, most = Infinity): Bot<Citadels> {
  return {
    id: bot.id,
    choose(view, legal, budget, rng) {
      const secret = legal.filter(({ type }) => SECRET.includes(type));
      if (secret.length < 2) return bot.choose(view, legal, budget, rng);
      const trials = tryAll(mind, view, legal, secret, capped(budget, most), rng);
      return decide(trials, rng);
    },
  };
}

/** Plays the same worlds out for each action still in the running, and drops the weaker half stage by stage. */
function tryAll(
  mind: Mind<Citadels>,
  view: Citadels['view'],
  legal: readonly Action[],
  secret: readonly Action[],
  budget: Budget,
  rng: Rng,
): Trial[] {
  const seat = view.who as Seat;
  const clock = startClock(budget);
  const imagine = mind.imagine ?? mind.game.imagine;
  const own = indexOfAction(secret, mind.policy(imagine(view, split(rng)), seat, legal, rng));
  let running = [secret[own], ...secret.filter((_, i) => i !== own)].map(newTrial);
  const stages = Math.ceil(Math.log2(running.length));
  let playouts = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      playWorld(mind, running, imagine(view, split(rng)), seat, split(rng));
      playouts += running.length;
    } while (!clock.passed(stage / stages, playouts + running.length - 1));
    if (stage < stages) running = betterHalf(running);
  }
  return running;
}

function newTrial(action: Action): Trial {
  return { action, worlds: 0, utility: 0, wins: 0, margin: 0, margin2: 0, gain: 0, gain2: 0 };
}

const found = noWorth();

function playWorld(
  mind: Mind<Citadels>,
  running: readonly Trial[],
  world: Citadels['state'],
  seat: Seat,
  luck: Rng,
): void {
  let first = 0;
  running.forEach((trial, i) => {
    const state = mind.game.copy(world);
    mind.game.apply(state, seat, trial.action);
    mind.playOut(state, copyRng(luck), found);
    const seen = utility(mind, found, seat);
    if (i === 0) first = seen;
    trial.worlds++;
    trial.utility += seen;
    trial.wins += found.wins[seat];
    trial.margin += found.margins[seat];
    trial.margin2 += found.margins[seat] ** 2;
    trial.gain += seen - first;
    trial.gain2 += (seen - first) ** 2;
  });
}

function betterHalf([own, ...others]: readonly Trial[]): Trial[] {
  const sorted = others.sort((a, b) => b.utility - a.utility);
  return [own, ...sorted.slice(0, Math.max(1, Math.ceil((others.length + 1) / 2) - 1))];
}

/** How often each is taken, the policy's choice being the first: by what it gains for sure. The shares sum to one. */
export function mixture(trials: readonly Trial[]): number[] {
  const sure = trials.map(({ worlds, gain, gain2 }, i) => {
    if (i === 0) return 0;
    const mean = gain / (worlds + DOUBT);
    const variance = (gain2 + DOUBT * DOUBT_VARIANCE) / (worlds + DOUBT) - mean * mean;
    return mean - CAUTION * Math.sqrt(variance / (worlds + DOUBT));
  });
  const best = Math.max(...sure);
  const odds = sure.map(gain => Math.exp((gain - best) / GUILE));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map(each => each / all);
}

function decide(trials: readonly Trial[], rng: Rng): Choice<Citadels> {
  const shares = mixture(trials);
  let chosen = 0;
  for (let at = (next(rng) >>> 0) / 4294967296; chosen < trials.length - 1; chosen++) {
    at -= shares[chosen];
    if (at < 0) break;
  }
  const ranked = trials
    .map((trial, i) => ({ trial, order: i === chosen ? Infinity : shares[i] }))
    .sort((a, b) => b.order - a.order);
  return { action: trials[chosen].action, candidates: ranked.map(({ trial }) => candidate(trial)) };
}

function candidate({ action, worlds, ...sums }: Trial): Candidate<Citadels> {
  const margin = sums.margin / worlds;
  const variance = Math.max(0, sums.margin2 / worlds - margin * margin);
  return {
    action,
    winChance: sums.wins / worlds,
    margin,
    error: worlds > 1 ? Math.sqrt(variance / (worlds - 1)) : Infinity,
  };
}
