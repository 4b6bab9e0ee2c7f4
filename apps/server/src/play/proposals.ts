import { isObject, type Seat, sameAction, type Tagged } from '@signoria/core';
import { done, fail, type Outcome } from '@signoria/protocol';
import type { Ask, Entry } from '../store/entry.ts';
import { deadline, isSpent } from './clocks.ts';
import {
  type Asked,
  isBotPlayed,
  isEnded,
  type LiveMatch,
  peopleIn,
  turnOf,
  versionOf,
} from './live-match.ts';
import { reachBack } from './reach.ts';
import { undoLimitOf } from './undo.ts';

/**
 * What a seat wants to do, checked against the match as it stands: the entry to store, or why not. An action that
 * was taken before gives no new entry but the version it got.
 */
export type Proposal = { entry: Entry } | { again: number };

export function proposeAct(
  live: LiveMatch,
  seat: Seat,
  by: 'person' | 'bot',
  seen: number,
  action: unknown,
  at: number,
): Outcome<Proposal> {
  const again = sameActAfter(live, seat, seen, action);
  if (again !== null) return done({ again });
  const closed = notPlaying(live);
  if (closed) return closed;
  if (by === 'person' && isBotPlayed(live, seat))
    return fail('stood-in', 'a bot is playing this seat: send "return" first');
  if (by === 'bot' && !isBotPlayed(live, seat))
    return fail('not-your-seat', 'the player returned before the bot had decided');
  const now = versionOf(live);
  const owed = live.owed[seat];
  if (seen > now || (seen < now && (owed === null || seen < owed)))
    return fail('stale-version', `the match is at version ${now}`, { version: now });
  // The bot that is to play on may not have been called yet.
  if (by === 'person' && live.header.clock.kind === 'live' && isOverdue(live, seat, at)) return outOfTime();
  const refusal = live.match.game.why(live.match.state, seat, action);
  if (refusal) return fail('illegal-action', `not allowed by ${refusal.rule} (${refusal.code})`, { refusal });
  return done({ entry: { kind: 'act', seat, by, action: action as Tagged, at } });
}

/** The version of the line after `seen` that is this very action of this seat, if there is one. */
function sameActAfter(live: LiveMatch, seat: Seat, seen: number, action: unknown): number | null {
  for (let i = Math.max(0, seen); i < live.log.length; i++) {
    const { entry } = live.log[i];
    if (entry.kind === 'undo') return null;
    if (entry.kind !== 'act' || entry.seat !== seat) continue;
    return isObject(action) && sameAction(entry.action, action as unknown as Tagged) ? i + 1 : null;
  }
  return null;
}

export function proposeUndo(
  live: LiveMatch,
  seat: Seat,
  seen: number,
  count: number,
  at: number,
): Outcome<Proposal> {
  const closed = notPlaying(live) ?? notCurrent(live, seen) ?? tooManyAsked(live);
  if (closed) return closed;
  const limit = undoLimitOf(live, seat);
  if (count > limit)
    return fail('undo-limit', `you can undo your last ${limit} moves; request a takeback for more`);
  return done({ entry: { kind: 'undo', seat, count, how: 'own', at } });
}

/** Asks to take back the latest `own` moves of the seat, and with them whatever others have played since. */
export function proposeTakeback(
  live: LiveMatch,
  seat: Seat,
  seen: number,
  own: number,
  at: number,
): Outcome<Proposal> {
  const closed = notPlaying(live) ?? notCurrent(live, seen) ?? tooManyAsked(live);
  if (closed) return closed;
  const count = reachBack(live, seat, own);
  if (count === null) return fail('undo-limit', 'you have not made that many moves');
  return ask(live, { what: 'takeback', seat, count, agreed: [seat] }, at);
}

export function proposePause(live: LiveMatch, seat: Seat, at: number): Outcome<Proposal> {
  const closed = notPlaying(live) ?? tooManyAsked(live);
  if (closed) return closed;
  return ask(live, { what: 'pause', seat, count: 0, agreed: [seat] }, at);
}

export function proposeAnswer(
  live: LiveMatch,
  seat: Seat,
  what: Ask,
  agree: boolean,
  at: number,
): Outcome<Proposal> {
  const closed = notPlaying(live);
  if (closed) return closed;
  const { asked } = live;
  if (asked?.what !== what || asked.agreed.includes(seat))
    return fail('no-request', 'no request is waiting for your answer');
  if (!agree) return done({ entry: { kind: 'answer', seat, what, agree, at } });
  return ask(live, { ...asked, agreed: [...asked.agreed, seat] }, at, seat);
}

