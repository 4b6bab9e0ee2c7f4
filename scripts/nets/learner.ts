import type { Shape } from '@signoria/bots/net/net';
import { MARGIN_SCALE } from '@signoria/bots/search/judged';
import type { Rng } from '@signoria/core';
import { uniform } from '../luck.ts';
import { type Form, NOTHING, POSITION, ROOM, ROW, WHOLE } from './position-file.ts';

/** A net in fractions, while it learns. Units of the hidden layers lie between 0 and 1. */
export interface Fractions {
  shape: Shape;
  /** By input x hidden unit. */
  weights1: Float32Array;
  bias1: Float32Array;
  /** By deep unit x hidden unit. */
  weights2: Float32Array;
  bias2: Float32Array;
  /** By output x deep unit. */
  weights3: Float32Array;
  bias3: Float32Array;
}

const PARTS = ['weights1', 'bias1', 'weights2', 'bias2', 'weights3', 'bias3'] as const;
type Part = (typeof PARTS)[number];
type Figures = Record<Part, Float32Array>;

/** Adam's memory, the slopes since the last step, and the layers of the row in hand. */
export interface Learner {
  net: Fractions;
  slope: Figures;
  mean: Figures;
  square: Figures;
  steps: number;
  hidden: Float32Array;
  deep: Float32Array;
  said: Float32Array;
  dHidden: Float32Array;
  dDeep: Float32Array;
  dSaid: Float32Array;
}

/** How much the margin counts beside the win: the same in learn.py. */
export const MARGIN_SHARE = 0.3;
/** Weights of the second layer stay within what its bytes can say. */
export const LIMIT = 1.9;

export function newLearner(shape: Shape, rng: Rng): Learner {
  const net: Fractions = { shape, ...figures(shape) };
  const spread = (part: Float32Array, size: number) => {
    for (let i = 0; i < part.length; i++) part[i] = (uniform(rng) * 2 - 1) * size;
  };
  spread(net.weights1, 0.1);
  spread(net.weights2, 1 / Math.sqrt(shape.hidden));
  spread(net.weights3, 1 / Math.sqrt(shape.deep));
  net.bias1.fill(0.2);
  net.bias2.fill(0.2);
  return {
    net,
    slope: figures(shape),
    mean: figures(shape),
    square: figures(shape),
    steps: 0,
    hidden: new Float32Array(shape.hidden),
    deep: new Float32Array(shape.deep),
    said: new Float32Array(shape.outputs),
    dHidden: new Float32Array(shape.hidden),
    dDeep: new Float32Array(shape.deep),
    dSaid: new Float32Array(shape.outputs),
  };
}

function figures({ inputs, hidden, deep, outputs }: Shape): Figures {
  return {
    weights1: new Float32Array(inputs * hidden),
    bias1: new Float32Array(hidden),
    weights2: new Float32Array(deep * hidden),
    bias2: new Float32Array(deep),
    weights3: new Float32Array(outputs * deep),
    bias3: new Float32Array(outputs),
  };
}

/** Fills the layers from one row of positions. */
export function forward(
  { net, hidden, deep, said }: Learner,
  rows: Uint16Array,
  row: number,
  form: Form = POSITION,
): void {
  const { shape } = net;
  hidden.set(net.bias1);
  for (let i = 0, at = row * form.row; i < form.room && rows[at + i] !== NOTHING; i++) {
    const from = rows[at + i] * shape.hidden;
    for (let j = 0; j < shape.hidden; j++) hidden[j] += net.weights1[from + j];
  }
  for (let j = 0; j < shape.hidden; j++) hidden[j] = cut(hidden[j]);
  for (let k = 0; k < shape.deep; k++) {
    let sum = net.bias2[k];
    for (let j = 0; j < shape.hidden; j++) sum += hidden[j] * net.weights2[k * shape.hidden + j];
    deep[k] = cut(sum);
  }
  for (let o = 0; o < shape.outputs; o++) {
    let sum = net.bias3[o];
    for (let k = 0; k < shape.deep; k++) sum += deep[k] * net.weights3[o * shape.deep + k];
    said[o] = sum;
  }
}

