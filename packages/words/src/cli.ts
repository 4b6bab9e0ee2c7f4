import type { CliWords } from './cli-words.ts';
import type { Language } from './language.ts';

export type { CliWords } from './cli-words.ts';

const CLI: Readonly<Record<Language, () => Promise<{ cli: CliWords }>>> = {
  en: () => import('./en/cli.ts'),
  fr: () => import('./fr/cli.ts'),
};

/** The terminal's text; the site never loads it. */
export async function cliWords(language: Language): Promise<CliWords> {
  return (await CLI[language]()).cli;
}
