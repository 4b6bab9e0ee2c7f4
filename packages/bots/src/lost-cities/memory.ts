import { type Kernel, openKernel } from './kernel.ts';
import type { Lane } from './lane.ts';
import { type Net, TIMES, timeOf } from './net.ts';

/*
 * What a net made of expeditions, each found by how it stands: in playouts of one round most of them stay as they are
 * from turn to turn and from world to world. A memory belongs to one net.
 */
export interface Memory {
  readonly asked: Int32Array;
  /** What was made of them; where there is a kernel, its rows are. */
  readonly shares: Float32Array;
  /** Looks at expeditions that are not remembered, and adds up, where the machine can. */
  readonly kernel: Kernel | null;
  /** By the times that the net tells apart: what each adds to the layers, once it was asked for. */
  readonly times: (Float64Array | null)[];
  /** Picks a place out of a spread number. */
  readonly mask: number;
}

/** As many expeditions as are kept, a power of two: for playouts, for those of a larger net, and where single positions are looked at. */
export const MANY = 1 << 16;
export const SOME = 1 << 14;
export const FEW = 1 << 12;
export type Size = typeof MANY | typeof SOME | typeof FEW;
const SPREAD = 0x9e3779b1;
const KEYS = 3;

export function newMemory(net: Net, size: Size, kernel: Kernel | null = openKernel(net, size)): Memory {
  return {
    kernel,
    asked: new Int32Array(KEYS * size).fill(-1),
    shares: new Float32Array(kernel ? 0 : net.shape.share * size),
    times: new Array<Float64Array | null>(TIMES).fill(null),
    mask: size - 1,
  };
}

/** Where the share of such an expedition is kept, with so many cards in the stock; below zero, less one, where it is to be. */
export function placeIn({ asked, mask }: Memory, lane: Lane, left: number): number {
  const { own, their } = lane;
  const columns =
    own.top |
    (own.sum << 4) |
    (own.wagers << 10) |
    (own.cards << 12) |
    (their.top << 16) |
    (their.sum << 20) |
    (their.wagers << 26) |
    (their.cards << 28);
  const hands =
    (lane.held >> 1) |
    (lane.heldWagers << 9) |
    ((lane.theirs >> 1) << 11) |
    (lane.theirsWagers << 20) |
    (lane.unseenWagers << 22) |
    ((lane.pile + 1) << 24) |
    ((lane.under + 1) << 28);
  const rest = (lane.unseen >> 1) | (timeOf(left) << 9) | (lane.bonusFrom << 14);
  const spread = Math.imul(Math.imul(columns ^ Math.imul(hands, SPREAD), SPREAD) ^ rest, SPREAD);
  const place = ((spread ^ (spread >>> 15)) >>> 0) & mask;
  const at = KEYS * place;
  if (asked[at] === columns && asked[at + 1] === hands && asked[at + 2] === rest) return place;
  asked[at] = columns;
  asked[at + 1] = hands;
  asked[at + 2] = rest;
  return -1 - place;
}
