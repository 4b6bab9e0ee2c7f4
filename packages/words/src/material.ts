import type { MaterialWords } from './cli-words.ts';
import type { Language } from './language.ts';

const MATERIAL: Readonly<Record<Language, () => Promise<{ material: MaterialWords }>>> = {
  en: () => import('./en/material.ts'),
  fr: () => import('./fr/material.ts'),
};

/** Text about a printing file; loaded when it is needed. */
export async function materialWords(language: Language): Promise<MaterialWords> {
  return (await MATERIAL[language]()).material;
}
