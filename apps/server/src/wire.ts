/**
 * Everything that crosses the wire, for the server and its clients alike. Bodies that come from outside are
 * schemas (checked at the border, shown at /api/docs); what the server says is described by plain types.
 * Nothing here needs Node: a browser may import it. See docs/wire.md.
 */
import type { Result, Seat, Tagged, Who } from '@signoria/table';
import Type, { type Static } from 'typebox';

export * from './errors.ts';

// ---------------------------------------------------------------- people

export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' });
export const GuestBody = Type.Object({ name: Name });
export const AccountBody = Type.Object({
  username: Type.String({ minLength: 3, maxLength: 24, pattern: '^[A-Za-z0-9_.-]+$' }),
  password: Type.String({ minLength: 8, maxLength: 128 }),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' })),
});
export const SignInBody = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
});
export const MeBody = Type.Object({
  name: Type.Optional(Name),
  /** Where to POST a notice when a slow game waits for you; null for nowhere. */
  webhook: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
});
export const KeyBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) });
export const PushBody = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type GuestBody = Static<typeof GuestBody>;
export type AccountBody = Static<typeof AccountBody>;
export type SignInBody = Static<typeof SignInBody>;
export type MeBody = Static<typeof MeBody>;
export type KeyBody = Static<typeof KeyBody>;
export type PushBody = Static<typeof PushBody>;

/** A person as others see one. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me extends Person {
  username: string | null;
  email: string | null;
  webhook: string | null;
  createdAt: number;
}

export interface ApiKey {
  id: string;
  name: string;
  start: string;
  createdAt: number;
}

/** A rating: `shown` is what leaderboards sort by (what one is almost surely worth: 1000 for a newcomer). */
export interface Rating {
  person: Person;
  game: string;
  /** The player-count class: '2', '3-4' or '5-8'. */
  seats: SeatClass;
  mu: number;
  sigma: number;
  shown: number;
  games: number;
}

export type SeatClass = '2' | '3-4' | '5-8';

// ---------------------------------------------------------------- games and bots

export interface GameInfo {
  id: string;
  rulesVersion: number;
  seats: { min: number; max: number };
  /** As in the game's OptionSchema: forms are made from it. */
  fields: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  defaultPreset: string;
  /** Levels of the house bots, weakest first. */
  bots: BotLevel[];
}

export const BotLevel = Type.String({ minLength: 1, maxLength: 24 });
export type BotLevel = Static<typeof BotLevel>;

// ---------------------------------------------------------------- tables

/** No clock; live: a bank and an increment per decision; slow: time per decision. All in milliseconds. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 10_000, maximum: 7_200_000 }),
    increment: Type.Integer({ minimum: 0, maximum: 300_000 }),
  }),
  Type.Object({
    kind: Type.Literal('slow'),
    perMove: Type.Integer({ minimum: 3_600_000, maximum: 1_209_600_000 }),
  }),
]);
export type Clock = Static<typeof Clock>;

export const SeatIndex = Type.Integer({ minimum: 0, maximum: 7 });

export const TableBody = Type.Object({
  game: Type.String({ maxLength: 40 }),
  /** A preset's name and the options that differ from it: `{ preset?, ...options }`. */
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  seats: Type.Integer({ minimum: 1, maximum: 8 }),
  /** Listed for everyone, or found by code alone. Default false. */
  open: Type.Optional(Type.Boolean()),
  /** Default none. */
  clock: Type.Optional(Clock),
  /** Only people in the seats, and the result counts. Default false. */
  rated: Type.Optional(Type.Boolean()),
  /** House bots by seat: null for a person's place. Shorter lists are filled with null. */
  bots: Type.Optional(Type.Array(Type.Union([BotLevel, Type.Null()]), { maxItems: 8 })),
  /** Where the host sits: default the first free seat; null to watch only. */
  sit: Type.Optional(Type.Union([SeatIndex, Type.Null()])),
  /** Whether guests may chat. Default: yes unless the table is open. */
  guestChat: Type.Optional(Type.Boolean()),
});
export const JoinBody = Type.Object({ seat: Type.Optional(SeatIndex) });
export const KickBody = Type.Object({ seat: SeatIndex });
export const BotBody = Type.Object({ seat: SeatIndex, level: Type.Union([BotLevel, Type.Null()]) });
export const TableSettingsBody = Type.Object({
  open: Type.Optional(Type.Boolean()),
  guestChat: Type.Optional(Type.Boolean()),
});
export type TableBody = Static<typeof TableBody>;
export type JoinBody = Static<typeof JoinBody>;
export type KickBody = Static<typeof KickBody>;
export type BotBody = Static<typeof BotBody>;
export type TableSettingsBody = Static<typeof TableSettingsBody>;

