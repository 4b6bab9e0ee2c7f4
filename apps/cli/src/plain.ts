/**
 * Text that came from somebody else, for the terminal of whoever reads it: on one line, and without characters by which
 * it could move the cursor, change colours or turn the order of letters round.
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}
