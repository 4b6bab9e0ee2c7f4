import { type Match, type Refusal, type Seat, seatsOf, type Who } from '@signoria/core';
import type { Request } from './request.ts';
import { type Answer, fault } from './session.ts';

/** The seat a request is about, or what to answer instead. */
export type Asked<T> = { ok: true; value: T } | { ok: false; answer: Answer };

/** The seat asked for; left out, the one in turn when there is but one. */
export function seatOf(match: Match, { seat }: Request): Asked<Seat> {
  const turn = match.game.turn(match.state);
  if (seat === undefined && turn.length === 0) return { ok: false, answer: { refusal: gameOver(match) } };
  const asked = seat ?? (turn.length === 1 ? turn[0] : null);
  if (isSeat(match, asked)) return { ok: true, value: asked };
  return {
    ok: false,
    answer: fault('seat', 'unknown-seat', `a whole number from 0 to ${match.seats - 1}`),
  };
}

/** What the rules say to whoever would go on when all is over. */
function gameOver({ game, state }: Match): Refusal | null {
  return game.why(state, 0, null);
}

/** Whose eyes were asked for: a seat's or the public's. */
export function whoOf(match: Match, { as }: Request): Asked<Who> {
  if (as === 'table' || isSeat(match, as)) return { ok: true, value: as };
  const expected = `a whole number from 0 to ${match.seats - 1}, or "table"`;
  return { ok: false, answer: fault('as', 'unknown-seat', expected) };
}

function isSeat(match: Match, seat: unknown): seat is Seat {
  return seatsOf(match.seats).some(one => one === seat);
}

/** Everyone who may look: each seat, and the public. */
export function everyone(match: Match): Who[] {
  return [...seatsOf(match.seats), 'table'];
}
