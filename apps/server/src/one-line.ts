/** What somebody wrote, on one line and without control characters: it may be read in a terminal. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
