import { act, takeBack, undoLimit } from '@signoria/core';
import { noPast } from './ask.ts';
import type { Request } from './request.ts';
import { seatOf, whoOf } from './seats.ts';
import { type Answer, fault, type Table } from './session.ts';
import { status } from './status.ts';

/** Plays an action. Events come whole, or as `as` may hear of them. */
export function doAct(table: Table, request: Request): Answer {
  const { match } = table;
  const seat = seatOf(match, request);
  const who = request.as === undefined ? null : whoOf(match, request);
  if (!seat.ok) return seat.answer;
  if (who && !who.ok) return who.answer;
  const before = match.game.copy(match.state);
  try {
    const outcome = act(match, seat.value, request.action);
    if (!outcome.ok) return { refusal: outcome.refusal };
    const { events } = outcome;
    const told = who ? events.flatMap(event => match.game.redact(event, who.value) ?? []) : events;
    return { ...status(table), events: told };
  } catch (error) {
    match.state = before;
    throw error;
  }
}

/** Takes back the seat's last move, if nobody has learnt anything from it. */
export function undo(table: Table, request: Request): Answer {
  const { match, hasPast } = table;
  if (!hasPast) return noPast();
  const last = match.moves.at(-1)?.seat;
  const seat = seatOf(match, last === undefined ? request : { seat: last, ...request });
  if (!seat.ok) return seat.answer;
  if (undoLimit(match, seat.value) === 0)
    return fault('seat', 'nothing-to-undo', 'an undoable last move of that seat');
  takeBack(match, 1);
  return status(table);
}
