import { randomInt } from 'node:crypto';

/** No I, L, O, U, 0 or 1: a code is read aloud and typed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newCode(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as people type it: any case, spaces or dashes between. */
export function readCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
