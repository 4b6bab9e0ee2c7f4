import type { Result, Seat } from '@signoria/core';

/**
 * By seat: 1 for the winner. Seats that resigned come after all others, the first to resign last. Without a result
 * (the others all left) those who stayed share the first place.
 */
export function placesOf(seats: number, result: Result | null, resigned: readonly Seat[]): number[] {
  const places: number[] = [];
  const stayed = (seat: number) => !resigned.includes(seat as Seat);
  for (let seat = 0; seat < seats; seat++) {
    if (!stayed(seat)) places.push(seats - resigned.indexOf(seat as Seat));
    else if (!result) places.push(1);
    else {
      const own = result.places[seat];
      places.push(1 + result.places.filter((place, other) => stayed(other) && place < own).length);
    }
  }
  return places;
}
