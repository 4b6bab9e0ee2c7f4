import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { MatchChange } from './changes.ts';
import { MATCH_COMMANDS, TABLE_COMMANDS } from './commands.ts';
import { GameLine, MatchState } from './matches.ts';
import { bodyOf } from './parts.ts';
import { ChatLine, NoBody, Table } from './tables.ts';

/** What goes over a socket: the messages a client sends, each with its acknowledgement, and what the server says unasked. */

const OfTable = bodyOf({ code: Type.String({ maxLength: 20 }) });
const OfMatch = bodyOf({ match: Type.String({ maxLength: 64 }) });
const Nothing = Type.Object({});

const WATCHES = {
  'watch-table': { body: OfTable, ack: Type.Object({ table: Table, chat: Type.Array(ChatLine) }) },
  'unwatch-table': { body: OfTable, ack: Nothing },
  'watch-lobby': { body: NoBody, ack: Type.Object({ tables: Type.Array(Table) }) },
  'unwatch-lobby': { body: NoBody, ack: Nothing },
  'watch-match': {
    body: bodyOf({
      ...OfMatch.properties,
      since: Type.Optional(Type.Integer({ minimum: 0 })),
      /** From now on only what changes: `match-change` instead of `match`. */
      changes: Type.Optional(Type.Literal(true)),
      /** Of its table, where that is not open. */
      code: Type.Optional(OfTable.properties.code),
    }),
    /** With changes: the number of what was told last, which the next follows on. */
    ack: Type.Object({ state: MatchState, serial: Type.Optional(Type.Integer()) }),
  },
  'unwatch-match': { body: OfMatch, ack: Nothing },
} as const;

type Of<B extends TObject, About extends TObject> = Static<About> & Static<B>;
type MatchCommands = typeof MATCH_COMMANDS;
type TableCommands = typeof TABLE_COMMANDS;

/** The payload of each message. */
export type Messages = { [W in keyof typeof WATCHES]: Static<(typeof WATCHES)[W]['body']> } & {
  [C in keyof MatchCommands]: Of<MatchCommands[C]['body'], typeof OfMatch>;
} & { [C in keyof TableCommands]: Of<TableCommands[C]['body'], typeof OfTable> };
export type Message = keyof Messages;

/** The acknowledgement of each message, if it succeeds; otherwise it is an error. */
export type Acks = { [W in keyof typeof WATCHES]: Static<(typeof WATCHES)[W]['ack']> } & {
  [C in keyof MatchCommands]: Static<MatchCommands[C]['answer']>;
} & { [C in keyof TableCommands]: C extends 'chat' ? { line: ChatLine } : { table: Table } };

/** The schemas of each message and its acknowledgement. A command concerns a match or a table. */
export const MESSAGES: Readonly<Record<Message, { body: TObject; ack: TSchema }>> = {
  ...WATCHES,
  ...mapped(MATCH_COMMANDS, ({ body, answer }) => ({ body: withFields(OfMatch, body), ack: answer })),
  ...mapped(TABLE_COMMANDS, ({ body, answer }) => ({
    body: withFields(OfTable, body),
    ack: Type.Object(answer === ChatLine ? { line: ChatLine } : { table: Table }),
  })),
};

function withFields(about: TObject, body: TObject): TObject {
  return bodyOf({ ...about.properties, ...body.properties });
}

function mapped<N extends string, A, B>(of: Readonly<Record<N, A>>, to: (one: A) => B): Record<N, B> {
  return Object.fromEntries(Object.entries<A>(of).map(([name, one]) => [name, to(one)])) as Record<N, B>;
}

/** What the server pushes. */
export const EVENTS = {
  table: Table,
  lobby: Type.Object({ tables: Type.Array(Table) }),
  match: MatchState,
  'match-change': MatchChange,
  chat: ChatLine,
  'chat-removed': Type.Object({ code: Type.String(), id: Type.String() }),
  /** One of your games has changed: its turn, its end, its beginning. Sent to all your sockets. */
  game: GameLine,
  /** The server stops for a moment: reconnect. */
  bye: null,
} as const;
type Events = typeof EVENTS;

export type ServerEvents = {
  [E in keyof Events]: Events[E] extends TSchema ? (body: Static<Events[E]>) => void : () => void;
};
