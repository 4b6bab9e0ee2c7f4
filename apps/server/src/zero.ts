/** Whether there is a zero character in any text of it. PostgreSQL has no such text, and nobody types one. */
export function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsZero);
}

export const ZERO_HELD = 'text must not contain zero characters';
