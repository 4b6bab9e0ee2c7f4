import { type Code, type Coded, I32, op, times, V128 } from '../net/wasm.ts';
import { MEASURES } from './lane.ts';
import { type Net, type Shape, tellsSpread } from './net.ts';

/** Where everything lies in the memory of a kernel, in bytes. */
export interface Places {
  on: number;
  measures: number;
  /** The first layer before and after the time is added and what is below nothing cut, then the second. */
  hidden: number;
  lit: number;
  deep: number;
  /** What was found by `weigh`. */
  leads: number;
  wides: number;
  times: number;
  first: number;
  second: number;
  third: number;
  fromJoined: number;
  spread: number;
  rows: number;
  end: number;
}

/** Bytes of a number, and numbers in a vector. */
export const EACH = 4;
export const LANES = 4;

/** The row of no change; after it come those of what taking from each pile changes. */
export const NOTHING = 0;

/** What time adds to the first two layers. */
export function timeLength({ hidden, deep }: Shape): number {
  return hidden + deep;
}

/** A row: the joined units, then in a vector of its own the lead and how far it may be off. */
export function rowLength({ joined }: Shape): number {
  return joined + LANES;
}

/* The locals of the first function: its numbers, those of its own, then vectors. */
const COUNT = 0;
const TIME = 1;
const TO = 2;
const INDEX = 3;
const ROW = 4;
const FACTOR = 5;
const SUMS = 6;

/** Written out for one shape, so that the sums of a layer stay in registers. */
export function codeOfJudge(shape: Shape, places: Places): Coded {
  const { hidden, deep } = shape;
  const third = rowLength(shape);
  const code = [
    [op.get(COUNT), op.when(first(hidden, places))],
    multiply(TIME, EACH * timeLength(shape)),
    lit(hidden, places),
    [times(deep / LANES, v => [op.get(TIME), at(places.times + EACH * hidden, v), op.set(SUMS + v)].flat())],
    next(hidden, deep, places.lit, places.second),
    [times(deep / LANES, v => [op.i32(0), op.get(SUMS + v), CUT, op.vStore(places.deep + 16 * v)].flat())],
    nothing(third),
    next(deep, third, places.deep, places.third),
    multiply(TO, EACH * rowLength(shape)),
    [keep(third, TO, places.rows)],
  ].flat(2);
  const vectors = Math.max(hidden, deep, third) / LANES + 1;
  const locals = [
    [2, I32],
    [vectors, V128],
  ] as const;
  return { name: 'judge', numbers: 3, locals, code };
}

/** The vector of that number, where the first one begins at the address on the stack and so much further. */
function at(place: number, v: number): Code {
  return op.vLoad(place + 16 * v);
}

function multiply(local: number, by: number): Code[] {
  return [op.get(local), op.i32(by), op.times, op.set(local)];
}

/** No less than nothing. */
const CUT: Code = [op.vZero, op.largerFloat].flat();

function nothing(units: number): Code[] {
  return [times(units / LANES, v => [op.vZero, op.set(SUMS + v)].flat())];
}

function keep(units: number, to: number, place: number): Code {
  return times(units / LANES, v => [op.get(to), op.get(SUMS + v), op.vStore(place + 16 * v)].flat());
}

