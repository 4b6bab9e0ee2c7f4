import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A match seed as 64 lower-case hex digits: 32 secret bytes that determine every shuffle. */
export type Seed = string;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/**
 * The commitment: the SHA-256 of the seed's bytes. It is shown before the first card, so that nobody can
 * change the seed afterwards.
 */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export function seedBytes(seed: Seed): Uint8Array {
  return hexToBytes(seed);
}

/** A reproducible seed from any text, for tests, examples and benchmarks. */
export function seedFromText(text: string): Seed {
  return textHash(text);
}

/** SHA-256 of a text in UTF-8, as 64 hex digits. */
export function textHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A new seed from the platform's secure random source. */
export function newSeed(): Seed {
  return bytesToHex(randomBytes(32));
}
