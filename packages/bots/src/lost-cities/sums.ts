import type { Kernel } from './kernel.ts';
import { type Lane, newLane, newSignals, readLane, type Signals, sense, takeFrom } from './lane.ts';
import { type Memory, placeIn } from './memory.ts';
import {
  firstLayer,
  isSameTime,
  type Layers,
  type Net,
  newLayers,
  SCALE,
  type Shape,
  shareOf,
  timeOf,
  timeTerms,
} from './net.ts';
import { inPile, LANES, type Round } from './round.ts';
import { forTheMatch, type Standing } from './standing.ts';

/*
 * What a net makes of a position is a sum over its expeditions. It is worked out once for the position; a turn changes the
 * shares of one or two expeditions, and its lead follows from the sum and those changes.
 */

/** After a card of the stock, and after one of a pile: often the same to the net, and then found once. */
export const STOCK = 0;
export const PILE = 1;

/** What is kept while the turns of a position are compared. */
export interface Work {
  /** By which turns are looked at. */
  net: Net;
  afterPile: typeof STOCK | typeof PILE;
  /** What the match stands at, where turns are looked at for the match; else the round alone counts. */
  match: Standing | null;
  /** How far the lead may be off as the position is. */
  spread: number;
  /** What the net made of expeditions before, if that is kept. */
  memory: Memory | null;
  /** Where the shares of expeditions are found: in the memory, or one at a time. */
  found: Float32Array | Float64Array;
  /** Whether the layers are those of the expedition under consideration. */
  isShown: boolean;
  /** By kind of draw: the cards then in the stock. */
  left: Int32Array;
  lane: Lane;
  signals: Signals;
  layers: Layers;
  times: Float64Array[];
  /** The sums over all expeditions as they are (and last, what time adds to the spread), and each one's share, by kind of draw. */
  totals: Float64Array[];
  shares: Float64Array[];
  /** What taking from each pile changes, and what the card under consideration changes. */
  takes: Float64Array;
  played: Float64Array[];
  both: Float64Array;
  /** The sums with the card under consideration, before a pile is. */
  sums: Float64Array;
  /** No change. */
  nothing: Float64Array;
}

export function newWork(shape: Shape, memory: Memory | null): Work {
  const { share, terms } = shape;
  const rows = (length: number) => [new Float64Array(length), new Float64Array(length)];
  return {
    net: { shape, weights: new Float64Array(0) },
    afterPile: PILE,
    match: null,
    spread: 0,
    memory,
    found: memory ? memory.shares : new Float64Array(share),
    isShown: false,
    left: new Int32Array(2),
    lane: newLane(),
    signals: newSignals(),
    layers: newLayers(shape),
    times: rows(terms),
    totals: rows(share + 1),
    shares: rows(LANES * share),
    takes: new Float64Array(LANES * share),
    played: rows(share),
    both: new Float64Array(share),
    sums: new Float64Array(share + 1),
    nothing: new Float64Array(share),
  };
}

/** Whose turns are looked at. */
export interface Position {
  r: Round;
  seat: number;
}

/** The sums as they are, for either draw, and what each pile would change. */
export function takeStock(p: Position, work: Work): void {
  const { r } = p;
  const { net, times, totals, shares } = work;
  const { hidden, deep, share } = net.shape;
  work.afterPile = isSameTime(r.left - 1, r.left) ? STOCK : PILE;
  const { afterPile } = work;
  work.left[STOCK] = r.left - 1;
  work.left[PILE] = r.left;
  for (let kind = STOCK; kind <= afterPile; kind++) times[kind] = timesAfter(work, kind);
  for (let kind = STOCK; kind <= afterPile; kind++)
    for (let k = 0; k <= share; k++) totals[kind][k] = times[kind][hidden + deep + k];
  for (let kind = STOCK; kind <= afterPile; kind++) shares[kind].fill(0);
  for (let e = 0; e < r.expeditions; e++) takeStockOf(p, e, work);
  if (work.match) work.spread = spreadOf(net, totals[afterPile]);
}

/** The same for an expedition that has changed since; all others are as they were. */
export function takeStockOf({ r, seat }: Position, e: number, work: Work): void {
  const { afterPile, lane, found, totals, shares, takes } = work;
  const { share } = work.net.shape;
  readLane(r, seat, e, lane);
  work.isShown = false;
  for (let kind = STOCK; kind <= afterPile; kind++) {
    const from = shareNow(work, kind);
    const total = totals[kind];
    const own = shares[kind];
    for (let k = 0; k < share; k++) {
      const now = found[from + k];
      total[k] += now - own[e * share + k];
      own[e * share + k] = now;
    }
  }
  if (r.height[e] === 0) return;
  takeFrom(lane, inPile(r, e, 2));
  work.isShown = false;
  changeNow(work, afterPile, e, takes, e * share);
}

