import { type Language, LOCALES } from '@signoria/words';

/** A day as the reader's language writes it: in full, or short where there is little room. */
export function dayOf(time: number, language: Language, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle }).format(time);
}
