import { NONE, next, type Rng, type Seat } from '@signoria/core';
import { LAST_RANK, type Rank } from '../data.ts';
import { ranksIn } from '../draft.ts';
import type { View } from '../state.ts';
import { bitOf, bitsOf, type Drafted, type Plan, plansFor, readDraft } from './roles.ts';

/** How likely a player is to take a character from a pack (as bits), or to discard it, on any common scale. */
export type Likelihood = (seat: Seat, rank: Rank, pack: number, to: 'choose' | 'bury') => number;

/** Every draft consistent with a view, each with its weight. They are counted together, never listed. */
export interface Drafts {
  view: View;
  /** The characters dealt with in secret, as bits. */
  secret: number;
  plans: readonly Plan[];
  /** By plan, then by the set of characters placed so far: the weight of all ways to place the others. */
  weights: readonly number[][];
  likelihood: Likelihood;
}

const SETS = 1 << (LAST_RANK + 1);

/** Every draft as likely as any other: a character comes up in proportion to the ways it can have come about. */
const EVEN: Likelihood = () => 1;

/** C-1.6  Weighs all drafts that are consistent with everything the view says about this round's draft. */
export function weighDrafts(view: View, likelihood: Likelihood = EVEN): Drafts {
  const plans = plansFor(view);
  const weights = plans.map(() => new Array<number>(SETS).fill(-1));
  const secret = bitsOf(ranksIn(view.cast)) & ~bitsOf(view.draft.visible);
  const drafts = { view, secret, plans, weights, likelihood };
  plans.forEach((plan, i) => {
    weigh(drafts, plan, weights[i], 0, 0);
  });
  return drafts;
}

/** The weight of all ways to fill the slots from the `at`-th on, when `used` are gone. */
function weigh(drafts: Drafts, plan: Plan, weights: number[], used: number, at: number): number {
  if (isRest(plan, at)) return fits(drafts, plan, used, at) ? 1 : 0;
  if (weights[used] >= 0) return weights[used];
  const allowed = plan.slots[at].allowed & ~used;
  let sum = 0;
  for (let rank = 1; rank <= LAST_RANK; rank++) {
    if ((allowed & bitOf(rank)) === 0) continue;
    const rest = weigh(drafts, plan, weights, used | bitOf(rank), at + 1);
    if (rest > 0) sum += rest * likely(drafts, plan, used, at, rank);
  }
  weights[used] = sum;
  return sum;
}

/** Whether nothing is left to be placed but what nobody took. */
function isRest({ slots, last }: Plan, at: number): boolean {
  return at === slots.length || (slots[at].kind === 'left' && last === NONE);
}

/** Whether what nobody took can have been left. */
function fits({ secret }: Drafts, { slots }: Plan, used: number, at: number): boolean {
  return at === slots.length || (secret & ~used & ~slots[at].allowed) === 0;
}

function ranksOf(bits: number): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank <= LAST_RANK; rank++) if ((bits & bitOf(rank)) !== 0) ranks.push(rank);
  return ranks;
}

/** How likely it is that `rank` went to slot `at` once `used` were gone: random discards are all equally likely. */
function likely(
  { view, secret, likelihood }: Drafts,
  plan: Plan,
  used: number,
  at: number,
  rank: Rank,
): number {
  const { kind, owner } = plan.slots[at];
  if (likelihood === EVEN) return 1;
  const pack = secret & ~used;
  if (kind === 'pick') return likelihood(owner as Seat, rank, pack, 'choose');
  if (kind === 'buried' && view.options.twoPlayerDiscards === 'chosen')
    return likelihood(plan.slots[at - 1].owner as Seat, rank, pack, 'bury');
  if (kind !== 'left' || plan.last === NONE) return 1;
  const hidden = plan.slots[0].allowed;
  return likelihood(plan.last, owner === NONE ? rankOf(hidden) : rank, hidden | bitOf(rank), 'choose');
}

function rankOf(bit: number): Rank {
  return 31 - Math.clz32(bit);
}

/** One draft at random, with a probability given by its weight. */
export function drawDraft(drafts: Drafts, rng: Rng): Drafted {
  const { plans, weights } = drafts;
  let total = 0;
  for (const of of weights) total += of[0];
  let at = share(rng) * total;
  let chosen = 0;
  for (let i = 0; i < plans.length; i++) {
    if (weights[i][0] <= 0) continue;
    chosen = i;
    if (at < weights[i][0]) break;
    at -= weights[i][0];
  }
  return readDraft(drafts.view, plans[chosen], fill(drafts, plans[chosen], weights[chosen], rng));
}

function share(rng: Rng): number {
  return (next(rng) >>> 0) / 4294967296;
}

function fill(drafts: Drafts, plan: Plan, weights: number[], rng: Rng): Rank[] {
  const filled: Rank[] = [];
  let used = 0;
  for (let at = 0; !isRest(plan, at); at++) {
    const allowed = plan.slots[at].allowed & ~used;
    let left = share(rng) * weights[used];
    let taken = 0;
    for (let rank = 1; rank <= LAST_RANK; rank++) {
      if ((allowed & bitOf(rank)) === 0) continue;
      const weight = weightAfter(drafts, plan, weights, used, at, rank);
      if (weight <= 0) continue;
      taken = rank;
      left -= weight;
      if (left < 0) break;
    }
    filled.push(taken);
    used |= bitOf(taken);
  }
  return [...filled, ...ranksOf(drafts.secret & ~used)];
}

function weightAfter(
  drafts: Drafts,
  plan: Plan,
  weights: number[],
  used: number,
  at: number,
  rank: Rank,
): number {
  const rest = weigh(drafts, plan, weights, used | bitOf(rank), at + 1);
  return rest > 0 ? rest * likely(drafts, plan, used, at, rank) : 0;
}

/** All drafts with their probabilities, if they are few enough to be listed. */
export function everyDraft(drafts: Drafts): { draft: Drafted; chance: number }[] {
  const { view, secret, plans, weights } = drafts;
  const total = weights.reduce((sum, of) => sum + of[0], 0);
  const found: { draft: Drafted; chance: number }[] = [];
  plans.forEach((plan, i) => {
    const walk = (used: number, filled: readonly Rank[], weight: number): void => {
      const at = filled.length;
      if (isRest(plan, at)) {
        const rest = ranksOf(secret & ~used);
        found.push({ draft: readDraft(view, plan, [...filled, ...rest]), chance: weight / total });
        return;
      }
      for (let rank = 1; rank <= LAST_RANK; rank++) {
        if ((plan.slots[at].allowed & ~used & bitOf(rank)) === 0) continue;
        if (weightAfter(drafts, plan, weights[i], used, at, rank) <= 0) continue;
        walk(used | bitOf(rank), [...filled, rank], weight * likely(drafts, plan, used, at, rank));
      }
    };
    walk(0, [], 1);
  });
  return found;
}
