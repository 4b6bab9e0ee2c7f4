import type { Kind, Rng, Seat } from '@signoria/core';
import { next } from '@signoria/core';
import type { Policy, QuickScores } from '../bot.ts';
import type { Judge } from './plain.ts';

/** How decisions of a game are put before its policy net, and which of its outputs stands for which action. */
export interface Deciding<T extends Kind = Kind> {
  /** Inputs that tell the table and the decision; those that tell what the hand-made policy thinks come after them. */
  readonly inputs: number;
  readonly outputs: number;
  /** Goes with the net: one taught on other inputs is refused. */
  readonly layout: number;
  /** Writes the inputs that are on as `seat` sees its decision, and gives their number. Looks no further than a policy does. */
  encode(state: T['state'], seat: Seat, on: Uint16Array): number;
  /** Actions of the same output are one to the net: it is for the best of them by the hand-made policy. */
  outputOf(state: T['state'], seat: Seat, action: T['action']): number;
  /** What the hand-made policy thinks: notes a score for each action and gives the place of its choice. */
  weigh(state: T['state'], seat: Seat, legal: readonly T['action'][], found: Float64Array): number;
  /** Whether a player who always does the same here is soon read. */
  isSecret(state: T['state']): boolean;
}

/** By so many points less than the choice of the hand-made policy an action falls into the next level. */
const STEPS = [0.25, 0.75, 1.5, 3, 6];
/** The choice itself, the steps, and what lies beyond them. */
const LEVELS = STEPS.length + 2;

/** One unit of what the net says of an action, as utility. */
export const UNIT = 0.02;
/** What an action may fall short of the best, in units, to be taken about a third as often where choices are secret. */
const TEMPERATURE = 0.4;
const MOST_ACTIONS = 256;

export function inputsOf({ inputs, outputs }: Pick<Deciding, 'inputs' | 'outputs'>): number {
  return inputs + outputs * LEVELS;
}

/** A decision read for the net: its inputs, and the actions the net chooses among. Filled anew each time. */
export interface Decision {
  /** How many inputs are on. */
  count: number;
  /** By answer: its place in the list of legal actions, and its output. The hand-made policy's choice is the first. */
  readonly actions: Uint16Array;
  readonly outputs: Uint16Array;
  answers: number;
}

/** Reads decisions of one game. Who makes one owns it: its arrays are kept, since playouts decide without end. */
export function reader<T extends Kind>(deciding: Deciding<T>) {
  const decision: Decision = {
    count: 0,
    actions: new Uint16Array(MOST_ACTIONS),
    outputs: new Uint16Array(MOST_ACTIONS),
    answers: 0,
  };
  const best = new Int16Array(deciding.outputs).fill(-1);
  let scores = new Float64Array(MOST_ACTIONS);
  return (state: T['state'], seat: Seat, legal: readonly T['action'][], on: Uint16Array): Decision => {
    if (legal.length > scores.length) scores = new Float64Array(legal.length);
    const own = deciding.weigh(state, seat, legal, scores);
    const { actions, outputs } = decision;
    let answers = 0;
    for (let k = 0; k < legal.length; k++) {
      // The choice first, then the others in their order.
      const i = k === 0 ? own : k <= own ? k - 1 : k;
      const output = deciding.outputOf(state, seat, legal[i]);
      const at = best[output];
      if (at < 0) {
        best[output] = answers;
        outputs[answers] = output;
        actions[answers++] = i;
      } else if (at > 0 && scores[i] > scores[actions[at]]) actions[at] = i;
    }
    decision.answers = answers;
    let count = deciding.encode(state, seat, on);
    const top = scores[own];
    for (let k = 0; k < answers; k++) {
      best[outputs[k]] = -1;
      on[count++] = deciding.inputs + outputs[k] * LEVELS + (k === 0 ? 0 : levelOf(top - scores[actions[k]]));
    }
    decision.count = count;
    return decision;
  };
}

function levelOf(short: number): number {
  let level = 1;
  for (let i = 0; i < STEPS.length && short >= STEPS[i]; i++) level++;
  return level;
}

/** A net as a player: the answer it says most of, and where that would be read, drawn by what it says. */
export function netPolicy<T extends Kind>(deciding: Deciding<T>, open: () => Judge): Policy<T> {
  const read = reader(deciding);
  const said = new Float64Array(MOST_ACTIONS);
  let judge: Judge | null = null;
  return (state, seat, legal, rng) => {
    if (legal.length === 1) return legal[0];
    judge ??= open();
    const decision = read(state, seat, legal, judge.on);
    if (decision.answers === 1) return legal[decision.actions[0]];
    judge.judge(decision.count);
    let most = 0;
    for (let k = 0; k < decision.answers; k++) {
      said[k] = judge.said(decision.outputs[k]);
      if (said[k] > said[most]) most = k;
    }
    const chosen = deciding.isSecret(state) ? draw(said, decision.answers, said[most], rng) : most;
    return legal[decision.actions[chosen]];
  };
}

function draw(said: Float64Array, count: number, most: number, rng: Rng): number {
  let all = 0;
  for (let k = 0; k < count; k++) {
    said[k] = Math.exp((said[k] - most) / TEMPERATURE);
    all += said[k];
  }
  let at = ((next(rng) >>> 0) / 4294967296) * all;
  for (let k = 0; k < count - 1; k++) {
    at -= said[k];
    if (at < 0) return k;
  }
  return count - 1;
}

/** What the net says of each action, in points of that scale, for a shortlist. */
export function netScores<T extends Kind>(
  deciding: Deciding<T>,
  open: () => Judge,
  scale: number,
): QuickScores<T> {
  const read = reader(deciding);
  let judge: Judge | null = null;
  return (state, seat, legal, found) => {
    judge ??= open();
    const decision = read(state, seat, legal, judge.on);
    judge.judge(decision.count);
    const worth = UNIT * 2 * scale;
    let least = Infinity;
    for (let k = 0; k < decision.answers; k++)
      least = Math.min(least, judge.said(decision.outputs[k]) * worth);
    // Those another action stands for come after all the rest.
    found.fill(least - worth, 0, legal.length);
    for (let k = 0; k < decision.answers; k++)
      found[decision.actions[k]] = judge.said(decision.outputs[k]) * worth;
  };
}
