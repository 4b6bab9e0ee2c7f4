/** A day as the reader's language writes it. */
export function dayOf(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
}