export type Sitter =
  | { kind: 'empty' }
  | { kind: 'person'; person: Person; online: boolean }
  | { kind: 'bot'; level: BotLevel };

export type TableStatus = 'waiting' | 'playing' | 'over';

export interface Table {
  /** Six letters and digits; also the invitation: /t/CODE. */
  code: string;
  game: string;
  options: Record<string, unknown>;
  host: Person;
  open: boolean;
  rated: boolean;
  clock: Clock;
  guestChat: boolean;
  status: TableStatus;
  seats: Sitter[];
  /** The match being played, or the last one. */
  match: string | null;
  /** Ids of the people who asked for a rematch since the last match ended. */
  rematch: string[];
  /** Ids of people the host has muted. */
  muted: string[];
  watchers: number;
  createdAt: number;
}

export const ChatBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) });
export const MuteBody = Type.Object({ person: Type.String({ maxLength: 64 }), muted: Type.Boolean() });
export type ChatBody = Static<typeof ChatBody>;
export type MuteBody = Static<typeof MuteBody>;

export interface ChatLine {
  id: string;
  code: string;
  from: Person;
  text: string;
  at: number;
}

// ---------------------------------------------------------------- matches

export type MatchStatus = 'playing' | 'paused' | 'over' | 'aborted';

/** Who owns a seat and who plays it just now. */
export interface MatchSeat {
  /** What to call it: the person's name, or the bot's level. */
  name: string;
  /** Null for a house bot's seat. */
  person: Person | null;
  /** Whoever decides now: the person, a house bot, or a bot that stands in for an absent person. */
  played: 'person' | 'bot' | 'stand-in';
  level: BotLevel | null;
  online: boolean;
  resigned: boolean;
}

/** One line of the match's log. The match's version is the number of its lines; it only grows, an undo included. */
export type LogLine =
  | { version: number; at: number; kind: 'act'; seat: Seat; by: 'person' | 'bot'; events: Tagged[] }
  | { version: number; at: number; kind: 'undo'; seat: Seat; count: number; how: 'own' | 'consent' }
  | { version: number; at: number; kind: 'resign'; seat: Seat }
  | { version: number; at: number; kind: 'abort'; seat: Seat }
  | { version: number; at: number; kind: 'stand-in'; seat: Seat; why: 'time' | 'absent' }
  | { version: number; at: number; kind: 'return'; seat: Seat }
  | { version: number; at: number; kind: 'ask'; seat: Seat; what: 'takeback' | 'pause'; count: number }
  | { version: number; at: number; kind: 'answer'; seat: Seat; what: 'takeback' | 'pause'; agree: boolean }
  | { version: number; at: number; kind: 'pause'; seat: Seat }
  | { version: number; at: number; kind: 'resume'; seat: Seat };

export interface Clocks {
  kind: Clock['kind'];
  /** By seat: milliseconds left (live), or null. Counted down from `at` for the seats in `running`. */
  left: (number | null)[];
  /** By seat: when the time of a running seat is up (epoch ms), or null. */
  deadlines: (number | null)[];
  running: Seat[];
  /** The server's time when this was written. */
  at: number;
}

/** What somebody asked for and who has agreed so far. Everyone who `waits` must agree. */
export interface Request {
  seat: Seat;
  agreed: Seat[];
  waits: Seat[];
}

export interface TakebackRequest extends Request {
  /** How many of the latest moves would go. */
  count: number;
}

