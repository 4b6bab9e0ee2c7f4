import { instanceOf, moduleOf, openRoom } from '../net/wasm.ts';
import {
  codeOfGather,
  codeOfJudge,
  codeOfSum,
  codeOfWeigh,
  EACH,
  LANES,
  NOTHING,
  type Places,
  rowLength,
  timeLength,
} from './kernel-code.ts';
import { LANE_INPUTS, MEASURES, MOST_ON, newSignals, type Signals } from './lane.ts';
import { LEADS } from './leads.ts';
import { COUNTS, type Net, SCALE, TIMES, tellsSpread, timeOf, timeTerms } from './net.ts';
import { LANES as EXPEDITIONS } from './round.ts';

/*
 * A net that looks at expeditions in WebAssembly, and adds up there what it makes of them. What it says of one is a row:
 * its share of the joined layer, and of the lead. Rows are known by their numbers.
 */

/** By kind of draw (two of them): the sums over all expeditions; and by expedition, of either kind, what it adds to them. */
export const TOTALS = NOTHING + 1 + EXPEDITIONS;
export const SHARES = TOTALS + 2;
/** What time adds to the sums, by the times that the net tells apart. */
export const TIME_ROWS = SHARES + 2 * EXPEDITIONS;
/** From here on, what is remembered. */
export const REMEMBERED = TIME_ROWS + TIMES;

/** Who opens one owns it. */
export interface Kernel {
  /** Where an expedition is written before it is shown. */
  readonly signals: Signals;
  /** Takes up what is written there. */
  show(): void;
  /** Makes a row of what the expedition shown last adds to the sums, at one of the times that the net tells apart. */
  judge(time: number, row: number): void;
  /** Makes row `to` of one row with another taken away and a third added. */
  sum(row: number, less: number, more: number, to: number): void;
  /** Copies a row, and adds it to the total. */
  gather(row: number, to: number, total: number): void;
  /**
   * What the net says of such sums, as they are and with what each of the first piles changes (the rows from 1 on): `count`
   * leads in points, and what the last layer says of how far they may be off, are written from `at` on.
   */
  weigh(row: number, less: number, more: number, count: number, at: number): void;
  readonly leads: Float32Array;
  readonly wides: Float32Array;
}

/** With room for so many rows to remember; null where the machine has no vectors or the net's layers do not fill them. */
export function openKernel(net: Net, remembered: number): Kernel | null {
  const { shape } = net;
  if ([shape.hidden, shape.deep, shape.joined].some(units => units % LANES !== 0)) return null;
  const places = placesOf(net, remembered);
  const functions = [
    ...[codeOfJudge, codeOfSum, codeOfGather].map(codeOf => codeOf(shape, places)),
    codeOfWeigh(net, places),
  ];
  const instance = instanceOf<'judge' | 'sum' | 'gather' | 'weigh'>(moduleOf(places.end, functions));
  if (!instance) return null;
  const { memory, judge, sum, gather, weigh } = instance;
  fill(memory, net, places);
  const signals = { ...newSignals(), on: new Int32Array(memory, places.on, MOST_ON) };
  const measures = new Float32Array(memory, places.measures, MEASURES);
  // How many inputs are on that the first layer has not been shown; none where it has.
  let unseen = 0;
  return {
    signals,
    show() {
      for (let i = 0; i < MEASURES; i++) measures[i] = signals.measures[i];
      unseen = signals.count;
    },
    judge(time, row) {
      judge(unseen, time, row);
      unseen = 0;
    },
    sum,
    gather,
    weigh,
    leads: new Float32Array(memory, places.leads, LEADS),
    wides: new Float32Array(memory, places.wides, LEADS),
  };
}

function placesOf({ shape }: Net, remembered: number): Places {
  const { hidden, deep, joined } = shape;
  const memory = openRoom();
  const room = (numbers: number) => memory.take(EACH * numbers);
  const places = {
    on: room(MOST_ON),
    measures: room(MEASURES),
    hidden: room(hidden),
    lit: room(hidden),
    deep: room(deep),
    leads: room(LEADS),
    wides: room(LEADS),
    times: room(TIMES * timeLength(shape)),
    first: room(LANE_INPUTS * hidden),
    second: room(hidden * deep),
    third: room(deep * rowLength(shape)),
    fromJoined: room(joined),
    spread: room(joined),
    rows: room((REMEMBERED + remembered) * rowLength(shape)),
  };
  return { ...places, end: memory.used };
}

function fill(memory: ArrayBuffer, net: Net, places: Places): void {
  const { shape, weights } = net;
  const { hidden, deep, joined, a, b, c, t1, fromDeep, fromJoined, spread, terms } = shape;
  const length = rowLength(shape);
  const part = (from: number, count: number, times = 1) =>
    weights.subarray(from, from + count).map(weight => weight * times);
  const put = (at: number, numbers: Float64Array) =>
    new Float32Array(memory, at, numbers.length).set(numbers);
  put(places.first, part(a, t1 - a));
  put(places.second, part(b, hidden * deep));
  // Leads are summed in points from the first.
  for (let d = 0; d < deep; d++) {
    const row = places.third + EACH * d * length;
    put(row, part(c + d * joined, joined));
    put(row + EACH * joined, part(fromDeep + d, 1, SCALE));
  }
  put(places.fromJoined, part(fromJoined, joined, SCALE));
  if (tellsSpread(net)) put(places.spread, part(spread, joined));
  const found = new Float64Array(terms);
  for (let left = 0; left < COUNTS; left++) {
    timeTerms(net, left, found);
    found[timeLength(shape) + joined] *= SCALE;
    put(places.times + EACH * timeOf(left) * timeLength(shape), found.subarray(0, timeLength(shape)));
    put(places.rows + EACH * (TIME_ROWS + timeOf(left)) * length, found.subarray(timeLength(shape)));
  }
}
