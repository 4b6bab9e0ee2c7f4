export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language writes dates: English dates and spelling are British. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(language => language === value);
}

/**
 * The first supported language among the reader's own, given as tags in order of preference: `fr-CA` from a
 * browser or `fr_CA.UTF-8` from a terminal. English if none is supported.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = tag.toLowerCase().split(/[-_.@]/)[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** A terminal's locale: the first of LC_ALL, LC_MESSAGES and LANG that is set, as in POSIX. */
export function languageOfTerminal(env: Readonly<Record<string, string | undefined>>): Language {
  return languageFor([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
}
