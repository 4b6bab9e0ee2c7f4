import { type Net, type Shape, SMALL } from './net.ts';

/** A weight is kept to a 1024th. */
export const GRAIN = 1024;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads weights kept as whole numbers of 1024ths in base 64: all lower bytes, then all upper ones, which pack well. */
export function readWeights(text: string, size: number): Float64Array {
  const bytes = new Uint8Array(Math.trunc((text.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of text) {
    if (letter === '=') break;
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = bits >> count;
  }
  if (at !== 2 * size) throw new Error(`a net of ${at / 2} weights, where ${size} belong`);
  return Float64Array.from({ length: size }, (_, i) => (bytes[i] | ((bytes[size + i] << 24) >> 16)) / GRAIN);
}

/** A net of that shape. */
export function readNet(text: string, shape: Shape = SMALL): Net {
  return { shape, weights: readWeights(text, shape.size) };
}