function cut(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** What a row should have said: the share of the win, and points ahead in the net's measure. */
export function truth(rows: Uint16Array, row: number): { win: number; margin: number } {
  const margin = (rows[row * ROW + ROOM + 1] << 16) >> 16;
  return { win: rows[row * ROW + ROOM] / WHOLE, margin: margin / MARGIN_SCALE };
}

/** The cross entropy of the share of the win that was said. */
export function entropy(learner: Learner, rows: Uint16Array, row: number): number {
  const { win } = truth(rows, row);
  const chance = Math.min(1 - 1e-7, Math.max(1e-7, 1 / (1 + Math.exp(-learner.said[0]))));
  return -win * Math.log(chance) - (1 - win) * Math.log(1 - chance);
}

/** Adds the slope of one row's error, and gives its cross entropy. */
export function learnRow(learner: Learner, rows: Uint16Array, row: number): number {
  forward(learner, rows, row);
  const { said, dSaid } = learner;
  const { win, margin } = truth(rows, row);
  dSaid[0] = 1 / (1 + Math.exp(-said[0])) - win;
  dSaid[1] = 2 * MARGIN_SHARE * (said[1] - margin);
  backward(learner, rows, row, POSITION);
  return entropy(learner, rows, row);
}

/** Adds the slope of what `dSaid` says was wrong. */
export function backward(learner: Learner, rows: Uint16Array, row: number, form: Form): void {
  backLast(learner);
  backNext(learner);
  backFirst(learner, rows, row, form);
}

function backLast({ net, slope, deep, dDeep, dSaid }: Learner): void {
  const { outputs, deep: units } = net.shape;
  dDeep.fill(0);
  for (let o = 0; o < outputs; o++) {
    slope.bias3[o] += dSaid[o];
    for (let k = 0; k < units; k++) {
      slope.weights3[o * units + k] += dSaid[o] * deep[k];
      dDeep[k] += dSaid[o] * net.weights3[o * units + k];
    }
  }
}

function backNext({ net, slope, hidden, deep, dHidden, dDeep }: Learner): void {
  const { hidden: units } = net.shape;
  dHidden.fill(0);
  for (let k = 0; k < deep.length; k++) {
    if (deep[k] <= 0 || deep[k] >= 1) continue;
    slope.bias2[k] += dDeep[k];
    for (let j = 0; j < units; j++) {
      slope.weights2[k * units + j] += dDeep[k] * hidden[j];
      dHidden[j] += dDeep[k] * net.weights2[k * units + j];
    }
  }
}

function backFirst({ slope, hidden, dHidden }: Learner, rows: Uint16Array, row: number, form: Form): void {
  for (let j = 0; j < hidden.length; j++) {
    if (hidden[j] <= 0 || hidden[j] >= 1) dHidden[j] = 0;
    slope.bias1[j] += dHidden[j];
  }
  for (let i = 0, at = row * form.row; i < form.room && rows[at + i] !== NOTHING; i++) {
    const from = rows[at + i] * hidden.length;
    for (let j = 0; j < hidden.length; j++) slope.weights1[from + j] += dHidden[j];
  }
}

/** A step of Adam along the slopes of so many rows. */
export function step(learner: Learner, count: number, rate: number): void {
  learner.steps++;
  const fade1 = 1 - 0.9 ** learner.steps;
  const fade2 = 1 - 0.999 ** learner.steps;
  for (const part of PARTS) {
    const [weights, slope] = [learner.net[part], learner.slope[part]];
    const [mean, square] = [learner.mean[part], learner.square[part]];
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i] / count;
      mean[i] += 0.1 * (g - mean[i]);
      square[i] += 0.001 * (g * g - square[i]);
      weights[i] -= (rate * mean[i]) / fade1 / (Math.sqrt(square[i] / fade2) + 1e-8);
      slope[i] = 0;
    }
  }
  const { weights2 } = learner.net;
  for (let i = 0; i < weights2.length; i++) weights2[i] = Math.max(-LIMIT, Math.min(LIMIT, weights2[i]));
}
