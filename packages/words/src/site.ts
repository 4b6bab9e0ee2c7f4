import type { Label } from './game-words.ts';
import type { Language } from './language.ts';
import type { SiteWords } from './site-words.ts';

const SITE: Readonly<Record<Language, () => Promise<{ site: SiteWords }>>> = {
  en: () => import('./en/site.ts'),
  fr: () => import('./fr/site.ts'),
};

/** What the site says, loaded when asked for, so that a page carries one language. */
export async function siteWords(language: Language): Promise<SiteWords> {
  return (await SITE[language]()).site;
}

const TITLES: Readonly<Record<Language, () => Promise<{ titles: Readonly<Record<string, Label>> }>>> = {
  en: () => import('./en/titles.ts'),
  fr: () => import('./fr/titles.ts'),
};

/** The names of all games and what each is about, without the games. */
export async function gameTitles(language: Language): Promise<Readonly<Record<string, Label>>> {
  return (await TITLES[language]()).titles;
}