/** Once everybody has agreed the thing itself is done; until then the request or the answer is noted. */
function ask(live: LiveMatch, asked: Asked, at: number, answering?: Seat): Outcome<Proposal> {
  const { what, seat, count } = asked;
  if (waitsFor(live, asked).length > 0) {
    if (answering !== undefined)
      return done({ entry: { kind: 'answer', seat: answering, what, agree: true, at } });
    if (live.asked) return fail('no-request', 'another request is pending');
    return done({ entry: { kind: 'ask', seat, what, count, at } });
  }
  if (what === 'pause') return done({ entry: { kind: 'pause', seat, at } });
  return done({ entry: { kind: 'undo', seat, count, how: 'consent', at } });
}

export function waitsFor(live: LiveMatch, asked: Asked): Seat[] {
  return peopleIn(live).filter(seat => !asked.agreed.includes(seat));
}

export function proposeResume(live: LiveMatch, seat: Seat, at: number): Outcome<Proposal> {
  if (isEnded(live)) return over();
  if (live.status !== 'paused') return fail('not-paused', 'the match is not paused');
  return done({ entry: { kind: 'resume', seat, at } });
}

export function proposeResign(live: LiveMatch, seat: Seat, at: number): Outcome<Proposal> {
  if (isEnded(live)) return over();
  if (live.resigned.includes(seat)) return fail('match-over', 'you have already resigned');
  return done({ entry: { kind: 'resign', seat, at } });
}

export function proposeAbort(live: LiveMatch, seat: Seat, at: number): Outcome<Proposal> {
  if (isEnded(live)) return over();
  if (live.match.moves.length >= 2) return fail('too-late', 'too late to abort: resign instead');
  return done({ entry: { kind: 'abort', seat, at } });
}

/** Time ran out at a live table: a bot plays on at once. At a slow one the others decide. */
export function proposeTimeout(live: LiveMatch, now: number): Outcome<Proposal> {
  const due = turnOf(live).find(seat => isOverdue(live, seat, now));
  if (due === undefined || live.header.clock.kind !== 'live')
    return fail('no-offer', 'no seat can be handed to a bot');
  return done({ entry: { kind: 'stand-in', seat: due, why: 'time', at: now } });
}

export function isOverdue(live: LiveMatch, seat: Seat, now: number): boolean {
  const due = deadline(live.clocks, seat);
  return due !== null && due <= now;
}

/** Hands a seat that is on offer to a bot. */
export function proposeReplace(
  live: LiveMatch,
  seat: Seat,
  offers: readonly Offer[],
  at: number,
): Outcome<Proposal> {
  const closed = notPlaying(live);
  if (closed) return closed;
  const offer = offers.find(one => one.seat === seat);
  if (!offer) return fail('no-offer', 'that seat cannot be handed to a bot');
  return done({ entry: { kind: 'stand-in', seat, why: offer.why, at } });
}

export interface Offer {
  seat: Seat;
  why: 'absent' | 'time';
}

/**
 * Seats the others may hand to a bot: a slow one past its deadline, and one that owes a decision while its person
 * has been away from a table that is not slow.
 */
export function offersOf(live: LiveMatch, isAway: (seat: Seat) => boolean, now: number): Offer[] {
  const offers: Offer[] = [];
  for (const seat of turnOf(live)) {
    if (isBotPlayed(live, seat)) continue;
    if (isOverdue(live, seat, now)) offers.push({ seat, why: 'time' });
    else if (live.header.clock.kind !== 'slow' && isAway(seat)) offers.push({ seat, why: 'absent' });
  }
  return offers;
}

export function proposeReturn(live: LiveMatch, seat: Seat, at: number): Outcome<Proposal> {
  if (isEnded(live)) return over();
  if (!live.standIn[seat] || live.resigned.includes(seat))
    return fail('no-offer', 'no bot is playing for you');
  // Coming back gives no time, so there must be some: else one could come back again and again and never move.
  if (isSpent(live.clocks, seat)) return outOfTime();
  return done({ entry: { kind: 'return', seat, at } });
}

function outOfTime() {
  return fail('out-of-time', 'you are out of time: the bot makes this decision');
}

function over() {
  return fail('match-over', 'the match is over');
}

function notPlaying(live: LiveMatch) {
  if (isEnded(live)) return over();
  return live.status === 'paused' ? fail('match-paused', 'the match is paused') : null;
}

function notCurrent(live: LiveMatch, seen: number) {
  const now = versionOf(live);
  return seen === now ? null : fail('stale-version', `the match is at version ${now}`, { version: now });
}

/**
 * Lines of the log that are no moves on the board: what was taken back, asked, paused. Each is read with the match for ever, so
 * nobody can add to them without end.
 */
const MOST_ASIDE = 2_000;

function tooManyAsked({ log, match }: LiveMatch) {
  const isTooMany = log.length - match.moves.length >= MOST_ASIDE;
  return isTooMany ? fail('request-limit', 'too many undos, takebacks and pauses in this match') : null;
}