/** Adds the row of weights that begins at ROW to the sums, FACTOR times. */
function addTimes(units: number, weights: number): Code {
  return times(units / LANES, v =>
    [
      op.get(SUMS + v),
      op.get(ROW),
      at(weights, v),
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
    [op.get(SUMS + v), op.get(ROW), at(first, v), op.addFloat, op.set(SUMS + v)].flat(),
  );
  const row = [op.get(INDEX), op.load32(on), op.i32(EACH * hidden), op.times, op.set(ROW)];
  return [
    nothing(hidden),
    next(MEASURES, hidden, measures, first),
    // The count runs in bytes too; its register is free for what `keep` asks, an address, afterwards.
    multiply(COUNT, EACH),
    each(op.get(COUNT), ...row, addRow),
    [op.i32(0), op.set(COUNT), keep(hidden, COUNT, found)],
  ].flat(2);
}

/** The first layer with what time adds to it, none of it less than nothing. */
function lit(units: number, { hidden, lit, times: added }: Places): Code[] {
  const vector = (v: number) => [
    op.i32(0),
    op.i32(0),
    at(hidden, v),
    op.get(TIME),
    at(added, v),
    op.addFloat,
    CUT,
    op.vStore(lit + 16 * v),
  ];
  return [times(units / LANES, v => vector(v).flat())];
}

/* The numbers of the other functions, which begin with rows: one, one to take away, one to add. */
const BASE = 0;
const LESS = 1;
const MORE = 2;
const LAST = 3;
const FROM = 4;

/** The vector of that number of BASE less LESS and MORE. */
function summed(v: number, { rows }: Places): Code {
  return [
    op.get(BASE),
    at(rows, v),
    op.get(LESS),
    at(rows, v),
    op.subFloat,
    op.get(MORE),
    at(rows, v),
    op.addFloat,
  ].flat();
}

/** Keeps such a sum as a row. */
export function codeOfSum(shape: Shape, places: Places): Coded {
  const row = EACH * rowLength(shape);
  const code = [
    ...[BASE, LESS, MORE, LAST].flatMap(each => multiply(each, row)),
    times(rowLength(shape) / LANES, v =>
      [op.get(LAST), summed(v, places), op.vStore(places.rows + 16 * v)].flat(),
    ),
  ];
  return { name: 'sum', numbers: 4, locals: [], code: code.flat() };
}

/** Copies row BASE to row LESS, and adds it to row MORE. */
export function codeOfGather(shape: Shape, places: Places): Coded {
  const row = EACH * rowLength(shape);
  const vector = (v: number) => [
    ...[op.get(LESS), op.get(BASE), at(places.rows, v), op.vStore(places.rows + 16 * v)],
    ...[op.get(MORE), op.get(MORE), at(places.rows, v), op.get(BASE), at(places.rows, v)],
    ...[op.addFloat, op.vStore(places.rows + 16 * v)],
  ];
  const code = [
    ...[BASE, LESS, MORE].flatMap(each => multiply(each, row)),
    times(rowLength(shape) / LANES, v => vector(v).flat()),
  ];
  return { name: 'gather', numbers: 3, locals: [], code: code.flat() };
}

/* The locals of `weigh`, after its numbers: where the last is written, the row of a change, and vectors. */
const END = 5;
const CHANGE = 6;
const UNIT = 7;
const LEAD = 8;
const WIDE = 9;
const UNITS = 10;

/** What the net says of such a sum, and of it with each of the changes in the first rows. */
export function codeOfWeigh(net: Net, places: Places): Coded {
  const { shape } = net;
  const row = EACH * rowLength(shape);
  const vectors = rowLength(shape) / LANES;
  const last = vectors - 1;
  const isWide = tellsSpread(net);
  const changed = (v: number) => [op.get(UNITS + v), op.get(CHANGE), at(places.rows, v), op.addFloat].flat();
  const unit = (v: number) =>
    [
      ...[changed(v), CUT, op.set(UNIT)],
      timesUnit(LEAD, places.fromJoined, v),
      ...(isWide ? [timesUnit(WIDE, places.spread, v)] : []),
    ].flat();
  const said = (sums: number, lane: number, place: number) => [
    op.get(FROM),
    ...times(LANES, one => [op.get(sums), op.laneFloat(one)].flat()),
    ...[op.get(UNIT), op.laneFloat(lane)],
    ...times(LANES, () => op.addOneFloat),
    op.storeOneFloat(place),
  ];
  const code = [
    ...[BASE, LESS, MORE].flatMap(each => multiply(each, row)),
    ...multiply(FROM, EACH),
    [op.get(LAST), op.i32(EACH), op.times, op.get(FROM), op.add, op.set(END)].flat(),
    times(vectors, v => [summed(v, places), op.set(UNITS + v)].flat()),
    [op.i32(0), op.set(CHANGE)].flat(),
    op.loop(
      [op.vZero, op.set(LEAD), op.vZero, op.set(WIDE)].flat(),
      times(last, unit),
      [changed(last), op.set(UNIT)].flat(),
      said(LEAD, 0, places.leads).flat(),
      isWide ? said(WIDE, 1, places.wides).flat() : [],
      [op.get(CHANGE), op.i32(row), op.add, op.set(CHANGE)].flat(),
      [op.get(FROM), op.i32(EACH), op.add, op.set(FROM)].flat(),
      [op.get(FROM), op.get(END), op.isLess].flat(),
    ),
  ];
  const locals = [
    [2, I32],
    [3 + vectors, V128],
  ] as const;
  return { name: 'weigh', numbers: 5, locals, code: code.flat() };
}

/** Adds what the last layer makes of the units in UNIT. */
function timesUnit(sums: number, weights: number, v: number): Code {
  return [
    op.get(sums),
    op.get(UNIT),
    op.i32(0),
    at(weights, v),
    op.timesFloat,
    op.addFloat,
    op.set(sums),
  ].flat();
}
