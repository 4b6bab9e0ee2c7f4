import { type Lane, newLane, newSignals, type Signals } from './lane.ts';
import type { Memory } from './memory.ts';
import { type Layers, type Net, newLayers, SCALE, type Shape } from './net.ts';
import { LANES, type Round } from './round.ts';
import { forTheMatch, type Standing } from './standing.ts';

/*
 * What a net makes of a position is a sum over its expeditions. It is worked out once for the position; a turn changes the
 * shares of one or two expeditions, and its lead follows from the sum and those changes.
 */

/** Whose turns are looked at. */
export interface Position {
  r: Round;
  seat: number;
}

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
  /** Before the last card of the stock: the lead as the columns stand. */
  ahead: number;
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
    ahead: 0,
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

/** How leads are found from sums: in TypeScript, or in the rows of a kernel. */
export interface Sums {
  /** Where leads are written; those of piles that are empty or closed mean nothing. */
  readonly leads: Float64Array | Float32Array;
  /** The sums as they are, for either draw, and what each pile would change. */
  takeStock(p: Position, work: Work): void;
  /** The leads after each draw, from `at` on. */
  leadsNow(p: Position, work: Work, at: number): void;
  /** The same after a card played to or from expedition `e`, which is under consideration; but for its own pile. */
  leadsAfterCard(p: Position, e: number, work: Work, at: number): void;
  /** The one lead after a card laid and one taken from the pile of the same expedition. */
  leadAfterBoth(e: number, work: Work, at: number): void;
}

/** A lead in points for the match, where it is known, with what the last layer says of how far it may be off. */
export function pointsAhead({ match, spread }: Work, lead: number, wide: number): number {
  return match ? forTheMatch(match, lead, pointsWide(wide), spread) : lead;
}

/** The spread in points, from what the last layer says of it. */
export function pointsWide(wide: number): number {
  return Math.log1p(Math.exp(wide)) * SCALE;
}
