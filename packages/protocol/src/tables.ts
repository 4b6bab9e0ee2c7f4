import type { MaterialFile } from '@signoria/core';
import Type, { type Static } from 'typebox';
import { bodyOf, Options, oneOf, orNull, SeatIndex, Time } from './parts.ts';
import { Person } from './people.ts';

export const BotLevel = Type.String({ minLength: 1, maxLength: 24 });
export type BotLevel = Static<typeof BotLevel>;

/** A whole file of printed material, as docs/schemas has it. */
const Printing = Type.Unsafe<MaterialFile>(
  Type.Object(
    { game: Type.String(), title: Type.String() },
    { additionalProperties: true, title: 'Printing' },
  ),
);

export const GameInfo = Type.Object(
  {
    id: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    /** As in the game's OptionSchema: forms are made from it. */
    fields: Type.Record(Type.String(), Type.Unknown()),
    presets: Type.Record(Type.String(), Options),
    defaultPreset: Type.String(),
    /** Levels of the bots, weakest first. */
    bots: Type.Array(BotLevel),
    /** The printing that tables of this server play with where their options name no `material`; null: the usual one. */
    printing: orNull(Printing),
  },
  { title: 'GameInfo' },
);
export type GameInfo = Static<typeof GameInfo>;

/**
 * Time control: none; live, with a starting time and an increment per decision; or slow (correspondence),
 * with a time per decision. All in milliseconds.
 */
export const Clock = Type.Union(
  [
    bodyOf({ kind: Type.Literal('none') }),
    bodyOf({
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10_000, maximum: 7_200_000 }),
      increment: Type.Integer({ minimum: 0, maximum: 300_000 }),
    }),
    bodyOf({
      kind: Type.Literal('slow'),
      perMove: Type.Integer({ minimum: 3_600_000, maximum: 1_209_600_000 }),
    }),
  ],
  { title: 'Clock' },
);
export type Clock = Static<typeof Clock>;

export const TableBody = bodyOf({
  game: Type.String({ maxLength: 40 }),
  /**
   * A preset's name and the options that differ from it: `{ preset?, ...options }`. Without `material` the table plays
   * with the printing of the server, with null by the usual one.
   */
  options: Type.Optional(Options),
  seats: Type.Integer({ minimum: 1, maximum: 8 }),
  /** Listed for everyone, or found by code alone. Default false. */
  open: Type.Optional(Type.Boolean()),
  /** Default none. */
  clock: Type.Optional(Clock),
  /** Only people in the seats, and the result counts. Default false. */
  rated: Type.Optional(Type.Boolean()),
  /** Bot levels by seat; null for a seat without a bot. Shorter lists are filled with null. */
  bots: Type.Optional(Type.Array(orNull(BotLevel), { maxItems: 8 })),
  /** Where the host sits: default the first free seat; null to watch only. */
  sit: Type.Optional(orNull(SeatIndex)),
  /** Whether guests may chat. Default: yes unless the table is open. */
  guestChat: Type.Optional(Type.Boolean()),
});
export const JoinBody = bodyOf({ seat: Type.Optional(SeatIndex) });
export const KickBody = bodyOf({ seat: SeatIndex });
export const BotBody = bodyOf({ seat: SeatIndex, level: orNull(BotLevel) });
/** `open` and `guestChat` can change at any time, everything else only before the start. */
export const TableSettingsBody = bodyOf({
  open: Type.Optional(Type.Boolean()),
  guestChat: Type.Optional(Type.Boolean()),
  options: Type.Optional(Options),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  clock: Type.Optional(Clock),
  rated: Type.Optional(Type.Boolean()),
});
export type TableBody = Static<typeof TableBody>;
export type JoinBody = Static<typeof JoinBody>;
export type KickBody = Static<typeof KickBody>;
export type BotBody = Static<typeof BotBody>;
export type TableSettingsBody = Static<typeof TableSettingsBody>;

export const Sitter = Type.Union(
  [
    Type.Object({ kind: Type.Literal('empty') }),
    Type.Object({ kind: Type.Literal('person'), person: Person, online: Type.Boolean() }),
    Type.Object({ kind: Type.Literal('bot'), level: BotLevel }),
  ],
  { title: 'Sitter' },
);
export type Sitter = Static<typeof Sitter>;

export const TableStatus = oneOf('waiting', 'playing', 'over');
export type TableStatus = Static<typeof TableStatus>;

export const Table = Type.Object(
  {
    /** Six letters and digits; also the invitation: /t/CODE. */
    code: Type.String(),
    game: Type.String(),
    options: Options,
    host: Person,
    open: Type.Boolean(),
    rated: Type.Boolean(),
    clock: Clock,
    guestChat: Type.Boolean(),
    status: TableStatus,
    seats: Type.Array(Sitter),
    /** The match being played, or the last one. */
    match: orNull(Type.String()),
    /** Ids of the people who asked for a rematch since the last match ended. */
    rematch: Type.Array(Type.String()),
    /** Ids of people the host has muted. */
    muted: Type.Array(Type.String()),
    watchers: Type.Integer(),
    createdAt: Time,
  },
  { title: 'Table' },
);
export type Table = Static<typeof Table>;

export const ChatBody = bodyOf({ text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) });
export const MuteBody = bodyOf({ person: Type.String({ maxLength: 64 }), muted: Type.Boolean() });
export type ChatBody = Static<typeof ChatBody>;
export type MuteBody = Static<typeof MuteBody>;

export const ChatLine = Type.Object(
  { id: Type.String(), code: Type.String(), from: Person, text: Type.String(), at: Time },
  { title: 'ChatLine' },
);
export type ChatLine = Static<typeof ChatLine>;

export const NoBody = bodyOf({});
