import type { Signals } from '@signoria/bots/lost-cities/lane';
import {
  firstLayer,
  isTime,
  type Layers,
  newLayers,
  SCALE,
  SMALL,
  secondLayer,
  TIMES,
  timeTerms,
} from '@signoria/bots/lost-cities/net';
import { LANES } from '@signoria/bots/lost-cities/round';
import type { Rng } from '@signoria/core';
import { uniform } from '../luck.ts';

const { hidden: HIDDEN, deep: DEEP, joined: JOINED, size: NET_SIZE } = SMALL;
const { a: A, t1: T1, b: B, t2: T2, c: C, t3: T3, t4: T4 } = SMALL;
const { fromDeep: FROM_DEEP, fromJoined: FROM_JOINED } = SMALL;

/** A position after a turn, as its seat sees it; what was foreseen of it, and what it was then worth. */
export interface Moment {
  left: number;
  lanes: Signals[];
  lead: number;
  target: number;
}

/** A net that learns, and the same averaged over its latest steps: what is judged, and kept. */
export interface Learner {
  weights: Float64Array;
  smooth: Float64Array;
  /** Share of each step that enters the average. */
  smoothing: number;
  steps: number;
  mean: Float64Array;
  square: Float64Array;
  /** By weight: the slope of the error over the moments since the last step. */
  slope: Float64Array;
  work: Work;
}

/** The layers of one moment, and the slopes of its error at each of them. */
interface Work {
  time: Float64Array;
  layers: Layers[];
  joined: Float64Array;
  dJoined: Float64Array;
  dDeep: Float64Array;
  dHidden: Float64Array;
  timeHidden: Float64Array;
  timeDeep: Float64Array;
}

export function newLearner(weights: Float64Array, smoothing: number): Learner {
  return {
    weights,
    smooth: Float64Array.from(weights),
    smoothing,
    steps: 0,
    mean: new Float64Array(NET_SIZE),
    square: new Float64Array(NET_SIZE),
    slope: new Float64Array(NET_SIZE),
    work: {
      time: new Float64Array(SMALL.terms),
      layers: Array.from({ length: LANES }, () => newLayers(SMALL)),
      joined: new Float64Array(JOINED),
      dJoined: new Float64Array(JOINED),
      dDeep: new Float64Array(DEEP),
      dHidden: new Float64Array(HIDDEN),
      timeHidden: new Float64Array(HIDDEN),
      timeDeep: new Float64Array(DEEP),
    },
  };
}

export function freshWeights(rng: Rng): Float64Array {
  const out = new Float64Array(NET_SIZE);
  const spread = (from: number, to: number, size: number) => {
    for (let i = from; i < to; i++) out[i] = (uniform(rng) * 2 - 1) * size;
  };
  spread(A, T1, 0.25);
  spread(B, T2, 0.25);
  spread(C, T3, 0.15);
  spread(FROM_DEEP, FROM_JOINED, 0.1);
  spread(FROM_JOINED, T4, 0.1);
  return out;
}

/** How much more the difference between two turns of a position counts than how good either is. */
const DIFFERENCE = 2;

/** Learns from several turns tried in one position; gives the sum of the squared errors in points. */
export function learnGroup(learner: Learner, group: readonly Moment[]): number {
  let mid = 0;
  for (const moment of group) {
    moment.lead = forward(learner, moment);
    mid += (moment.lead - moment.target) / group.length;
  }
  let error = 0;
  for (const moment of group) {
    backward(learner, moment, DIFFERENCE * (moment.lead - moment.target - mid));
    error += (moment.lead - moment.target) ** 2;
  }
  return error;
}

function forward({ weights: w, work }: Learner, { left, lanes }: Moment): number {
  const { time, layers, joined } = work;
  const net = { shape: SMALL, weights: w };
  timeTerms(net, left, time);
  for (let k = 0; k < JOINED; k++) joined[k] = time[HIDDEN + DEEP + k];
  let lead = time[HIDDEN + DEEP + JOINED];
  for (let e = 0; e < lanes.length; e++) {
    firstLayer(net, lanes[e], layers[e]);
    secondLayer(net, layers[e], time);
    for (let d = 0; d < DEEP; d++) {
      const x = layers[e].deep[d];
      if (x <= 0) continue;
      for (let k = 0; k < JOINED; k++) joined[k] += x * w[C + d * JOINED + k];
      lead += x * w[FROM_DEEP + d];
    }
  }
  for (let k = 0; k < JOINED; k++) if (joined[k] > 0) lead += joined[k] * w[FROM_JOINED + k];
  return lead * SCALE;
}

