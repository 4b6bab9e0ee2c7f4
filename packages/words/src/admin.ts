import type { AdminWords } from './admin-words.ts';
import { admin as en } from './en/admin.ts';
import { admin as fr } from './fr/admin.ts';
import type { Language } from './language.ts';

export type { AdminCommand, AdminWords } from './admin-words.ts';

const ADMIN: Readonly<Record<Language, AdminWords>> = { en, fr };

/** The text of `signoria admin`; only the terminal loads it. */
export function adminWords(language: Language): AdminWords {
  return ADMIN[language];
}
