import { type Seat, seatsOf } from '@signoria/core';
import {
  FOR_FIRST_IN_REGION,
  FOR_SECOND_IN_REGION,
  type Region,
  regionPoints,
  type View,
} from '@signoria/il-principe';

/** What a place in a region is worth, and who would have it now. */
export interface Rank {
  points: number;
  seats: readonly Seat[];
}

/** First and second as the shields stand; no second where several are first. */
export function ranksIn(view: View, region: Region): readonly Rank[] {
  const points = regionPoints(view.regions, region);
  const holders = (worth: number) => seatsOf(view.seats).filter(seat => points[seat] === worth);
  const first = holders(FOR_FIRST_IN_REGION);
  const ranks = [{ points: FOR_FIRST_IN_REGION, seats: first }];
  if (first.length < 2) ranks.push({ points: FOR_SECOND_IN_REGION, seats: holders(FOR_SECOND_IN_REGION) });
  return ranks;
}
