import type { CommonWords } from '../common-words.ts';
import type { Names } from '../game-words.ts';

/** A part of a position: its name, and what to say about it. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** A position in words, using only what the view shows. */
export type Teller<View, Words> = (view: View, words: Words, names: Names, common: CommonWords) => Passage[];
