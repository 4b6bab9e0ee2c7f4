import type { Language } from './language.ts';

/** The text shown while all other text is loading. */
export const ONE_MOMENT: Readonly<Record<Language, string>> = { en: 'One moment…', fr: 'Un instant…' };
