import type { Label } from './game-words.ts';
import type { Language } from './language.ts';
import type { PeopleWords } from './people-words.ts';
import type { SiteWords } from './site-words.ts';

type Address = (line: string) => string;

const SITE: Readonly<Record<Language, () => Promise<{ site: SiteWords; address: Address }>>> = {
  en: () => import('./en/site.ts'),
  fr: () => import('./fr/site.ts'),
};

/** The text of the site, loaded on demand, so that a page has only one language. */
export async function siteWords(language: Language): Promise<SiteWords> {
  return (await SITE[language]()).site;
}

/** How the site addresses a reader who plays: see `READER`. */
export async function siteAddress(language: Language): Promise<Address> {
  return (await SITE[language]()).address;
}

const TITLES: Readonly<Record<Language, () => Promise<{ titles: Readonly<Record<string, Label>> }>>> = {
  en: () => import('./en/titles.ts'),
  fr: () => import('./fr/titles.ts'),
};

/** The names of all games and a line about each, without the games. */
export async function gameTitles(language: Language): Promise<Readonly<Record<string, Label>>> {
  return (await TITLES[language]()).titles;
}

const PEOPLE: Readonly<Record<Language, () => Promise<{ people: PeopleWords }>>> = {
  en: () => import('./en/people.ts'),
  fr: () => import('./fr/people.ts'),
};

/** The text of the pages about people. */
export async function peopleWords(language: Language): Promise<PeopleWords> {
  return (await PEOPLE[language]()).people;
}
