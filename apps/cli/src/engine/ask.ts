import { botsFor, takeTurn } from '@signoria/bots';
import {
  eventsSince,
  exportRecord,
  newSeed,
  type Rng,
  seatsOf,
  seedBytes,
  seedFromText,
  seedRng,
} from '@signoria/core';
import { imagineFrom } from './imagine-from.ts';
import type { Request } from './request.ts';
import { everyone, seatOf, whoOf } from './seats.ts';
import { type Answer, fault, type Table } from './session.ts';
import { status } from './status.ts';

/** A question about a table, which changes nothing. */
type Ask = (table: Table, request: Request) => Answer;

export const legal: Ask = ({ match }, request) => {
  const seat = seatOf(match, request);
  return seat.ok ? { seat: seat.value, actions: match.game.legal(match.state, seat.value) } : seat.answer;
};

export const why: Ask = ({ match }, request) => {
  const seat = seatOf(match, request);
  if (seat.ok) return { why: match.game.why(match.state, seat.value, request.action) };
  return 'refusal' in seat.answer ? { why: seat.answer.refusal } : seat.answer;
};

export const view: Ask = ({ match }, request) => {
  const who = whoOf(match, request);
  return who.ok ? { view: match.game.view(match.state, who.value) } : who.answer;
};

export const result: Ask = ({ match }) => ({ result: match.game.result(match.state) });

export const state: Ask = ({ match }) => ({ state: match.state });

/** All of it at once: where the table stands, its state, and by seat what each may do and see. */
export const look: Ask = table => {
  const { game, state, seats } = table.match;
  return {
    ...status(table),
    result: game.result(state),
    state,
    legal: seatsOf(seats).map(seat => game.legal(state, seat)),
    views: Object.fromEntries(everyone(table.match).map(who => [who, game.view(state, who)])),
  };
};

/** A whole state that agrees with what `as`, or the view given, can know. */
export const imagine: Ask = ({ match }, request) => {
  const { game, state } = match;
  const rng = chance(request);
  if (!rng) return badSeed();
  if (request.view !== undefined) return imagineFrom(game, request.view, rng);
  const who = whoOf(match, request);
  return who.ok ? { state: game.imagine(game.view(state, who.value), rng) } : who.answer;
};

/** What `as` heard since that many moves: a list of events per move. */
export const events: Ask = ({ match, hasPast }, request) => {
  if (!hasPast) return noPast();
  const who = whoOf(match, request);
  const { since = 0 } = request;
  if (!who.ok) return who.answer;
  if (!Number.isInteger(since) || Number(since) < 0 || Number(since) > match.moves.length)
    return fault('since', 'bad-number', `a whole number from 0 to ${match.moves.length}`);
  return { events: eventsSince(match, Number(since), who.value) };
};

export const record: Ask = ({ match, hasPast }) => (hasPast ? { record: exportRecord(match) } : noPast());

/** More playouts than any bot of ours needs; a number beyond would never be answered. */
const MOST_PLAYOUTS = 100_000;

/** What one of our bots would do in that seat, with nothing but its view. */
export const choose: Ask = ({ match }, request) => {
  const { game, state } = match;
  const seat = seatOf(match, request);
  const rng = chance(request);
  const { bot: id, playouts = 200 } = request;
  const bots = botsFor(game.id);
  const bot = bots.find(one => one.id === id);
  if (!seat.ok) return seat.answer;
  if (!bot) return fault('bot', 'unknown-bot', `one of ${bots.map(one => one.id).join(', ')}`);
  if (!rng) return badSeed();
  if (!Number.isInteger(playouts) || Number(playouts) < 1 || Number(playouts) > MOST_PLAYOUTS)
    return fault('playouts', 'bad-number', `a whole number from 1 to ${MOST_PLAYOUTS}`);
  const decision = { view: game.view(state, seat.value), legal: game.legal(state, seat.value) };
  if (decision.legal.length === 0) return { refusal: game.why(state, seat.value, null) };
  const failures: string[] = [];
  const budget = { playouts: Number(playouts) };
  const { action } = takeTurn(bots, bot.id, decision, budget, rng, ({ kind }) => failures.push(kind));
  return { seat: seat.value, action, ...(failures.length > 0 ? { replaced: failures[0] } : {}) };
};

/** Randomness for a question about the game, never the game's own. */
function chance({ seed = newSeed() }: Request): Rng | null {
  return typeof seed === 'string' ? seedRng(seedBytes(seedFromText(seed))) : null;
}

function badSeed(): Answer {
  return fault('seed', 'bad-seed', 'any text');
}

export function noPast(): Answer {
  return fault('table', 'no-past', 'a match started with "new" or loaded from a record');
}
