/** So many lines are drawn at least, and twice as many at most: a long game has hundreds. */
export const DRAWN = 60;

/** Where the lines begin that are drawn: moved on by whole pages, so that a new line changes none before it. */
export function firstDrawn(lines: number): number {
  return Math.max(0, Math.floor(lines / DRAWN) - 1) * DRAWN;
}
