import { type Seat, seatsOf, type Who } from '@signoria/core';
import type { LogLine, MatchSeat } from '@signoria/protocol';
import { lineFor, matchFor } from '@signoria/protocol/match-for';
import { createStore } from '../../store.ts';
import { LOOKED_AT } from '../looked-at.ts';
import type { MatchSource, Snapshot } from '../source.ts';
import type { Tape } from './tape.ts';

/** Whose eyes: a seat's, the public's, or with all cards open. */
export type Eyes = Who | 'open';

/** A recorded game. Nothing can be done in it but look: from any point and through any eyes. */
export interface ReplaySource extends MatchSource {
  readonly kind: 'replay';
  readonly tape: Tape;
  readonly online: Played['online'];
  current(): Snapshot;
  /** How many moves have been made at the point that is shown. */
  move(): number;
  eyes(): Eyes;
  /** Shows the game after that many moves; beyond its ends, the end. */
  go(move: number): void;
  lookAs(eyes: Eyes): void;
}

/** What is known of a game besides its moves. */
export interface Played {
  id: string;
  /** Null where there is no table to go back to; empty for a game of this device. */
  code: string | null;
  seats: readonly MatchSeat[];
  startedAt: number;
  /** A match of the server, and whether the reader played in it; left out for a game of this device. */
  online?: { isOwn: boolean };
}

interface Look {
  move: number;
  eyes: Eyes;
}

/** The third kind of source beside a server's match and one of this device. */
export function replaySource(tape: Tape, played: Played, first: Look): ReplaySource {
  const last = tape.moves.length;
  const within = (move: number) => Math.max(0, Math.min(last, Math.round(move) || 0));
  const logs = new Map<Eyes, LogLine[]>();
  // The same objects from step to step: what follows from them need not be made anew.
  const seats = [...played.seats];
  const snapshot = (look: Look) => snapshotOf(tape, { ...played, seats }, look, logs);
  const begin = { ...first, move: within(first.move) };
  const store = createStore({ look: begin, snapshot: snapshot(begin) });
  const change = (part: Partial<Look>) => {
    const look = { ...store.get().look, ...part };
    const { move, eyes } = store.get().look;
    if (look.move !== move || look.eyes !== eyes) store.set({ look, snapshot: snapshot(look) });
  };
  return {
    ...LOOKED_AT,
    kind: 'replay',
    tape,
    online: played.online,
    current: () => store.get().snapshot,
    problem: () => null,
    subscribe: store.subscribe,
    move: () => store.get().look.move,
    eyes: () => store.get().look.eyes,
    go: move => change({ move: within(move) }),
    lookAs: eyes => change({ eyes }),
  };
}

function snapshotOf(
  tape: Tape,
  { id, code, seats, startedAt }: Played & { seats: MatchSeat[] },
  { move, eyes }: Look,
  logs: Map<Eyes, LogLine[]>,
): Snapshot {
  const { game, course } = tape;
  const state = tape.stateAt(move);
  const who: Who = eyes === 'open' ? 'table' : eyes;
  const result = game.result(state);
  const match = { ...course, game, moves: tape.moves.slice(0, move), state };
  return {
    match: id,
    code,
    ...matchFor(match, who, { mayAct: false, isOver: false }),
    ...(eyes === 'open' ? { hands: seatsOf(course.seats).map(seat => game.view(state, seat)) } : {}),
    rulesUpdate: null,
    rated: false,
    status: result ? 'over' : 'playing',
    version: move,
    turn: [...game.turn(state)],
    undo: 0,
    seats,
    clocks: { kind: 'none', left: [], deadlines: [], running: [], at: startedAt },
    takeback: null,
    pause: null,
    offers: [],
    since: 0,
    log: logFor(tape, eyes, seats, logs).slice(0, move),
    result,
    places: result ? [...result.places] : null,
    startedAt,
    endedAt: null,
    curtain: null,
    connected: true,
    clockSkew: 0,
  };
}

/** The whole log through these eyes, made once: its lines stay the same objects from step to step. */
function logFor(
  { game, events, moves }: Tape,
  eyes: Eyes,
  seats: readonly MatchSeat[],
  logs: Map<Eyes, LogLine[]>,
): LogLine[] {
  const known = logs.get(eyes);
  if (known) return known;
  const log = moves.map(({ seat }, i): LogLine => {
    const by = seats[seat].level === null ? 'person' : 'bot';
    const line: LogLine = { version: i + 1, at: 0, kind: 'act', seat, by, events: [...events[i]] };
    return eyes === 'open' ? line : lineFor(line, game, eyes);
  });
  logs.set(eyes, log);
  return log;
}

/** Whose eyes to begin with: the one person at the table, or everybody's. */
export function firstEyes(seats: readonly MatchSeat[]): Eyes {
  const people = seatsOf(seats.length).filter((seat: Seat) => seats[seat].level === null);
  return people.length === 1 ? people[0] : 'open';
}
