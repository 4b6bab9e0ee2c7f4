import { DROP1, DROP2_AFTER, DROP2_BEFORE, FEW_OUTPUTS, MOST_ON, type Net, TOP } from './net.ts';

/** A net at work. Who opens one owns it: it keeps one position and what was said of it. */
export interface Judge {
  /** Where the inputs that are on are written, by number. */
  readonly on: Uint16Array;
  /**
   * What the net said last, in its own whole numbers; `said` gives them in the measure it was taught. Of a net with many
   * outputs there are only those that were asked for since.
   */
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
      if (net.outputs <= FEW_OUTPUTS) lastLayer(net, deep, sums);
    },
    said: speaker(net, deep, sums),
  };
}

/** Says what an output comes to; where there are many, sums it first. */
export function speaker(net: Net, deep: ArrayLike<number>, sums: Int32Array): Judge['said'] {
  if (net.outputs <= FEW_OUTPUTS) return output => sums[output] * net.grain[output];
  return output => {
    sums[output] = sumOf(net, deep, output);
    return sums[output] * net.grain[output];
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

function lastLayer(net: Net, from: Int32Array, out: Int32Array) {
  for (let o = 0; o < net.outputs; o++) out[o] = sumOf(net, from, o);
}

function sumOf({ deep, bias3, weights3 }: Net, from: ArrayLike<number>, output: number): number {
  const row = output * deep;
  let sum = bias3[output];
  for (let k = 0; k < deep; k++) sum = (sum + Math.imul(from[k], weights3[row + k])) | 0;
  return sum;
}

function cut(value: number): number {
  return Math.max(0, Math.min(TOP, value));
}