/** What time adds to the layers after a draw of that kind. */
function timesAfter({ net, memory, left, times }: Work, kind: number): Float64Array {
  const kept = memory?.times[timeOf(left[kind])];
  if (kept) return kept;
  const found = memory ? new Float64Array(net.shape.terms) : times[kind];
  timeTerms(net, left[kind], found);
  if (memory) memory.times[timeOf(left[kind])] = found;
  return found;
}

/** How far the lead may be off, from the sums over all expeditions. */
function spreadOf({ shape: { joined, spread }, weights }: Net, total: Float64Array): number {
  let wide = total[joined + 1];
  for (let k = 0; k < joined; k++) if (total[k] > 0) wide += total[k] * weights[spread + k];
  return pointsWide(wide);
}

/** The spread in points, from what the last layer says of it. */
function pointsWide(wide: number): number {
  return Math.log1p(Math.exp(wide)) * SCALE;
}

/** Finds the share of the expedition under consideration, after a draw of that kind: where it begins in `found`. */
function shareNow(work: Work, kind: number): number {
  const { net, memory, lane, found } = work;
  if (!memory) {
    show(work);
    shareOf(net, work.layers, work.times[kind], found, 0);
    return 0;
  }
  const place = placeIn(memory, lane, work.left[kind]);
  if (place >= 0) return place * net.shape.share;
  const at = (-1 - place) * net.shape.share;
  if (memory.kernel) byKernel(work, memory.kernel, kind, at);
  else {
    show(work);
    shareOf(net, work.layers, work.times[kind], found, at);
  }
  return at;
}

function byKernel(work: Work, kernel: Kernel, kind: number, at: number): void {
  const { lane, left, found } = work;
  if (!work.isShown) {
    sense(lane, kernel.signals);
    kernel.show();
    work.isShown = true;
  }
  const share = kernel.shareAt(timeOf(left[kind]));
  for (let k = 0; k < share.length; k++) found[at + k] = share[k];
}

/** What the expedition under consideration, `e`, has become changes of its share, after a draw of that kind. */
export function changeNow(work: Work, kind: number, e: number, out: Float64Array, at: number): void {
  const { found, shares, net } = work;
  const { share } = net.shape;
  const from = shareNow(work, kind);
  const before = shares[kind];
  for (let k = 0; k < share; k++) out[at + k] = found[from + k] - before[e * share + k];
}

/** Shows the expedition under consideration to the net. */
function show(work: Work): void {
  if (work.isShown) return;
  sense(work.lane, work.signals);
  firstLayer(work.net, work.signals, work.layers);
  work.isShown = true;
}

/** The lead from the sums over all expeditions and a change to them, which begins at `at`. */
export function leadAfter(
  { net: { shape, weights }, match, spread: spreadBefore }: Work,
  total: Float64Array,
  change: Float64Array,
  at: number,
): number {
  const { joined, fromJoined, spread } = shape;
  let lead = total[joined] + change[at + joined];
  if (!match) {
    for (let k = 0; k < joined; k++) {
      const y = total[k] + change[at + k];
      if (y > 0) lead += y * weights[fromJoined + k];
    }
    return lead * SCALE;
  }
  let wide = total[joined + 1];
  for (let k = 0; k < joined; k++) {
    const y = total[k] + change[at + k];
    if (y <= 0) continue;
    lead += y * weights[fromJoined + k];
    wide += y * weights[spread + k];
  }
  return forTheMatch(match, lead * SCALE, pointsWide(wide), spreadBefore);
}

/** The sums after a card from a pile with the change of the card played, which all piles have in common. */
export function sumsAfterCard({ net, totals, afterPile, played, sums }: Work): Float64Array {
  const { share } = net.shape;
  const total = totals[afterPile];
  const change = played[afterPile];
  for (let k = 0; k < share; k++) sums[k] = total[k] + change[k];
  sums[share] = total[share];
  return sums;
}

/** The lead of a turn that ends the round, which nothing is uncertain of. */
export function exactLead({ match, spread }: Work, lead: number): number {
  return match ? forTheMatch(match, lead, 0, spread) : lead;
}