/** Adds a moment's slope of half the squared error, and of `more` (points of error beside its own). */
function backward(learner: Learner, moment: Moment, more: number): void {
  const { weights: w, slope } = learner;
  const { joined, dJoined, timeHidden, timeDeep } = learner.work;
  const lead = forward(learner, moment);
  const g = (lead - moment.target + more) / SCALE;
  for (let k = 0; k < JOINED; k++) {
    const y = Math.max(0, joined[k]);
    slope[FROM_JOINED + k] += g * y;
    dJoined[k] = y > 0 ? g * w[FROM_JOINED + k] : 0;
  }
  timeHidden.fill(0);
  timeDeep.fill(0);
  for (let e = 0; e < moment.lanes.length; e++) {
    backwardDeep(learner, e, g);
    backwardHidden(learner, e);
    backwardSignals(learner, moment.lanes[e]);
  }
  for (let i = 0; i < TIMES; i++) {
    if (!isTime(i, moment.left)) continue;
    for (let j = 0; j < HIDDEN; j++) slope[T1 + i * HIDDEN + j] += timeHidden[j];
    for (let d = 0; d < DEEP; d++) slope[T2 + i * DEEP + d] += timeDeep[d];
    for (let k = 0; k < JOINED; k++) slope[T3 + i * JOINED + k] += dJoined[k];
    slope[T4 + i] += g;
  }
}

function backwardDeep({ weights: w, slope, work }: Learner, e: number, g: number): void {
  const { dJoined, dDeep, timeDeep } = work;
  const { deep } = work.layers[e];
  for (let d = 0; d < DEEP; d++) {
    dDeep[d] = 0;
    const x = deep[d];
    if (x <= 0) continue;
    slope[FROM_DEEP + d] += g * x;
    let down = g * w[FROM_DEEP + d];
    const row = C + d * JOINED;
    for (let k = 0; k < JOINED; k++) {
      down += w[row + k] * dJoined[k];
      slope[row + k] += x * dJoined[k];
    }
    dDeep[d] = down;
    timeDeep[d] += down;
  }
}

function backwardHidden({ weights: w, slope, work }: Learner, e: number): void {
  const { time, dDeep, dHidden, timeHidden } = work;
  const { hidden } = work.layers[e];
  for (let j = 0; j < HIDDEN; j++) {
    dHidden[j] = 0;
    const h = hidden[j] + time[j];
    if (h <= 0) continue;
    const row = B + j * DEEP;
    let down = 0;
    for (let d = 0; d < DEEP; d++) {
      down += w[row + d] * dDeep[d];
      slope[row + d] += h * dDeep[d];
    }
    dHidden[j] = down;
    timeHidden[j] += down;
  }
}

function backwardSignals({ slope, work }: Learner, { measures, on, count }: Signals): void {
  const { dHidden } = work;
  for (let i = 0; i < measures.length; i++) {
    const x = measures[i];
    if (x !== 0) for (let j = 0; j < HIDDEN; j++) slope[A + i * HIDDEN + j] += x * dHidden[j];
  }
  for (let i = 0; i < count; i++) {
    const row = A + on[i] * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) slope[row + j] += dHidden[j];
  }
}

/** A step of Adam along the slopes of so many moments. */
export function step(learner: Learner, count: number, rate: number): void {
  const { weights, smooth, smoothing, mean, square, slope } = learner;
  learner.steps++;
  const fade1 = 1 - 0.9 ** learner.steps;
  const fade2 = 1 - 0.999 ** learner.steps;
  for (let i = 0; i < NET_SIZE; i++) {
    const g = slope[i] / count;
    mean[i] += 0.1 * (g - mean[i]);
    square[i] += 0.001 * (g * g - square[i]);
    weights[i] -= (rate * mean[i]) / fade1 / (Math.sqrt(square[i] / fade2) + 1e-8);
    smooth[i] += smoothing * (weights[i] - smooth[i]);
    slope[i] = 0;
  }
}
