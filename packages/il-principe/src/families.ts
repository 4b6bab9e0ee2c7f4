import type { Seat } from '@signoria/core';
import { type Colour, type Role, TITLES, type Title } from './data.ts';
import type { Bits, State } from './state.ts';

/** IP-1.4  The role's name in this edition. */
export function titleOf(s: State, role: Role): Title {
  return TITLES[s.options.titles][role];
}

const SUBSETS: readonly (readonly Seat[])[] = Array.from({ length: 32 }, (_, bits) =>
  ([0, 1, 2, 3, 4] as const).filter(seat => bits & (1 << seat)),
);

/** The seats whose bits are set. Shared arrays: never change them. */
export function seatsIn(bits: Bits): readonly Seat[] {
  return SUBSETS[bits];
}

/** The bits of these seats. */
export function bitsOf(seats: readonly Seat[]): Bits {
  return seats.reduce<Bits>((bits, seat) => bits | (1 << seat), 0);
}

/** Whether exactly one bit is set. */
export function isOne(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** The bits of all seats. */
export function everyone(s: State): Bits {
  return (1 << s.seats) - 1;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}

/** IP-10.2  Cards leave a hand openly: first those known to be there, since cards of one colour are identical. */
export function leaveHand(s: State, seat: Seat, colour: Colour, count: number): void {
  s.hands[seat][colour] -= count;
  forget(s, seat, colour, count);
}

/** IP-10.2  Cards shown when they leave a hand no longer have to be remembered there. */
export function forget(s: State, seat: Seat, colour: Colour, count: number): void {
  const known = s.known[seat];
  known[colour] = known[colour] > count ? known[colour] - count : 0;
}
