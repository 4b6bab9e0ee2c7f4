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