/** A match as one viewer may see it. The same shape answers a watch and is pushed after every change. */
export interface MatchState<V = unknown, A = Tagged> {
  match: string;
  code: string;
  game: string;
  rulesVersion: number;
  options: Record<string, unknown>;
  rated: boolean;
  /** The seat you see with, or 'table' for what everyone may see. */
  you: Who;
  status: MatchStatus;
  version: number;
  /** Moves on the board: actions less those taken back. */
  moves: number;
  view: V;
  /** What you may do now; empty when it is not your turn. */
  legal: A[];
  turn: Seat[];
  /** How many of your own latest moves you may take back now. */
  undo: number;
  seats: MatchSeat[];
  clocks: Clocks;
  takeback: TakebackRequest | null;
  pause: Request | null;
  /** Seats others may hand to a bot now, and why. */
  offers: { seat: Seat; why: 'absent' | 'time' }[];
  /** The log lines after version `since`. */
  since: number;
  log: LogLine[];
  commitment: string;
  /** Told when the match is over. */
  seed: string | null;
  result: Result | null;
  /** By seat: 1 for the winner, resignations counted; null while the match goes on. */
  places: number[] | null;
  startedAt: number;
  endedAt: number | null;
}

export const Version = Type.Integer({ minimum: 0 });
export const ActBody = Type.Object({ version: Version, action: Type.Unknown() });
export const UndoBody = Type.Object({
  version: Version,
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export const TakebackBody = Type.Object({
  version: Version,
  count: Type.Integer({ minimum: 1, maximum: 1000 }),
});
export const AnswerBody = Type.Object({ agree: Type.Boolean() });
export const ReplaceBody = Type.Object({ seat: SeatIndex });
export const NoBody = Type.Object({});
export type ActBody = Static<typeof ActBody>;
export type UndoBody = Static<typeof UndoBody>;
export type TakebackBody = Static<typeof TakebackBody>;
export type AnswerBody = Static<typeof AnswerBody>;
export type ReplaceBody = Static<typeof ReplaceBody>;

/** What one may do at a match. Over HTTP: POST /api/matches/:match/<name>; over the socket: `<name>` with `match` added. */
export const MATCH_COMMANDS = {
  act: ActBody,
  undo: UndoBody,
  takeback: TakebackBody,
  'takeback-answer': AnswerBody,
  pause: NoBody,
  'pause-answer': AnswerBody,
  resume: NoBody,
  resign: NoBody,
  abort: NoBody,
  replace: ReplaceBody,
  return: NoBody,
  hint: NoBody,
} as const;
export type MatchCommand = keyof typeof MATCH_COMMANDS;
export type MatchCommandBody<C extends MatchCommand> = Static<(typeof MATCH_COMMANDS)[C]>;

/** What one may do at a table. Over HTTP: POST /api/tables/:code/<name>; over the socket: `<name>` with `code` added. */
export const TABLE_COMMANDS = {
  join: JoinBody,
  leave: NoBody,
  kick: KickBody,
  bot: BotBody,
  settings: TableSettingsBody,
  start: NoBody,
  rematch: NoBody,
  chat: ChatBody,
  mute: MuteBody,
} as const;
export type TableCommand = keyof typeof TABLE_COMMANDS;
export type TableCommandBody<C extends TableCommand> = Static<(typeof TABLE_COMMANDS)[C]>;

/** The answer to `act`, `undo` and the other commands that change a match. */
export interface Done {
  version: number;
  /** True when the same action had been taken before: it was not played twice. */
  again?: boolean;
}

export interface Hint<A = Tagged> {
  version: number;
  action: A;
  candidates: { action: A; winChance: number; margin: number; error: number }[];
}

/** A line of "my games" and of a person's history. */
export interface GameLine {
  match: string;
  code: string;
  game: string;
  status: MatchStatus;
  rated: boolean;
  clock: Clock['kind'];
  seat: Seat;
  names: string[];
  version: number;
  yourTurn: boolean;
  /** When your time is up, if it runs. */
  deadline: number | null;
  places: number[] | null;
  startedAt: number;
  endedAt: number | null;
}

// ---------------------------------------------------------------- the socket

/** What the server sends unasked. What it answers: docs/wire.md. */
export interface ServerEvents {
  table: (table: Table) => void;
  lobby: (open: { tables: Table[] }) => void;
  match: (state: MatchState) => void;
  chat: (line: ChatLine) => void;
  'chat-removed': (line: { code: string; id: string }) => void;
  /** One of your games has changed: its turn, its end, its beginning. Sent to all your sockets. */
  game: (line: GameLine) => void;
  /** The server stops for a moment: reconnect. */
  bye: () => void;
}
