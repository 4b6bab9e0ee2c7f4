import { DROP1, DROP2_AFTER, DROP2_BEFORE, MOST_ON, type Net, TOP } from './net.ts';

/** A net at work. Who opens one owns it: it keeps one position and what was said of it. */
export interface Judge {
  /** Where the inputs that are on are written, by number. */
  readonly on: Uint16Array;
  /** What the net said last, in its own whole numbers; `said` gives them in the measure it was taught. */
  readonly sums: Int32Array;
  /** Judges the position whose first `count` inputs in `on` are on. */
  judge(count: number): void;
  /** What the net said last, by output. */
  said(output: number): number;
}

/** In plain TypeScript. */
export function openPlain(net: Net): Judge {
  const on = new Uint16Array(MOST_ON);
  const sums = new Int32Array(net.outputs);
  const hidden = new Int16Array(net.hidden);
  const deep = new Int32Array(net.deep);
  return {
    on,
    sums,
    judge(count) {
      firstLayer(net, on, count, hidden);
      nextLayer(net, hidden, deep);
      lastLayer(net, deep, sums);
    },
    said: output => sums[output] * net.grain[output],
  };
}

function firstLayer(
  { hidden, bias1, times1, weights1 }: Net,
  on: Uint16Array,
  count: number,
  out: Int16Array,
) {
  for (let j = 0; j < hidden; j++) out[j] = bias1[j];
  for (let i = 0; i < count; i++) {
    const row = on[i] * hidden;
    for (let j = 0; j < hidden; j++) out[j] += weights1[row + j];
  }
  for (let j = 0; j < hidden; j++) out[j] = cut(Math.imul(out[j], times1[j]) >> DROP1);
}

function nextLayer({ hidden, deep, bias2, times2, weights2 }: Net, from: Int16Array, out: Int32Array) {
  for (let k = 0; k < deep; k++) {
    const row = k * hidden;
    let sum = bias2[k];
    for (let j = 0; j < hidden; j++) sum = (sum + Math.imul(from[j], weights2[row + j])) | 0;
    out[k] = cut(Math.imul(sum >> DROP2_BEFORE, times2[k]) >> DROP2_AFTER);
  }
}

function lastLayer({ deep, outputs, bias3, weights3 }: Net, from: Int32Array, out: Int32Array) {
  for (let o = 0; o < outputs; o++) {
    let sum = bias3[o];
    for (let k = 0; k < deep; k++) sum = (sum + Math.imul(from[k], weights3[o * deep + k])) | 0;
    out[o] = sum;
  }
}

function cut(value: number): number {
  return Math.max(0, Math.min(TOP, value));
}
