import { playLegal, type Seat, seatsOf, startMatch, type Tagged, takeBack } from '@signoria/core';
import type { Entry } from '../store/entry.ts';
import type { Header } from '../store/header.ts';
import { decided, newClocks, renew, runFor } from './clocks.ts';
import { isBotPlayed, isEnded, type LiveMatch, peopleIn, turnOf } from './live-match.ts';
import { noteOwed } from './owed.ts';
import { placesOf } from './places.ts';
import { followMove } from './undo.ts';

export function newLiveMatch(header: Header): LiveMatch {
  const seats = header.owners.length;
  const match = startMatch(header.game, seats, header.options, header.seed);
  const live: LiveMatch = {
    header,
    match,
    log: [],
    clocks: newClocks(header.clock, seats),
    status: 'playing',
    standIn: Array(seats).fill(false),
    resigned: [],
    asked: null,
    owed: Array(seats).fill(null),
    before: null,
    result: null,
    places: null,
    endedAt: null,
  };
  settle(live, header.startedAt);
  return live;
}

/** The match as its log tells it. */
export function rebuild(header: Header, entries: readonly Entry[]): LiveMatch {
  const live = newLiveMatch(header);
  for (const entry of entries) applyStored(live, entry);
  return live;
}

/** Adds an entry read from the store. An action there that is not legal can only be damage, and goes no further. */
export function applyStored(live: LiveMatch, entry: Entry): void {
  const { match, header } = live;
  const refusal = entry.kind === 'act' && match.game.why(match.state, entry.seat, entry.action);
  if (refusal)
    throw new Error(
      `match ${header.id}, line ${live.log.length + 1} of its log: ${refusal.rule} ${refusal.code}`,
    );
  applyEntry(live, entry);
}

/** Adds an entry that was found legal when it was proposed. */
export function applyEntry(live: LiveMatch, entry: Entry): void {
  const { paidMoves } = live.clocks;
  const events = change(live, entry);
  live.log.push({ entry, events });
  settle(live, entry.at);
  if (entry.kind === 'act') followMove(live);
  // Whoever owes nothing any more has the whole time for the next decision, unless one merely undid and played again.
  const isNews = live.clocks.paidMoves > paidMoves || (entry.kind === 'undo' && entry.how === 'consent');
  if (isNews && live.status === 'playing') renewIdle(live);
}

function renewIdle(live: LiveMatch): void {
  const turn = turnOf(live);
  for (const seat of seatsOf(live.owed.length)) if (!turn.includes(seat)) renew(live.clocks, seat);
}

function change(live: LiveMatch, entry: Entry): readonly Tagged[] {
  const { seat } = entry;
  switch (entry.kind) {
    case 'act':
      return play(live, seat, entry.action, entry.at);
    case 'undo':
      takeBack(live.match, entry.count);
      // The table has agreed to play those moves anew, clocks included.
      if (entry.how === 'consent') live.clocks.paidMoves = live.match.moves.length;
      live.asked = null;
      live.before = null;
      return [];
    case 'ask':
      live.asked = { what: entry.what, seat, count: entry.count, agreed: [seat] };
      return [];
    case 'answer':
      if (!entry.agree) live.asked = null;
      else live.asked?.agreed.push(seat);
      return [];
    case 'pause':
      live.status = 'paused';
      live.asked = null;
      return [];
    case 'resume':
      live.status = 'playing';
      return [];
    case 'resign':
      resign(live, seat);
      return [];
    case 'abort':
      live.status = 'aborted';
      return [];
    case 'stand-in':
      live.standIn[seat] = true;
      return [];
    case 'return':
      live.standIn[seat] = false;
      return [];
  }
}

function play(live: LiveMatch, seat: Seat, action: Tagged, at: number): readonly Tagged[] {
  const { match } = live;
  live.before = match.game.copy(match.state);
  const events = playLegal(match, seat, action);
  decided(live.clocks, seat, match.moves.length, at);
  if (live.asked?.what === 'takeback') live.asked = null;
  live.result = match.game.result(match.state);
  if (live.result) live.status = 'over';
  return events;
}

/** With nobody left to play against, or no person left, the match is over; else a bot plays the seat on. */
function resign(live: LiveMatch, seat: Seat): void {
  live.resigned.push(seat);
  live.standIn[seat] = true;
  live.asked = null;
  const left = live.header.owners.length - live.resigned.length;
  if (left <= 1 || peopleIn(live).length === 0) live.status = 'over';
}

/** After every entry: whose time runs, what each seat owes, and the end if this was it. */
function settle(live: LiveMatch, at: number): void {
  const turn = turnOf(live);
  runFor(
    live.clocks,
    turn.filter(seat => !isBotPlayed(live, seat)),
    at,
  );
  noteOwed(live);
  if (isEnded(live) && live.endedAt === null) {
    live.endedAt = at;
    live.asked = null;
    if (live.status === 'over') live.places = placesOf(live.header.owners.length, live.result, live.resigned);
  }
}
