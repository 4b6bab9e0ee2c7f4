/**
 * Everything that crosses the wire, for the server and its clients alike, as schemas: what comes from outside is
 * checked against them at the border, what the server says is shown by them at /api/docs and held to them by a test.
 * Nothing here needs Node: a browser may import it. See docs/wire.md.
 */
import type { GameLine, MatchState } from './matches.ts';
import type { ChatLine, Table } from './tables.ts';

export * from './commands.ts';
export * from './errors.ts';
export * from './matches.ts';
export * from './parts.ts';
export * from './people.ts';
export * from './person-file.ts';
export * from './tables.ts';

/** What the server sends over a socket unasked. What it answers: docs/wire.md. */
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
