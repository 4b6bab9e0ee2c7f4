import { DROP1, DROP2_AFTER, DROP2_BEFORE, FEW_OUTPUTS, MOST_ON, type Net, type Shape, TOP } from './net.ts';
import { type Judge, speaker } from './plain.ts';
import { type Code, I32, instanceOf, moduleOf, op, openRoom, times, V128 } from './wasm.ts';

/** Where everything lies in the memory of a kernel, in bytes. */
interface Places {
  on: number;
  bias1: number;
  times1: number;
  bias2: number;
  times2: number;
  bias3: number;
  deepSums: number;
  deep: number;
  sums: number;
  weights1: number;
  weights2: number;
  weights3: number;
  end: number;
}

/** The net in WebAssembly with vectors, or null where the machine has none. */
export function openKernel(net: Net): Judge | null {
  const places = placesOf(net);
  const instance = instanceOf<'judge'>(kernelOf(net, places));
  if (!instance) return null;
  const { memory, judge } = instance;
  fill(memory, net, places);
  const sums = new Int32Array(memory, places.sums, net.outputs);
  return {
    on: new Uint16Array(memory, places.on, MOST_ON),
    sums,
    judge,
    said: speaker(net, new Int16Array(memory, places.deep, net.deep), sums),
  };
}

function placesOf({ inputs, hidden, deep, outputs }: Shape): Places {
  const room = openRoom();
  const places = {
    on: room.take(2 * MOST_ON),
    bias1: room.take(2 * hidden),
    times1: room.take(4 * hidden),
    bias2: room.take(4 * deep),
    times2: room.take(4 * deep),
    bias3: room.take(4 * outputs),
    deepSums: room.take(4 * deep),
    deep: room.take(2 * deep),
    sums: room.take(4 * outputs),
    weights1: room.take(inputs * hidden),
    weights2: room.take(deep * hidden),
    weights3: room.take(outputs * deep),
  };
  return { ...places, end: room.used };
}

function fill(memory: ArrayBuffer, net: Net, places: Places): void {
  new Int16Array(memory, places.bias1, net.hidden).set(net.bias1);
  for (const part of ['times1', 'bias2', 'times2', 'bias3'] as const)
    new Int32Array(memory, places[part], net[part].length).set(net[part]);
  for (const part of ['weights1', 'weights2', 'weights3'] as const)
    new Int8Array(memory, places[part], net[part].length).set(net[part]);
}

/* The locals of the kernel: its argument, two of its own, then vectors. */
const COUNT = 0;
const INDEX = 1;
const ROW = 2;
const ONES = 3;
const FIRST = 4;

/** Written out for one shape: the first layer stays in registers from the first input to the last. */
function kernelOf(shape: Shape, places: Places): Uint8Array<ArrayBuffer> {
  const { hidden, deep, outputs } = shape;
  const code = [
    ...first(hidden, places),
    ...times(hidden / 8, v => cutFirst(v, places)),
    ...second(hidden, deep, places),
    ...times(deep / 8, v => cutSecond(v, places)),
    ...times(outputs <= FEW_OUTPUTS ? outputs : 0, o => last(o, deep, places)),
  ];
  const vectors = hidden / 8 + 1;
  const locals = [
    [2, I32],
    [vectors, V128],
  ] as const;
  return moduleOf(places.end, [{ name: 'judge', numbers: 1, locals, code }]);
}

/** Sums the rows of the inputs that are on, eight units to a vector. */
function first(hidden: number, { on, bias1, weights1 }: Places): Code {
  const vectors = hidden / 8;
  const addRow = times(vectors, v =>
    [op.get(FIRST + v), op.get(ROW), op.vLoad8(weights1 + 8 * v), op.add16, op.set(FIRST + v)].flat(),
  );
  const nextRow = [op.get(INDEX), op.load16(on), op.i32(hidden), op.times, op.set(ROW)].flat();
  // The index and the count run in bytes: two for each input.
  const step = [op.get(INDEX), op.i32(2), op.add, op.set(INDEX), op.get(INDEX), op.get(COUNT), op.isLess];
  return [
    times(vectors, v => [op.i32(0), op.vLoad(bias1 + 16 * v), op.set(FIRST + v)].flat()),
    op.get(COUNT),
    op.i32(2),
    op.times,
    op.set(COUNT),
    op.i32(0),
    op.set(INDEX),
    op.get(COUNT),
    op.when(op.loop(nextRow, addRow, ...step)),
  ].flat();
}

/** To its range: no less than nothing, no more than TOP. */
const CUT: Code = [op.vZero, op.max32, op.i32(TOP), op.splat32, op.min32].flat();

function cutFirst(v: number, { times1 }: Places): Code {
  const half = (part: Code, offset: number) =>
    [
      op.get(FIRST + v),
      part,
      op.i32(0),
      op.vLoad(times1 + 32 * v + offset),
      op.times32,
      op.i32(DROP1),
      op.right32,
      CUT,
    ].flat();
  return [half(op.low32, 0), half(op.high32, 16), op.narrow16, op.set(FIRST + v)].flat();
}

/** Adds the four lanes of the vector in ONES. */
const ACROSS: Code = [
  ...times(4, lane => [op.get(ONES), op.lane32(lane)].flat()),
  ...op.add,
  ...op.add,
  ...op.add,
];

/** One sum for each deep unit. */
function second(hidden: number, deep: number, { bias2, weights2, deepSums }: Places): Code {
  const products = times(hidden / 8, v =>
    [
      op.get(FIRST + v),
      op.get(ROW),
      op.vLoad8(weights2 + 8 * v),
      op.dot,
      ...(v > 0 ? [op.add32] : []),
    ].flat(),
  );
  const sum = [op.get(INDEX), op.get(INDEX), op.load32(bias2), products, op.set(ONES), ACROSS, op.add];
  const step = [
    [op.get(ROW), op.i32(hidden), op.add, op.set(ROW)],
    [op.get(INDEX), op.i32(4), op.add, op.set(INDEX)],
    [op.get(INDEX), op.i32(4 * deep), op.isLess],
  ].flat();
  return [
    [op.i32(0), op.set(ROW), op.i32(0), op.set(INDEX)].flat(),
    op.loop(...sum, op.store32(deepSums), ...step),
  ].flat(2) as number[];
}

function cutSecond(v: number, { deepSums, times2, deep }: Places): Code {
  const half = (offset: number) =>
    [
      op.i32(0),
      op.vLoad(deepSums + 32 * v + offset),
      op.i32(DROP2_BEFORE),
      op.right32,
      op.i32(0),
      op.vLoad(times2 + 32 * v + offset),
      op.times32,
      op.i32(DROP2_AFTER),
      op.right32,
      CUT,
    ].flat();
  return [op.i32(0), half(0), half(16), op.narrow16, op.vStore(deep + 16 * v)].flat();
}

function last(o: number, units: number, { bias3, weights3, deep, sums }: Places): Code {
  const products = times(units / 8, v =>
    [
      op.i32(0),
      op.vLoad(deep + 16 * v),
      op.i32(0),
      op.vLoad8(weights3 + o * units + 8 * v),
      op.dot,
      ...(v > 0 ? [op.add32] : []),
    ].flat(),
  );
  return [
    op.i32(0),
    op.i32(0),
    op.load32(bias3 + 4 * o),
    products,
    op.set(ONES),
    ACROSS,
    op.add,
    op.store32(sums + 4 * o),
  ].flat();
}
