import { type Seat, seatsOf } from '@signoria/core';
import type { Clock, Clocks } from '@signoria/protocol';

/** The clocks of a match, folded from its log like everything else: no clock is read here. */
export interface ClockState {
  readonly clock: Clock;
  /** By seat: what was left when its time last stood still, of the bank or of the time for this decision. */
  left: number[];
  /** By seat: since when its time runs, or null while it stands still. */
  since: (number | null)[];
  /** So many moves have brought time. One that is played again after an undo brings none: nobody lives on undoing. */
  paidMoves: number;
}

export function newClocks(clock: Clock, seats: number): ClockState {
  return { clock, left: Array(seats).fill(whole(clock)), since: Array(seats).fill(null), paidMoves: 0 };
}

function whole(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'live':
      return clock.bank;
    case 'slow':
      return clock.perMove;
  }
}

/** Lets time run for exactly the seats in `running`, from `at` on. */
export function runFor(state: ClockState, running: readonly Seat[], at: number): void {
  if (state.clock.kind === 'none') return;
  for (const seat of seatsOf(state.left.length)) {
    if (running.includes(seat)) state.since[seat] ??= at;
    else stop(state, seat, at);
  }
}

function stop(state: ClockState, seat: Seat, at: number): void {
  const since = state.since[seat];
  if (since === null) return;
  state.left[seat] = Math.max(0, state.left[seat] - Math.max(0, at - since));
  state.since[seat] = null;
}

/**
 * A decision made, `moves` on the board with it: its time is booked. A live clock gains the increment, a slow one starts
 * anew. Where a bot stood in, the seat has no more than if its person had come with nothing left.
 */
export function decided(state: ClockState, seat: Seat, moves: number, at: number): void {
  const { clock } = state;
  const isOwn = state.since[seat] !== null;
  stop(state, seat, at);
  if (moves <= state.paidMoves) return;
  state.paidMoves = moves;
  if (clock.kind === 'slow') state.left[seat] = clock.perMove;
  else if (clock.kind === 'live')
    state.left[seat] = isOwn
      ? state.left[seat] + clock.increment
      : Math.max(state.left[seat], clock.increment);
}

/** The whole time for the next decision, if the clock is slow: for whoever owes none now. A pause is no such moment. */
export function renew(state: ClockState, seat: Seat): void {
  if (state.clock.kind === 'slow') state.left[seat] = state.clock.perMove;
}

/** Whether the seat has no time that anybody could come back to. */
export function isSpent(state: ClockState, seat: Seat): boolean {
  return state.clock.kind !== 'none' && state.since[seat] === null && state.left[seat] <= 0;
}

/** When the seat's time is up, or null while it does not run. */
export function deadline(state: ClockState, seat: Seat): number | null {
  const since = state.since[seat];
  return since === null ? null : since + state.left[seat];
}

/** The first deadline of all, or of those after a moment; null when there is none. */
export function nextDeadline(state: ClockState, after = Number.NEGATIVE_INFINITY): number | null {
  let first: number | null = null;
  for (const seat of seatsOf(state.left.length)) {
    const due = deadline(state, seat);
    if (due !== null && due > after && (first === null || due < first)) first = due;
  }
  return first;
}

export function clocksAt(state: ClockState, now: number): Clocks {
  const seats = seatsOf(state.left.length);
  const { kind } = state.clock;
  return {
    kind,
    left: seats.map(seat => {
      const since = state.since[seat];
      if (kind !== 'live') return null;
      return since === null ? state.left[seat] : Math.max(0, state.left[seat] - Math.max(0, now - since));
    }),
    deadlines: seats.map(seat => deadline(state, seat)),
    running: seats.filter(seat => state.since[seat] !== null),
    at: now,
  };
}
