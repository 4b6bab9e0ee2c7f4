import type { Language } from '@signoria/words';
import { type Block, parseHandbook } from '@signoria/words/handbook';

const BOOKS = import.meta.glob<string>('../../../../docs/handbook/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** A game's rules in one language, or null when nobody has written them yet. */
export async function handbook(language: Language, game: string): Promise<Block[] | null> {
  const load = BOOKS[`../../../../docs/handbook/${language}/${game}.md`];
  return load ? parseHandbook(asPrinted(await load(), language)) : null;
}

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

/** As a printer sets it: in French no line may begin with the stop that follows a space. */
export function asPrinted(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=:(?!-)|»)/g, NO_BREAK)
    .replace(/(?<=«) /g, NO_BREAK);
}
