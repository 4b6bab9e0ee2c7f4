import { randomBytes } from 'node:crypto';

/** An id nobody can guess: 96 random bits. In a terminal it is not taken for a flag, so it does not begin with a dash. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
