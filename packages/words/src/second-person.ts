/**
 * Sentences refer to players in the third person, but address the reader as "you": if this sign stands for
 * the reader's name, a language's `address` rewrites the sentence.
 */
export const READER = '\uE000';

/** Applies each change in turn; any remaining sign becomes the pronoun, with a capital at the start of a sentence. */
export function addressWith(
  line: string,
  changes: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[],
  pronoun: string,
): string {
  let turned = line;
  for (const [pattern, by] of changes) turned = turned.replaceAll(pattern, by as string);
  return capitals(turned.replaceAll(READER, pronoun));
}

function capitals(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
