import type { Seat } from './seat.ts';

/** One line of the score: a code for its text, the numbers in it, and its points. */
export interface ScoreLine {
  code: string;
  points: number;
  /** The numbers a sentence needs, such as the expedition or the number of cards. */
  of?: Readonly<Record<string, number>>;
}

export interface Score {
  seat: Seat;
  total: number;
  lines: readonly ScoreLine[];
}

export interface Result {
  scores: readonly Score[];
  /** By seat: 1 for the winner. Seats that stay level share a place. */
  places: readonly number[];
  /** What decided the first place when totals were level: a tie-break's code, 'shared', or null. */
  tieBreak: string | null;
}

/** A tie-break: higher values come first. */
export interface TieBreak {
  code: string;
  values: readonly number[];
}

/** Orders seats by total, then by each tie-break in turn; seats still tied share a place. */
export function rank(scores: readonly Score[], tieBreaks: readonly TieBreak[] = []): Result {
  const keys = scores.map((score, i) => [score.total, ...tieBreaks.map(tie => tie.values[i])]);
  const places = keys.map(key => 1 + keys.filter(other => compare(other, key) > 0).length);
  return { scores, places, tieBreak: decider(keys, places, tieBreaks) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

function decider(keys: number[][], places: number[], tieBreaks: readonly TieBreak[]): string | null {
  const best = keys[places.indexOf(1)];
  const level = keys.filter(key => key[0] === best[0]);
  if (level.length === 1) return null;
  if (places.filter(place => place === 1).length > 1) return 'shared';
  const deciding = tieBreaks.findIndex((_, i) =>
    level.every(key => key === best || compare(key.slice(0, i + 2), best.slice(0, i + 2)) < 0),
  );
  return tieBreaks[deciding].code;
}

/** The seats with the highest number: one, or all that are tied. */
export function leaders(seats: readonly Seat[], figureOf: (seat: Seat) => number): readonly Seat[] {
  const highest = Math.max(...seats.map(figureOf));
  return seats.filter(seat => figureOf(seat) === highest);
}
