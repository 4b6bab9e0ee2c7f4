import type { Kysely, Transaction } from 'kysely';

/**
 * Our tables. Portable types only: text, integers, bigint milliseconds, JSON as text, ids made by us.
 * better-auth keeps its own tables (user, session, account, ...) in the same database.
 */
export interface Database {
  /** better-auth's, read only. */
  user: { id: string; name: string; isAnonymous: number | boolean | null };
  setting: { key: string; value: string };
  profile: { person: string; webhook: string | null };
  push: { endpoint: string; person: string; p256dh: string; auth: string };
  game_table: {
    code: string;
    game: string;
    status: string;
    open: number;
    slow: number;
    /** The whole row as JSON (TableRow). */
    body: string;
    revision: number;
    changed_at: number;
  };
  table_person: { code: string; person: string };
  match: {
    id: string;
    code: string;
    game: string;
    rules: number;
    options: string;
    seed: string;
    clock: string;
    rated: number;
    status: string;
    version: number;
    /** Seats that owe a decision, as JSON. */
    turn: string;
    /** Those of them whose person owes it, each with its own deadline, as JSON (Waiting[]). */
    waiting: string;
    /** When the first running clock is up. */
    deadline: number | null;
    /** Whether a bot owes a decision. */
    bot_due: number;
    places: string | null;
    /** Whether its result has gone into the ratings. */
    counted: number;
    started_at: number;
    ended_at: number | null;
  };
  match_seat: {
    match: string;
    seat: number;
    /** Null for a house bot. */
    person: string | null;
    name: string;
    guest: number;
    level: string | null;
  };
  match_log: { match: string; seq: number; at: number; kind: string; seat: number; body: string };
  chat_line: {
    id: string;
    code: string;
    person: string;
    name: string;
    guest: number;
    text: string;
    at: number;
  };
  rating: {
    person: string;
    game: string;
    seats: string;
    mu: number;
    sigma: number;
    shown: number;
    games: number;
  };
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
