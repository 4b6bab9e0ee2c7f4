import { type Match, NOBODY, type Result, type Seat, seatsOf, type Tagged } from '@signoria/core';
import type { MatchStatus } from '@signoria/protocol';
import type { Ask, Entry } from '../store/entry.ts';
import type { Header } from '../store/header.ts';
import type { ClockState } from './clocks.ts';

/** Something asked of the table, and who has agreed so far. */
export interface Asked {
  what: Ask;
  seat: Seat;
  count: number;
  agreed: Seat[];
}

/** A log entry with what happened on the board, as nobody but the server may hear it. */
export interface AppliedEntry {
  entry: Entry;
  events: readonly Tagged[];
}

/** A match in memory: a fold of its log, thrown away and built again at will. */
export interface LiveMatch {
  readonly header: Header;
  readonly match: Match;
  readonly log: AppliedEntry[];
  readonly clocks: ClockState;
  status: MatchStatus;
  /** By seat: whether a bot stands in for the person who owns it. */
  standIn: boolean[];
  /** Seats that have resigned, in that order. */
  resigned: Seat[];
  asked: Asked | null;
  /** By seat: the version from which on its present decision has been the same; null when it owes none. */
  owed: (number | null)[];
  /** The board before the latest move, until it is known whether that may be undone. */
  before: Match['state'] | null;
  result: Result | null;
  places: number[] | null;
  endedAt: number | null;
}

export function versionOf(live: LiveMatch): number {
  return live.log.length;
}

export function turnOf(live: LiveMatch): readonly Seat[] {
  return live.status === 'playing' ? live.match.game.turn(live.match.state) : NOBODY;
}

/** Whether a bot decides for the seat now: its owner, or a stand-in. */
export function isBotPlayed(live: LiveMatch, seat: Seat): boolean {
  return live.header.owners[seat].kind === 'bot' || live.standIn[seat];
}

/** Seats whose people are still in the game: those who are asked for consent. */
export function peopleIn(live: LiveMatch): Seat[] {
  return seatsOf(live.header.owners.length).filter(
    seat => live.header.owners[seat].kind === 'person' && !live.resigned.includes(seat),
  );
}

export function seatOfPerson(live: LiveMatch, person: string): Seat | null {
  const seat = live.header.owners.findIndex(owner => owner.kind === 'person' && owner.person === person);
  return seat < 0 ? null : (seat as Seat);
}

export function isEnded(live: LiveMatch): boolean {
  return live.status === 'over' || live.status === 'aborted';
}
