import type { MaterialWords } from './cli-words.ts';
import type { Language } from './language.ts';

const MATERIAL: Readonly<Record<Language, () => Promise<{ material: MaterialWords }>>> = {
  en: () => import('./en/material.ts'),
  fr: () => import('./fr/material.ts'),
};

/** What is said about a printing's file; loaded when there is something to say. */
export async function materialWords(language: Language): Promise<MaterialWords> {
  return (await MATERIAL[language]()).material;
}
