import type { Review } from '@signoria/bots/review';
import { isObject, type Seat } from '@signoria/core';

const PREFIX = 'signoria.review.';

/** Keeps a review with its game; where there is no room it lasts as long as the page. */
export function keepReview(id: string, review: Review): void {
  try {
    localStorage.setItem(`${PREFIX}${id}.${review.seat}`, JSON.stringify(review));
  } catch {
    // A review can be made again.
  }
}

/** The review of a game by a seat, of so many moves; null when there is none, or it is of another game. */
export function recallReview(id: string, seat: Seat, moves: number): Review | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${PREFIX}${id}.${seat}`) ?? 'null');
    const fits = isObject(found) && Array.isArray(found.chances) && found.chances.length === moves + 1;
    return fits ? (found as unknown as Review) : null;
  } catch {
    return null;
  }
}

/** Forgets the reviews of a game, or of all; how many there were. */
export function forgetReviews(id?: string): number {
  try {
    const from = id === undefined ? PREFIX : `${PREFIX}${id}.`;
    const found = Object.keys(localStorage).filter(key => key.startsWith(from));
    for (const key of found) localStorage.removeItem(key);
    return found.length;
  } catch {
    return 0;
  }
}
