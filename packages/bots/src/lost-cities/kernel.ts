import { type Code, I32, instanceOf, moduleOf, op, openRoom, times, V128 } from '../net/wasm.ts';
import { LANE_INPUTS, MEASURES, MOST_ON, newSignals, type Signals } from './lane.ts';
import { COUNTS, type Net, type Shape, TIMES, timeOf, timeTerms } from './net.ts';

/** A net that looks at expeditions in WebAssembly. Who opens one owns it. */
export interface Kernel {
  /** Where an expedition is written before it is shown. */
  readonly signals: Signals;
  /** Takes up what is written there. */
  show(): void;
  /** The share of the expedition shown last, at one of the times that the net tells apart. */
  shareAt(time: number): Float32Array;
}

/** Where everything lies in the memory of a kernel, in bytes. */
interface Places {
  on: number;
  measures: number;
  time: number;
  /** The first layer before and after the time is added and what is below nothing cut, then the second. */
  hidden: number;
  lit: number;
  deep: number;
  share: number;
  times: number;
  first: number;
  second: number;
  third: number;
  end: number;
}

/** Bytes of a number, and numbers in a vector. */
const EACH = 4;
const LANES = 4;

/** The net in WebAssembly with vectors, or null where the machine has none or its layers do not fill them. */
export function openKernel(net: Net): Kernel | null {
  const { shape } = net;
  if ([shape.hidden, shape.deep, shape.joined].some(units => units % LANES !== 0)) return null;
  const places = placesOf(shape);
  const instance = instanceOf(codeOf(shape, places));
  if (!instance) return null;
  const { memory, judge } = instance;
  fill(memory, net, places);
  const signals = { ...newSignals(), on: new Int32Array(memory, places.on, MOST_ON) };
  const measures = new Float32Array(memory, places.measures, MEASURES);
  const time = new Int32Array(memory, places.time, 1);
  const share = new Float32Array(memory, places.share, shape.share);
  const row = EACH * timeLength(shape);
  // How many inputs are on that the first layer has not been shown; none where it has.
  let unseen = 0;
  return {
    signals,
    show() {
      for (let i = 0; i < MEASURES; i++) measures[i] = signals.measures[i];
      unseen = signals.count;
    },
    shareAt(now) {
      time[0] = places.times + row * now;
      judge(unseen);
      unseen = 0;
      return share;
    },
  };
}

/** What time adds to the first two layers. */
function timeLength({ hidden, deep }: Shape): number {
  return hidden + deep;
}

/** A row of the third layer: the joined units, and the lead with room for a vector. */
function thirdLength({ joined }: Shape): number {
  return joined + LANES;
}

function placesOf(shape: Shape): Places {
  const { hidden, deep } = shape;
  const memory = openRoom();
  const room = (numbers: number) => memory.take(EACH * numbers);
  const places = {
    on: room(MOST_ON),
    measures: room(MEASURES),
    time: room(1),
    hidden: room(hidden),
    lit: room(hidden),
    deep: room(deep),
    share: room(thirdLength(shape)),
    times: room(TIMES * timeLength(shape)),
    first: room(LANE_INPUTS * hidden),
    second: room(hidden * deep),
    third: room(deep * thirdLength(shape)),
  };
  return { ...places, end: memory.used };
}

function fill(memory: ArrayBuffer, net: Net, places: Places): void {
  const { shape, weights } = net;
  const { hidden, deep, joined, a, b, c, t1, fromDeep, terms } = shape;
  const put = (at: number, numbers: Float64Array) =>
    new Float32Array(memory, at, numbers.length).set(numbers);
  put(places.first, weights.subarray(a, t1));
  put(places.second, weights.subarray(b, b + hidden * deep));
  for (let d = 0; d < deep; d++) {
    const row = places.third + EACH * d * thirdLength(shape);
    put(row, weights.subarray(c + d * joined, c + (d + 1) * joined));
    put(row + EACH * joined, weights.subarray(fromDeep + d, fromDeep + d + 1));
  }
  const found = new Float64Array(terms);
  for (let left = 0; left < COUNTS; left++) {
    timeTerms(net, left, found);
    put(places.times + EACH * timeOf(left) * timeLength(shape), found.subarray(0, timeLength(shape)));
  }
}

