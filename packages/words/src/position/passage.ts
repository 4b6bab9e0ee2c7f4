import type { CommonWords } from '../common-words.ts';
import type { Names } from '../game-words.ts';

/** Something of a position by its name, and what is to be said of it. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** A position in words, from what the view shows and nothing else. */
export type Teller<View, Words> = (view: View, words: Words, names: Names, common: CommonWords) => Passage[];
