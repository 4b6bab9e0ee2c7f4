import { stats as en } from './en/stats.ts';
import { stats as fr } from './fr/stats.ts';
import type { Language } from './language.ts';
import type { StatsWords } from './stats-words.ts';

export type { StatsWords } from './stats-words.ts';

const STATS: Readonly<Record<Language, StatsWords>> = { en, fr };

/** The text of `signoria stats`; only the terminal loads it. */
export function statsWords(language: Language): StatsWords {
  return STATS[language];
}