/* The locals of the code: its argument, those of its own, then vectors. */
const COUNT = 0;
const INDEX = 1;
const ROW = 2;
const TIME = 3;
const FACTOR = 4;
const SUMS = 5;

/** Written out for one shape, so that the sums of a layer stay in registers. */
function codeOf(shape: Shape, places: Places): Uint8Array<ArrayBuffer> {
  const { hidden, deep } = shape;
  const third = thirdLength(shape);
  const body = [
    [op.get(COUNT), op.when(first(hidden, places))],
    [op.i32(0), op.load32(places.time), op.set(TIME)],
    lit(hidden, places),
    [times(deep / LANES, v => [op.get(TIME), op.vLoad(EACH * hidden + 16 * v), op.set(SUMS + v)].flat())],
    next(hidden, deep, places.lit, places.second),
    [times(deep / LANES, v => [op.i32(0), op.get(SUMS + v), CUT, op.vStore(places.deep + 16 * v)].flat())],
    nothing(third),
    next(deep, third, places.deep, places.third),
    keep(third, places.share),
  ].flat(2);
  const vectors = Math.max(hidden, deep, third) / LANES + 1;
  const locals = [
    [3, I32],
    [vectors, V128],
  ] as const;
  return moduleOf(places.end, locals, body);
}

/** No less than nothing. */
const CUT: Code = [op.vZero, op.maxFloat].flat();

function nothing(units: number): Code[] {
  return [times(units / LANES, v => [op.vZero, op.set(SUMS + v)].flat())];
}

function keep(units: number, at: number): Code[] {
  return [times(units / LANES, v => [op.i32(0), op.get(SUMS + v), op.vStore(at + 16 * v)].flat())];
}

/** Adds the row of weights that begins at ROW to the sums, FACTOR times. */
function addTimes(units: number, weights: number): Code {
  return times(units / LANES, v =>
    [
      op.get(SUMS + v),
      op.get(ROW),
      op.vLoad(weights + 16 * v),
      op.get(FACTOR),
      op.timesFloat,
      op.addFloat,
      op.set(SUMS + v),
    ].flat(),
  );
}

/** Does something at INDEX 0, 4, 8 and so on, below `end`, which is left on the stack. */
function each(end: Code, ...body: Code[]): Code[] {
  const step = [op.get(INDEX), op.i32(EACH), op.add, op.set(INDEX), op.get(INDEX), end, op.isLess];
  return [op.i32(0), op.set(INDEX), op.loop(...body, ...step)];
}

/** From so many units at `from` to the sums of the next layer. */
function next(units: number, sums: number, from: number, weights: number): Code[] {
  return each(
    op.i32(EACH * units),
    op.get(INDEX),
    op.vSplat(from),
    op.set(FACTOR),
    op.get(INDEX),
    op.i32(sums),
    op.times,
    op.set(ROW),
    addTimes(sums, weights),
  );
}

/** Sums what the measures and the inputs that are on say to the first layer. */
function first(hidden: number, { on, measures, first, hidden: found }: Places): Code {
  const addRow = times(hidden / LANES, v =>
    [op.get(SUMS + v), op.get(ROW), op.vLoad(first + 16 * v), op.addFloat, op.set(SUMS + v)].flat(),
  );
  const row = [op.get(INDEX), op.load32(on), op.i32(EACH * hidden), op.times, op.set(ROW)];
  return [
    nothing(hidden),
    next(MEASURES, hidden, measures, first),
    // The count runs in bytes too.
    [op.get(COUNT), op.i32(EACH), op.times, op.set(COUNT)],
    each(op.get(COUNT), ...row, addRow),
    keep(hidden, found),
  ].flat(2);
}

/** The first layer with what time adds to it, none of it less than nothing. */
function lit(units: number, { hidden, lit }: Places): Code[] {
  return [
    times(units / LANES, v =>
      [
        op.i32(0),
        op.i32(0),
        op.vLoad(hidden + 16 * v),
        op.get(TIME),
        op.vLoad(16 * v),
        op.addFloat,
        CUT,
        op.vStore(lit + 16 * v),
      ].flat(),
    ),
  ];
}
