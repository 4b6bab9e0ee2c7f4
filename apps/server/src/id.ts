import { randomBytes } from 'node:crypto';

/** An id nobody can guess: 96 random bits. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
