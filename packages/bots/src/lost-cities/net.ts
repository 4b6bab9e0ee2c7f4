import { LANE_INPUTS, type Signals } from './lane.ts';

/*
 * A small net that foresees by how many points a seat will win the round, once it has laid and drawn:
 *
 *   h(e) = relu(A x(e) + T1 t)           for each expedition e, with the same weights
 *   d(e) = relu(B h(e) + T2 t)
 *   k    = relu(sum of C d(e) + T3 t)
 *   lead = sum of a d(e) + c k + T4 t    in units of SCALE points
 *   spread = softplus(s k + T5 t)        how far that lead may be off, in the same units; not in every net
 *
 * x(e) are the signals of the expedition, t says how much stock is left. All up to k is a sum over expeditions, so a
 * turn that touches two of them only changes two of the terms.
 */
export const SCALE = 40;

/** The stock left, as steps: input i is on when no more than this many cards are left; the last is always on. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 44];
export const TIMES = STEPS.length + 1;

/** How many units a net has, and where in the one row of its weights each part of them begins. */
export interface Shape {
  readonly hidden: number;
  readonly deep: number;
  readonly joined: number;
  /** An expedition's share: of the joined layer, and (last) of the lead. */
  readonly share: number;
  /** What time adds: to each layer in turn, to the lead, and (last) to the spread. */
  readonly terms: number;
  readonly a: number;
  readonly t1: number;
  readonly b: number;
  readonly t2: number;
  readonly c: number;
  readonly t3: number;
  readonly fromDeep: number;
  readonly fromJoined: number;
  readonly t4: number;
  readonly spread: number;
  readonly t5: number;
  /** How many weights there are, and how many in a net that tells no spread. */
  readonly size: number;
  readonly leadSize: number;
}

export function shapeOf(hidden: number, deep: number, joined: number): Shape {
  const a = 0;
  const t1 = a + LANE_INPUTS * hidden;
  const b = t1 + TIMES * hidden;
  const t2 = b + hidden * deep;
  const c = t2 + TIMES * deep;
  const t3 = c + deep * joined;
  const fromDeep = t3 + TIMES * joined;
  const fromJoined = fromDeep + deep;
  const t4 = fromJoined + joined;
  const spread = t4 + TIMES;
  const t5 = spread + joined;
  const sizes = { hidden, deep, joined, share: joined + 1, terms: hidden + deep + joined + 2 };
  const places = { a, t1, b, t2, c, t3, fromDeep, fromJoined, t4, spread, t5 };
  return { ...sizes, ...places, size: t5 + TIMES, leadSize: spread };
}

/** The shape of the nets that scripts/train.ts and scripts/rounds.ts teach. */
export const SMALL = shapeOf(48, 32, 16);

export interface Net {
  readonly shape: Shape;
  readonly weights: Float64Array;
}

/** Whether the net also tells how far a lead may be off. */
export function tellsSpread({ shape, weights }: Net): boolean {
  return weights.length === shape.size;
}

/** Whether time input `i` is on with so many cards in the stock. */
export function isTime(i: number, left: number): boolean {
  return i === STEPS.length || left <= STEPS[i];
}

/** Counts of cards in the stock that may be asked about: 0 to one less. */
export const COUNTS = 128;
/** Which of the times that the net tells apart it is with so many cards in the stock. */
const TIME_OF = Uint8Array.from({ length: COUNTS }, (_, left) => STEPS.filter(step => left <= step).length);
export function timeOf(left: number): number {
  return TIME_OF[left];
}

/** Whether the net cannot tell these two counts of cards in the stock apart. */
export function isSameTime(left: number, other: number): boolean {
  return TIME_OF[left] === TIME_OF[other];
}

/** What time adds to each layer, in their order, to the lead, and (last) to the spread. */
export function timeTerms(net: Net, left: number, out: Float64Array): void {
  const { weights: w } = net;
  const { hidden, deep, joined, t1, t2, t3, t4, t5 } = net.shape;
  const isWide = tellsSpread(net);
  out.fill(0);
  for (let i = 0; i < TIMES; i++) {
    if (!isTime(i, left)) continue;
    for (let j = 0; j < hidden; j++) out[j] += w[t1 + i * hidden + j];
    for (let d = 0; d < deep; d++) out[hidden + d] += w[t2 + i * deep + d];
    for (let k = 0; k < joined; k++) out[hidden + deep + k] += w[t3 + i * joined + k];
    out[hidden + deep + joined] += w[t4 + i];
    if (isWide) out[hidden + deep + joined + 1] += w[t5 + i];
  }
}

/** What the net makes of one expedition: its first layer before the time is added, its second before relu. */
export interface Layers {
  hidden: Float64Array;
  deep: Float64Array;
}

export function newLayers({ hidden, deep }: Shape): Layers {
  return { hidden: new Float64Array(hidden), deep: new Float64Array(deep) };
}

/** The part of the first layer that one expedition's signals make. */
export function firstLayer({ shape, weights: w }: Net, signals: Signals, { hidden }: Layers): void {
  const { a, hidden: units } = shape;
  for (let j = 0; j < units; j++) hidden[j] = 0;
  const { measures, on } = signals;
  for (let i = 0; i < measures.length; i++) {
    const x = measures[i];
    if (x === 0) continue;
    const row = a + i * units;
    for (let j = 0; j < units; j++) hidden[j] += x * w[row + j];
  }
  for (let i = 0; i < signals.count; i++) {
    const row = a + on[i] * units;
    for (let j = 0; j < units; j++) hidden[j] += w[row + j];
  }
}

/** The second layer, from the first and the time. */
export function secondLayer({ shape, weights: w }: Net, { hidden, deep }: Layers, time: Float64Array): void {
  const { b, hidden: units, deep: deepUnits } = shape;
  for (let d = 0; d < deepUnits; d++) deep[d] = time[units + d];
  for (let j = 0; j < units; j++) {
    const h = hidden[j] + time[j];
    if (h <= 0) continue;
    const row = b + j * deepUnits;
    for (let d = 0; d < deepUnits; d++) deep[d] += h * w[row + d];
  }
}

/** An expedition's share of the joined layer and (last) of the lead. */
export function shareOf(
  net: Net,
  layers: Layers,
  time: Float64Array,
  out: Float32Array | Float64Array,
  at: number,
): void {
  secondLayer(net, layers, time);
  const { weights: w } = net;
  const { deep: units, joined, share, c, fromDeep } = net.shape;
  const { deep } = layers;
  for (let k = 0; k < share; k++) out[at + k] = 0;
  let lead = 0;
  for (let d = 0; d < units; d++) {
    const x = deep[d];
    if (x <= 0) continue;
    const row = c + d * joined;
    for (let k = 0; k < joined; k++) out[at + k] += x * w[row + k];
    lead += x * w[fromDeep + d];
  }
  out[at + joined] = lead;
}
