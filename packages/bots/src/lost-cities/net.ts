import { LANE_INPUTS, type Signals } from './lane.ts';

/*
 * A small net that foresees by how many points a seat will win the round, once it has laid and drawn:
 *
 *   h(e) = relu(A x(e) + T1 t)           for each expedition e, with the same weights
 *   d(e) = relu(B h(e) + T2 t)
 *   k    = relu(sum of C d(e) + T3 t)
 *   lead = sum of a d(e) + c k + T4 t    in units of SCALE points
 *
 * x(e) are the signals of the expedition, t says how much stock is left. All up to k is a sum over expeditions, so a
 * turn that touches two of them only changes two of the terms.
 */
export const HIDDEN = 48;
export const DEEP = 32;
export const JOINED = 16;
export const SCALE = 40;

/** The stock left, as steps: input i is on when no more than this many cards are left; the last is always on. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 44];
export const TIMES = STEPS.length + 1;

/** All weights in one row, in this order. */
export const A = 0;
export const T1 = A + LANE_INPUTS * HIDDEN;
export const B = T1 + TIMES * HIDDEN;
export const T2 = B + HIDDEN * DEEP;
export const C = T2 + TIMES * DEEP;
export const T3 = C + DEEP * JOINED;
export const FROM_DEEP = T3 + TIMES * JOINED;
export const FROM_JOINED = FROM_DEEP + DEEP;
export const T4 = FROM_JOINED + JOINED;
export const NET_SIZE = T4 + TIMES;

/** Whether time input `i` is on with so many cards in the stock. */
export function isTime(i: number, left: number): boolean {
  return i === STEPS.length || left <= STEPS[i];
}

/** Which of the times that the net tells apart it is with so many cards in the stock. */
const TIME_OF = Uint8Array.from({ length: 128 }, (_, left) => STEPS.filter(step => left <= step).length);
export function timeOf(left: number): number {
  return TIME_OF[left];
}

/** Whether the net cannot tell these two counts of cards in the stock apart. */
export function isSameTime(left: number, other: number): boolean {
  for (let i = 0; i < STEPS.length; i++) if (left <= STEPS[i] !== other <= STEPS[i]) return false;
  return true;
}

/** What time adds to each layer, in their order, and (last) to the lead. */
export const TERMS = HIDDEN + DEEP + JOINED + 1;
export function timeTerms(w: Float64Array, left: number, out: Float64Array): void {
  out.fill(0);
  for (let i = 0; i < TIMES; i++) {
    if (!isTime(i, left)) continue;
    for (let j = 0; j < HIDDEN; j++) out[j] += w[T1 + i * HIDDEN + j];
    for (let d = 0; d < DEEP; d++) out[HIDDEN + d] += w[T2 + i * DEEP + d];
    for (let k = 0; k < JOINED; k++) out[HIDDEN + DEEP + k] += w[T3 + i * JOINED + k];
    out[HIDDEN + DEEP + JOINED] += w[T4 + i];
  }
}

/** What the net makes of one expedition: its first layer before the time is added, its second before relu. */
export interface Layers {
  hidden: Float64Array;
  deep: Float64Array;
}

export function newLayers(): Layers {
  return { hidden: new Float64Array(HIDDEN), deep: new Float64Array(DEEP) };
}

/** The part of the first layer that one expedition's signals make. */
export function firstLayer(w: Float64Array, signals: Signals, { hidden }: Layers): void {
  for (let j = 0; j < HIDDEN; j++) hidden[j] = 0;
  const { measures, on } = signals;
  for (let i = 0; i < measures.length; i++) {
    const x = measures[i];
    if (x === 0) continue;
    const row = A + i * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) hidden[j] += x * w[row + j];
  }
  for (let i = 0; i < signals.count; i++) {
    const row = A + on[i] * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) hidden[j] += w[row + j];
  }
}

/** The second layer, from the first and the time. */
export function secondLayer(w: Float64Array, { hidden, deep }: Layers, time: Float64Array): void {
  for (let d = 0; d < DEEP; d++) deep[d] = time[HIDDEN + d];
  for (let j = 0; j < HIDDEN; j++) {
    const h = hidden[j] + time[j];
    if (h <= 0) continue;
    const row = B + j * DEEP;
    for (let d = 0; d < DEEP; d++) deep[d] += h * w[row + d];
  }
}

/** An expedition's share of the joined layer and (last) of the lead. */
export const SHARE = JOINED + 1;
export function shareOf(
  w: Float64Array,
  layers: Layers,
  time: Float64Array,
  out: Float64Array,
  at: number,
): void {
  secondLayer(w, layers, time);
  const { deep } = layers;
  for (let k = 0; k < SHARE; k++) out[at + k] = 0;
  let lead = 0;
  for (let d = 0; d < DEEP; d++) {
    const x = deep[d];
    if (x <= 0) continue;
    const row = C + d * JOINED;
    for (let k = 0; k < JOINED; k++) out[at + k] += x * w[row + k];
    lead += x * w[FROM_DEEP + d];
  }
  out[at + JOINED] = lead;
}
