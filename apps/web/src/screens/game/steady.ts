/** A tap on the screen: where and when, in milliseconds. */
export interface Tap {
  x: number;
  y: number;
  at: number;
  /** What lay over the board where a finger tapped: a dialog, say. */
  over: Element | null;
}

/** A finger that taps twice means what was there the first time. */
const AGAIN_MS = 450;
const NEAR = 48;

/** Whether this tap repeats the one before it, though what it would touch has changed meanwhile. */
export function isUnmeant(tap: Tap, before: Tap | null, changedAt: number): boolean {
  return (
    before !== null &&
    (changedAt >= before.at || tap.over !== before.over) &&
    tap.at - before.at < AGAIN_MS &&
    Math.hypot(tap.x - before.x, tap.y - before.y) < NEAR
  );
}
