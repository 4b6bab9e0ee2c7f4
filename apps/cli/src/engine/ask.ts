import { findBot } from '@signoria/bots';
import {
  act,
  eventsSince,
  exportRecord,
  isObject,
  type Match,
  newSeed,
  type Rng,
  type Seat,
  seedBytes,
  seedFromText,
  seedRng,
  takeBack,
  undoLimit,
  type Who,
} from '@signoria/core';
import { status } from './begin.ts';
import { type Answer, fault, type Request, type Session } from './session.ts';

/** A verb that needs a table: it is given the match, which is there. */
export type Ask = (match: Match, request: Request, session: Session) => Answer;

export const legal: Ask = (match, request) => {
  const seat = seatOf(match, request);
  return seat === null ? badSeat(match) : { seat, actions: match.game.legal(match.state, seat) };
};

/** Plays an action. Events come whole, or as `as` may hear of them. */
export const doAct: Ask = (match, request, session) => {
  const seat = seatOf(match, request);
  const who = whoOf(match, request);
  if (seat === null) return badSeat(match);
  if (who === null) return badWho(match);
  const outcome = act(match, seat, request.action);
  if (!outcome.ok) return { refusal: outcome.refusal };
  const events = outcome.events.flatMap(event => {
    const told = who === undefined ? event : match.game.redact(event, who);
    return told ? [told] : [];
  });
  return { ...status(session), events };
};

export const why: Ask = (match, request) => {
  const seat = seatOf(match, request);
  return seat === null ? badSeat(match) : { why: match.game.why(match.state, seat, request.action) };
};

export const view: Ask = (match, request) => {
  const who = whoOf(match, request) ?? null;
  return who === null ? badWho(match) : { view: match.game.view(match.state, who) };
};

export const result: Ask = match => ({ result: match.game.result(match.state) });

export const state: Ask = match => ({ state: match.state });

/** A whole state that agrees with what `as`, or the view given, can know. */
export const imagine: Ask = (match, request) => {
  const rng = chance(request);
  if (!rng) return fault('seed', 'bad-seed', 'any text');
  if (isObject(request.view)) return { state: match.game.imagine(request.view as never, rng) };
  const who = whoOf(match, request) ?? null;
  if (who === null) return badWho(match);
  return { state: match.game.imagine(match.game.view(match.state, who), rng) };
};

/** What `as` heard since that many moves: a list of events per move. */
export const events: Ask = (match, request, session) => {
  if (!session.hasPast) return noPast();
  const who = whoOf(match, request) ?? null;
  const { since = 0 } = request;
  if (who === null) return badWho(match);
  if (!Number.isInteger(since) || Number(since) < 0 || Number(since) > match.moves.length)
    return fault('since', 'bad-number', `a whole number from 0 to ${match.moves.length}`);
  return { events: eventsSince(match, Number(since), who) };
};

export const record: Ask = (match, _, session) =>
  session.hasPast ? { record: exportRecord(match) } : noPast();

/** Takes back the seat's last move, if nobody has learnt anything from it. */
export const undo: Ask = (match, request, session) => {
  if (!session.hasPast) return noPast();
  const seat = seatOf(match, { seat: match.moves.at(-1)?.seat, ...request });
  if (seat === null) return badSeat(match);
  if (undoLimit(match, seat) === 0)
    return fault('seat', 'nothing-to-undo', 'a last move of that seat that revealed nothing');
  takeBack(match, 1);
  return status(session);
};

/** What one of our bots would do in that seat, with nothing but its view. */
export const choose: Ask = (match, request) => {
  const seat = seatOf(match, request);
  const rng = chance(request);
  const { bot: id, playouts = 200 } = request;
  const bot = typeof id === 'string' ? findBot(match.game.id, id) : undefined;
  if (seat === null) return badSeat(match);
  if (!bot) return fault('bot', 'unknown-bot', 'the name of a bot that plays this game');
  if (!rng) return fault('seed', 'bad-seed', 'any text');
  if (!Number.isInteger(playouts) || Number(playouts) < 1)
    return fault('playouts', 'bad-number', 'a whole number from 1');
  const actions = match.game.legal(match.state, seat);
  if (actions.length === 0) return fault('seat', 'not-your-turn', 'a seat that is in turn');
  const view = match.game.view(match.state, seat);
  return { seat, action: bot.choose(view, actions, { playouts: Number(playouts) }, rng).action };
};

/** Randomness for a question about the game, never the game's own. */
function chance({ seed = newSeed() }: Request): Rng | null {
  return typeof seed === 'string' ? seedRng(seedBytes(seedFromText(seed))) : null;
}

/** The seat asked for; left out, the one in turn when there is but one. */
function seatOf(match: Match, { seat }: Request): Seat | null {
  const turn = match.game.turn(match.state);
  const asked = seat ?? (turn.length === 1 ? turn[0] : null);
  return isSeat(match, asked) ? asked : null;
}

/** Whose eyes: undefined when nobody's were asked for, null when there is no such seat. */
function whoOf(match: Match, { as }: Request): Who | null | undefined {
  if (as === undefined || as === 'table') return as;
  return isSeat(match, as) ? as : null;
}

function isSeat(match: Match, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < match.seats;
}

function badSeat({ seats }: Match): Answer {
  return fault('seat', 'unknown-seat', `a whole number from 0 to ${seats - 1}`);
}

function badWho({ seats }: Match): Answer {
  return fault('as', 'unknown-seat', `a whole number from 0 to ${seats - 1}, or "table"`);
}

function noPast(): Answer {
  return fault('table', 'no-past', 'a match begun with new or loaded from a record');
}
