import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A random source as plain data: the four 32-bit words of sfc32 (C. Doty-Humphrey's "small fast counter").
 * It is part of a state, so it is saved, copied and resumed with it.
 */
export type Rng = [number, number, number, number];

/** Creates a source from 32 secret bytes. SHA-256 mixes them, and makes sources with different `label`s independent. */
export function seedRng(seed: Uint8Array, label = ''): Rng {
  const name = utf8ToBytes(label);
  const bytes = new Uint8Array(seed.length + name.length);
  bytes.set(seed);
  bytes.set(name, seed.length);
  const words = new DataView(sha256(bytes).buffer);
  return warm([words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]);
}

/** A source from a small number, for tests, benchmarks and playouts. Never use it for a real deal. */
export function rngFrom(number: number): Rng {
  return warm([number | 0, 0x2545f491 ^ number, 0x1f123bb5, 1]);
}

function warm(rng: Rng): Rng {
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The next 32 random bits, as a signed integer. */
export function next(rng: Rng): number {
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const out = (rng[0] + b + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  return out;
}

/** A whole number from 0 up to, but not including, `bound`, all equally likely. */
export function below(rng: Rng, bound: number): number {
  if (bound <= 1) return 0;
  for (;;) {
    const bits = next(rng) >>> 0;
    const value = bits % bound;
    // The last numbers of 32 bits that do not fill a whole row of `bound` are drawn again.
    if (bits - value <= 4294967296 - bound) return value;
  }
}

/** One item of `list`, all equally likely. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)];
}

/** Shuffles `list` in place (Fisher and Yates) and returns it. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}

/** A new source, independent of the further numbers of `rng`. */
export function split(rng: Rng): Rng {
  return warm([next(rng), next(rng), next(rng), next(rng)]);
}

export function copyRng(rng: Rng): Rng {
  return [rng[0], rng[1], rng[2], rng[3]];
}
