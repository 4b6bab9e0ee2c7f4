import type { MatchRecord, Tagged as TaggedValue } from '@signoria/core';
import Type, { type Static, type TProperties } from 'typebox';
import {
  GameAction,
  GameEvent,
  Options,
  oneOf,
  orNull,
  Result,
  Seat,
  SeatIndex,
  Time,
  Who,
} from './parts.ts';
import { Person } from './people.ts';
import { BotLevel } from './tables.ts';

export const MatchStatus = oneOf('playing', 'paused', 'over', 'aborted');
export type MatchStatus = Static<typeof MatchStatus>;

/** Who owns a seat, and who is playing it now. */
export const MatchSeat = Type.Object(
  {
    /** What to call it: the person's name, or the bot's level. */
    name: Type.String(),
    /** Null for a bot's seat. */
    person: orNull(Person),
    /** Who decides now: the player, a bot, or a bot in place of an absent player. */
    played: oneOf('person', 'bot', 'stand-in'),
    level: orNull(BotLevel),
    online: Type.Boolean(),
    resigned: Type.Boolean(),
  },
  { title: 'MatchSeat' },
);
export type MatchSeat = Static<typeof MatchSeat>;

const Asked = oneOf('takeback', 'pause');
const Why = oneOf('time', 'absent');

function line<K extends string, P extends TProperties>(kind: K, more: P) {
  const start = { version: Type.Integer({ minimum: 1 }), at: Time, kind: Type.Literal(kind), seat: Seat };
  return Type.Object({ ...start, ...more });
}

/** One line of the match's log. The version of a match is its number of lines; it only grows, even with an undo. */
export const LogLine = Type.Union(
  [
    line('act', {
      by: oneOf('person', 'bot'),
      events: Type.Array(GameEvent),
    }),
    line('undo', {
      count: Type.Integer(),
      how: oneOf('own', 'consent'),
    }),
    line('resign', {}),
    line('abort', {}),
    line('stand-in', { why: Why }),
    line('return', {}),
    line('ask', { what: Asked, count: Type.Integer() }),
    line('answer', { what: Asked, agree: Type.Boolean() }),
    line('pause', {}),
    line('resume', {}),
  ],
  { title: 'LogLine' },
);
export type LogLine = Static<typeof LogLine>;

export const ClockKind = oneOf('none', 'live', 'slow');

export const Clocks = Type.Object(
  {
    kind: ClockKind,
    /** By seat: milliseconds left (live), or null. Counted down from `at` for the seats in `running`. */
    left: Type.Array(orNull(Type.Integer())),
    /** By seat: when the time of a running seat is up, or null. */
    deadlines: Type.Array(orNull(Time)),
    running: Type.Array(Seat),
    /** The server's time when this was written. */
    at: Time,
  },
  { title: 'Clocks' },
);
export type Clocks = Static<typeof Clocks>;

/** A pending request and who has agreed so far. Everyone in `waits` must agree. */
export const Request = Type.Object(
  { seat: Seat, agreed: Type.Array(Seat), waits: Type.Array(Seat) },
  { title: 'PendingRequest' },
);
export type Request = Static<typeof Request>;

export const TakebackRequest = Type.Object(
  {
    ...Request.properties,
    /** How many of the table's latest moves would go. */
    count: Type.Integer(),
    /** The log line of the move it reaches back to, the asker's own: it would go, and all after it. */
    move: Type.Integer(),
  },
  { title: 'TakebackRequest' },
);
export type TakebackRequest = Static<typeof TakebackRequest>;

