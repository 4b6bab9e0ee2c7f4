import type { AccessWords } from './access-words.ts';
import { access as en } from './en/access.ts';
import { access as fr } from './fr/access.ts';
import type { Language } from './language.ts';

const ACCESS: Readonly<Record<Language, AccessWords>> = { en, fr };

/** Both languages at once: they are small, and a key must not wait for them to load. */
export function accessWords(language: Language): AccessWords {
  return ACCESS[language];
}
