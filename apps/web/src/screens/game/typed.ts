import type { Tagged } from '@signoria/core';

/** A move by the name it has in the list of all moves. */
export interface NamedMove {
  name: string;
  action: Tagged;
}

/** What somebody means who typed something and pressed Enter. */
export type Meaning =
  | { type: 'move'; move: NamedMove }
  | { type: 'several'; moves: number }
  | { type: 'nothing' }
  | { type: 'empty' };

/** Small letters without accents; everything else parts words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word is found by its beginning, a number only whole: 1 is not 10. */
function isIn(word: string, name: readonly string[]): boolean {
  return name.some(one => (/^\d+$/.test(word) ? one === word : one.startsWith(word)));
}

/** The moves in whose names every typed word is found; all of them while nothing is typed. */
export function fitting(typed: string, moves: readonly NamedMove[]): NamedMove[] {
  const wanted = wordsOf(typed);
  return moves.filter(({ name }) => {
    const parts = wordsOf(name);
    return wanted.every(word => isIn(word, parts));
  });
}

/** One move alone fits, or is called just that, or all that fit are called alike; where there is one move, nothing need be typed. */
export function meaningOf(typed: string, moves: readonly NamedMove[]): Meaning {
  const wanted = wordsOf(typed).join(' ');
  if (wanted === '' && moves.length !== 1) return { type: 'empty' };
  const found = fitting(typed, moves);
  const exact = found.find(({ name }) => wordsOf(name).join(' ') === wanted);
  const [first] = found;
  if (exact) return { type: 'move', move: exact };
  if (!first) return { type: 'nothing' };
  return found.every(({ name }) => name === first.name)
    ? { type: 'move', move: first }
    : { type: 'several', moves: found.length };
}
