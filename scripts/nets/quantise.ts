import { DROP1, DROP2_AFTER, DROP2_BEFORE, emptyNet, type Net, TOP } from '@signoria/bots/net/net';
import type { Fractions } from './learner.ts';

const BYTE = 127;
/** Sums of the first layer have 16 bits: half of them for where they begin. */
const BIAS_LIMIT = 16383;

/** The net in whole numbers: each unit's weights as bytes in the measure of its greatest. learn.py does the same. */
export function quantise({ shape, ...from }: Fractions, layout: number): Net {
  const net = emptyNet(shape, layout);
  const { inputs, hidden, deep, outputs } = shape;
  for (let j = 0; j < hidden; j++) {
    const grain = bytes(from.weights1, j, hidden, inputs, net.weights1);
    net.bias1[j] = within(from.bias1[j] / grain, BIAS_LIMIT);
    net.times1[j] = Math.round(grain * TOP * 2 ** DROP1);
  }
  for (let k = 0; k < deep; k++) {
    const grain = bytes(from.weights2, k * hidden, 1, hidden, net.weights2);
    net.bias2[k] = Math.round((from.bias2[k] * TOP) / grain);
    net.times2[k] = Math.round(grain * 2 ** (DROP2_BEFORE + DROP2_AFTER));
  }
  for (let o = 0; o < outputs; o++) {
    const grain = bytes(from.weights3, o * deep, 1, deep, net.weights3);
    net.bias3[o] = Math.round((from.bias3[o] * TOP) / grain);
    net.grain[o] = grain / TOP;
  }
  return net;
}

/** Writes the weights of one unit, which lie `apart`, as bytes, and gives what one of them stands for. */
function bytes(from: Float32Array, first: number, apart: number, count: number, to: Int8Array): number {
  let most = 1e-6;
  for (let i = 0; i < count; i++) most = Math.max(most, Math.abs(from[first + i * apart]));
  const grain = most / BYTE;
  for (let i = 0; i < count; i++) to[first + i * apart] = Math.round(from[first + i * apart] / grain);
  return grain;
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, Math.round(value)));
}
