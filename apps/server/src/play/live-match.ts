import {
  type Game,
  type Match,
  NOBODY,
  playLegal,
  type Result,
  type Seat,
  seatsOf,
  startMatch,
  type Tagged,
  takeBack,
} from '@signoria/core';
import type { BotLevel, Clock, MatchStatus } from '@signoria/protocol';
import { type ClockState, decided, newClocks, refresh, renew, runFor } from './clocks.ts';
import type { Ask, Entry } from './entry.ts';
import { noteOwed } from './owed.ts';
import { placesOf } from './places.ts';

/** Who owns a seat: a person, under the name of that day, or a house bot. */
export type Owner =
  | { kind: 'person'; person: string; name: string; guest: boolean }
  | { kind: 'bot'; level: BotLevel };

/** What begins a match and never changes. */
export interface Header {
  id: string;
  code: string;
  game: Game;
  options: Record<string, unknown>;
  owners: readonly Owner[];
  seed: string;
  clock: Clock;
  rated: boolean;
  startedAt: number;
}

/** Something asked of the table, and who has agreed so far. */
export interface Asked {
  what: Ask;
  seat: Seat;
  count: number;
  agreed: Seat[];
}

/** A log entry with what happened on the board, as nobody but the server may hear it. */
export interface Told {
  entry: Entry;
  events: readonly Tagged[];
}

/** A match in memory: a fold of its log, thrown away and built again at will. */
export interface Live {
  readonly header: Header;
  readonly match: Match;
  readonly log: Told[];
  readonly clocks: ClockState;
  status: MatchStatus;
  /** By seat: whether a bot stands in for the person who owns it. */
  standIn: boolean[];
  /** Seats that have resigned, in that order. */
  resigned: Seat[];
  asked: Asked | null;
  /** By seat: the version from which on its present decision has been the same; null when it owes none. */
  owed: (number | null)[];
  /** The board before the latest move, for what may be undone. */
  before: Match['state'] | null;
  result: Result | null;
  places: number[] | null;
  endedAt: number | null;
}

export function openLive(header: Header): Live {
  const seats = header.owners.length;
  const match = startMatch(header.game, seats, header.options, header.seed);
  const live: Live = {
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
export function rebuild(header: Header, entries: readonly Entry[]): Live {
  const live = openLive(header);
  for (const entry of entries) enter(live, entry);
  return live;
}

export function versionOf(live: Live): number {
  return live.log.length;
}

export function turnOf(live: Live): readonly Seat[] {
  return live.status === 'playing' ? live.match.game.turn(live.match.state) : NOBODY;
}

/** Whether a bot decides for the seat now: its owner, or a stand-in. */
export function isBotPlayed(live: Live, seat: Seat): boolean {
  return live.header.owners[seat].kind === 'bot' || live.standIn[seat];
}

/** Seats whose people are still in the game: those who are asked for consent. */
export function peopleIn(live: Live): Seat[] {
  return seatsOf(live.header.owners.length).filter(
    seat => live.header.owners[seat].kind === 'person' && !live.resigned.includes(seat),
  );
}

export function seatOfPerson(live: Live, person: string): Seat | null {
  const seat = live.header.owners.findIndex(owner => owner.kind === 'person' && owner.person === person);
  return seat < 0 ? null : (seat as Seat);
}

export function isEnded(live: Live): boolean {
  return live.status === 'over' || live.status === 'aborted';
}

/** Adds an entry that was checked and stored. */
export function enter(live: Live, entry: Entry): void {
  const events = change(live, entry);
  live.log.push({ entry, events });
  settle(live, entry.at);
}

function change(live: Live, entry: Entry): readonly Tagged[] {
  const { seat } = entry;
  switch (entry.kind) {
    case 'act':
      return play(live, seat, entry.action, entry.at);
    case 'undo':
      takeBack(live.match, entry.count);
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
      refresh(live.clocks, seat, entry.at);
      return [];
  }
}

function play(live: Live, seat: Seat, action: Tagged, at: number): readonly Tagged[] {
  const { match } = live;
  live.before = match.game.copy(match.state);
  // Whether it is legal was decided when it was proposed: the log holds legal actions alone.
  const events = playLegal(match, seat, action);
  decided(live.clocks, seat, at);
  if (live.asked?.what === 'takeback') live.asked = null;
  live.result = match.game.result(match.state);
  if (live.result) live.status = 'over';
  return events;
}

/** With nobody left to play against, or no person left, the match is over; else a bot plays the seat on. */
function resign(live: Live, seat: Seat): void {
  live.resigned.push(seat);
  live.standIn[seat] = true;
  live.asked = null;
  const left = live.header.owners.length - live.resigned.length;
  if (left <= 1 || peopleIn(live).length === 0) live.status = 'over';
}

/** After every entry: whose time runs, what each seat owes, and the end if this was it. */
function settle(live: Live, at: number): void {
  const turn = turnOf(live);
  runFor(
    live.clocks,
    turn.filter(seat => !isBotPlayed(live, seat)),
    at,
  );
  if (live.status === 'playing')
    for (const seat of seatsOf(live.owed.length)) if (!turn.includes(seat)) renew(live.clocks, seat);
  noteOwed(live);
  if (isEnded(live) && live.endedAt === null) {
    live.endedAt = at;
    live.asked = null;
    if (live.status === 'over') live.places = placesOf(live.header.owners.length, live.result, live.resigned);
  }
}
