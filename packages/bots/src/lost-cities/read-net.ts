import { type Net, type Shape, shapeOf } from './net.ts';

/**
 * Eight digits that are followed by another, then eighty that end a number: most weights are small. None needs an escape in
 * a string.
 */
export const LETTERS =
  '!#%()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
export const ON = 8;
export const ENDS = 80;
const DIGITS = new Map([...LETTERS].map((letter, i) => [letter, i]));

/** Reads whole numbers: 0, -1, 1, -2, 2 and so on are counted from nothing upwards. */
export function readWholes(text: string): number[] {
  const wholes: number[] = [];
  let begun = 0;
  for (const letter of text) {
    const digit = DIGITS.get(letter) ?? Number.NaN;
    if (digit < ON) {
      begun = begun * ON + digit + 1;
      continue;
    }
    const number = begun * ENDS + digit - ON;
    wholes.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    begun = 0;
  }
  return wholes;
}

/** Of the last layer, whose errors nothing evens out, weights are kept to a 1024th. */
const FINE = 1024;

/** A net as it is kept. */
export interface Kept {
  readonly weights: string;
  /** Into how many parts of one the weights of all layers but the last are rounded. */
  readonly grain: number;
  /** Of its three layers. */
  readonly units: readonly [hidden: number, deep: number, joined: number];
}

export function readNet({ weights, grain, units }: Kept): Net {
  const shape = shapeOf(...units);
  const wholes = readWholes(weights);
  if (wholes.length !== shape.size && wholes.length !== shape.leadSize)
    throw new Error(`a net of ${wholes.length} weights, where ${shape.size} belong`);
  return { shape, weights: Float64Array.from(wholes, (whole, i) => whole / grainAt(i, shape, grain)) };
}

/** Into how many parts of one weight `i` is rounded. */
export function grainAt(i: number, { fromDeep }: Shape, grain: number): number {
  return i < fromDeep ? grain : FINE;
}
