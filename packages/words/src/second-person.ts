/**
 * Sentences speak of players in the third person. A reader who plays is spoken to: a sentence made with this sign in the
 * place of the reader's name is turned by a language's `address`.
 */
export const READER = '\uE000';

/** Each change in turn; what is left of the sign becomes the bare pronoun, with a capital where a sentence begins. */
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
