import type { Seat } from '@signoria/core';
import type { State } from '@signoria/lost-cities';

/** How far apart two equal players are after one round: a standard deviation, measured in self-play. */
export const ROUND_SPREAD = 40;

/** What a match stands at for a seat in the middle of a round. */
export interface Standing {
  /** Points ahead after the rounds that are over. */
  lead: number;
  /** Variance of what the rounds to come will add. */
  later: number;
}

/** Points of the finished rounds, seat 0's less seat 1's. */
export function leadSoFar(s: State): number {
  let lead = 0;
  for (const [first, second] of s.finished) {
    for (const column of first) lead += column.points;
    for (const column of second) lead -= column.points;
  }
  return lead;
}

export function standingOf(s: State, seat: Seat): Standing {
  const lead = leadSoFar(s);
  const rounds = s.options.rounds - s.finished.length - 1;
  return { lead: seat === 0 ? lead : -lead, later: rounds * ROUND_SPREAD ** 2 };
}

/** However sure a lead is, it may be off by so many points: the players are no nets. */
const LEAST_SPREAD = 3;

/** How far the net's word on what a turn does to the spread is trusted: among many turns, some only seem to (docs/decisions/0098). */
const TRUST = 0.3;

/**
 * A lead at the end of the round, and how far it may be off, in points for the match: leads with the spread before the turn
 * that win the match as often. Who is ahead gives points for a smaller spread, who is behind for a larger one.
 */
export function forTheMatch(
  { lead, later }: Standing,
  ahead: number,
  spread: number,
  spreadBefore: number,
): number {
  const before = later + LEAST_SPREAD ** 2 + spreadBefore ** 2;
  const after = before + TRUST * (spread ** 2 - spreadBefore ** 2);
  return (lead + ahead) * Math.sqrt(before / after) - lead;
}
