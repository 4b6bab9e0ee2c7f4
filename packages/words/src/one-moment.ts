import type { Language } from './language.ts';

/** What is said while all other words are still on their way. */
export const ONE_MOMENT: Readonly<Record<Language, string>> = { en: 'One moment…', fr: 'Un instant…' };
