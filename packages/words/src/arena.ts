import type { ArenaWords } from './arena-words.ts';
import { arena as en } from './en/arena.ts';
import { arena as fr } from './fr/arena.ts';
import type { Language } from './language.ts';

export type { ArenaWords } from './arena-words.ts';

const ARENA: Readonly<Record<Language, ArenaWords>> = { en, fr };

/** The arena's text; only the terminal loads it. */
export function arenaWords(language: Language): ArenaWords {
  return ARENA[language];
}