/** A match as one viewer may see it. It has the same shape in the answer to `watch-match` and in every push. */
export const MatchState = Type.Object(
  {
    match: Type.String(),
    /** The table's code; null for spectators of a match at a private table. */
    code: orNull(Type.String()),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    /** The rules were updated since the match began: it goes on by the new ones, or by those it began with. */
    rulesUpdate: orNull(oneOf('updated', 'kept')),
    options: Options,
    rated: Type.Boolean(),
    /** The seat you see with, or 'table' for what everyone may see. */
    you: Who,
    status: MatchStatus,
    version: Type.Integer(),
    /** Moves on the board: actions less those taken back. */
    moves: Type.Integer(),
    view: Type.Unknown(),
    /** What you may do now; empty when it is not your turn. */
    legal: Type.Array(GameAction),
    turn: Type.Array(Seat),
    /** How many of your own latest moves you may take back now. */
    undo: Type.Integer(),
    seats: Type.Array(MatchSeat),
    clocks: Clocks,
    takeback: orNull(TakebackRequest),
    pause: orNull(Request),
    /** Seats others may hand to a bot now, and why. */
    offers: Type.Array(Type.Object({ seat: Seat, why: Why })),
    /** The log lines after version `since`. */
    since: Type.Integer(),
    log: Type.Array(LogLine),
    commitment: Type.String(),
    /** Told when the match is over. */
    seed: orNull(Type.String()),
    result: orNull(Result),
    /** By seat: 1 for the winner, resignations counted; null while the match goes on. */
    places: orNull(Type.Array(Type.Integer())),
    startedAt: Time,
    endedAt: orNull(Time),
  },
  { title: 'MatchState' },
);
export type MatchState<V = unknown, A = TaggedValue> = Omit<Static<typeof MatchState>, 'view' | 'legal'> & {
  view: V;
  legal: A[];
};

/** The answer to `act`, `undo` and the other commands that change a match. */
export const Done = Type.Object(
  {
    version: Type.Integer(),
    /** True when the same action had been taken before: it was not played twice. */
    again: Type.Optional(Type.Boolean()),
  },
  { title: 'Done' },
);
export type Done = Static<typeof Done>;

export const Hint = Type.Object(
  {
    version: Type.Integer(),
    action: GameAction,
    candidates: Type.Array(
      Type.Object({
        action: GameAction,
        winChance: Type.Number(),
        /** The standard errors of chance and margin; null when it was looked at too seldom to say. */
        winError: orNull(Type.Number()),
        margin: Type.Number(),
        error: orNull(Type.Number()),
        /** What the score should come to, part by part. Parts with the same key are about the same thing. */
        parts: Type.Array(
          Type.Object({
            key: Type.String(),
            code: Type.String(),
            points: Type.Number(),
            of: Type.Optional(Type.Record(Type.String(), Type.Number())),
          }),
        ),
      }),
    ),
  },
  { title: 'Hint' },
);
export type Hint = Static<typeof Hint>;

/** A line of "my games" and of a player's history. */
export const GameLine = Type.Object(
  {
    match: Type.String(),
    /** The table's code; null in the list of another player's games. */
    code: orNull(Type.String()),
    game: Type.String(),
    status: MatchStatus,
    rated: Type.Boolean(),
    clock: ClockKind,
    seat: Seat,
    names: Type.Array(Type.String()),
    version: Type.Integer(),
    /** Seats that owe a decision. */
    turn: Type.Array(Seat),
    /** You have given up: a bot plays your seat on, and the game is one of your past ones. */
    resigned: Type.Optional(Type.Literal(true)),
    yourTurn: Type.Boolean(),
    /** When your time is up, if it runs. */
    deadline: orNull(Time),
    places: orNull(Type.Array(Type.Integer())),
    startedAt: Time,
    endedAt: orNull(Time),
  },
  { title: 'GameLine' },
);
export type GameLine = Static<typeof GameLine>;

/** The record of a finished match; see docs/record.md. */
export const RecordFile = Type.Unsafe<MatchRecord>(
  Type.Object(
    {
      format: Type.Literal('signoria-record'),
      version: Type.Integer(),
      game: Type.String(),
      rules: Type.Integer(),
      seats: Type.Integer(),
      options: Options,
      names: Type.Optional(Type.Array(Type.String())),
      commitment: Type.String(),
      seed: Type.String(),
      actions: Type.Array(Type.Tuple([SeatIndex, GameAction])),
      result: Type.Optional(Result),
    },
    { title: 'MatchRecord' },
  ),
);

/** What the server says about a record it has replayed. */
export const Verdict = Type.Object(
  {
    ok: Type.Boolean(),
    commitment: Type.String(),
    seed: Type.String(),
    actions: Type.Integer(),
    problem: Type.Optional(Type.Object({ at: Type.String(), code: Type.String(), expected: Type.String() })),
  },
  { title: 'Verdict' },
);
export type Verdict = Static<typeof Verdict>;
