/** A place at the table, counted from 0 in the order of play. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Who is looking: one seat, or the public. */
export type Who = Seat | 'table';

/** An index that points at nothing: no seat, no card, no city. Null means something else: not visible to you. */
export const NONE = -1;
export type None = typeof NONE;

const ALL: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];
const FIRST: readonly (readonly Seat[])[] = [[], ...ALL.map(seat => ALL.slice(0, seat + 1))];
const ALONE: readonly (readonly Seat[])[] = ALL.map(seat => [seat]);

/** Nobody: the turn of a finished game. */
export const NOBODY: readonly Seat[] = [];

/** The seats of a table of `count`, in order. Shared arrays: never change them. */
export function seatsOf(count: number): readonly Seat[] {
  return FIRST[count];
}

/** A turn of this seat alone. Shared arrays: never change them. */
export function alone(seat: Seat): readonly Seat[] {
  return ALONE[seat];
}

/** The seat `steps` places to the left of `seat`. */
export function leftOf(seat: Seat, count: number, steps = 1): Seat {
  const place = seat + steps;
  return (place < count ? place : place % count) as Seat;
}
