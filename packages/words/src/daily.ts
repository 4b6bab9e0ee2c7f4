import type { DailyWords } from './daily-words.ts';
import { daily as en } from './en/daily.ts';
import { daily as fr } from './fr/daily.ts';
import type { Language } from './language.ts';

export type { DailyWords } from './daily-words.ts';

const DAILY: Readonly<Record<Language, DailyWords>> = { en, fr };

/** Both languages at once: they are small, and only the daily positions load them. */
export function dailyWords(language: Language): DailyWords {
  return DAILY[language];
}
