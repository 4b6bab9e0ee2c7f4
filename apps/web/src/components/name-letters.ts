/** As the server counts. */
const NAME_LETTERS = 24;

/** How many letters of a name are too many. */
export function tooManyLetters(name: string): number {
  return Math.max(0, name.trim().length - NAME_LETTERS);
}
