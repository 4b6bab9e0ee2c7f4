import type { Kysely, Transaction } from 'kysely';

/**
 * Our tables. Portable types only: text, integers, bigint milliseconds, JSON as text, ids made by us.
 * better-auth keeps its own tables (user, session, account, ...) in the same database.
 */
export interface Database {
  /** better-auth's, like the next two. We read them; what must happen together, or not at all, is written. */
  user: {
    id: string;
    name: string;
    isAnonymous: number | boolean | null;
    username: string | null;
    displayUsername: string | null;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: string;
    updatedAt: string;
  };
  session: { id: string; userId: string };
  setting: { key: string; value: string };
  profile: { person: string; webhook: string | null; email: string | null; crest: string | null };
  friend: { person: string; friend: string; at: number };
  invite: { person: string; code: string; by_person: string; at: number };
  recovery_code: { person: string; hash: string };
  block: { person: string; blocked: string; at: number };
  report: {
    id: string;
    person: string;
    about: string;
    why: string;
    text: string;
    at: number;
    /** When whoever runs the server was done with it. */
    done_at: number | null;
  };
  /** People who may not sign in. */
  ban: { person: string; reason: string; at: number };
  /** What an administrator has changed beside the servers that run, for each of them to handle. */
  notice: { seq: number; at: number; body: string };
  /** People who are being deleted, and the id their past games get. */
  leaving: { person: string; nobody: string };
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
    /** The version of the rules it is played by, and the one it began with where that is another. */
    rules: number;
    rules_began: number | null;
    options: string;
    seed: string;
    clock: string;
    rated: number;
    /** Whether the table was open when it began: what was played at others is for those who played. */
    open: number;
    status: string;
    version: number;
    /** Seats that owe a decision, as JSON. */
    turn: string;
    /** Those of them whose person owes it, each with its own deadline, as JSON (Waiting[]). */
    waiting: string;
    /** When its clocks must next be looked at: the first deadline, or later while a process looks at it. */
    clock_at: number | null;
    /** When its bots must next be looked at: they owe a decision, and until then a process sees to it. */
    bot_at: number | null;
    /** Why its log cannot be read: it is left alone until somebody has mended it. */
    broken: string | null;
    /** The file its log has been moved to: what is listed about it stays, the game itself is there. */
    archived: string | null;
    places: string | null;
    /** By seat, as JSON; null where nothing was played to its end. */
    scores: string | null;
    /** Whether its result has gone into the ratings. */
    counted: number;
    started_at: number;
    ended_at: number | null;
  };
  match_seat: {
    match: string;
    seat: number;
    /** Null for a bot. */
    person: string | null;
    name: string;
    guest: number;
    level: string | null;
    /** Of the match, for lists in that order. */
    started_at: number;
    resigned: number;
  };
  match_log: { match: string; seq: number; at: number; kind: string; seat: number; body: string };
  /** Finished matches looked at again by a seat, and those that are to be. */
  review: {
    id: string;
    match: string;
    seat: number;
    /** Who asked; null when that person is no more. */
    person: string | null;
    asked_at: number;
    /** When a node may take it up: until then another is at it. Null when nothing is left to do. */
    due_at: number | null;
    /** The node that has it. */
    node: string | null;
    /** How often it was taken up. */
    tries: number;
    /** How much is done, in thousandths. */
    done: number;
    /** The review as JSON; null as long as there is none. */
    body: string | null;
  };
  /** What people who were away are to hear of, as long as not all their browsers and webhooks have it. */
  notification: {
    id: string;
    person: string;
    type: 'your-turn' | 'over' | 'began' | 'reviewed' | 'invited';
    /** The match, or the code of the table. One for each person: later news takes the place of earlier. */
    about: string;
    made_at: number;
    /** When a node may take it up: until then another is at it, or it waits for another try. */
    due_at: number;
    /** The node that has it. */
    node: string | null;
    /** How often it was taken up. */
    tries: number;
    /** The addresses that have it already, as JSON. */
    told: string;
  };
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
  /** What a rating was after each match. */
  rating_change: {
    person: string;
    match: string;
    game: string;
    seats: string;
    shown: number;
    at: number;
  };
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
