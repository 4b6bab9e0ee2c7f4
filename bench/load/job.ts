/** What the process of clients is told to do, and what it answers. */

export interface Job {
  /** The nodes of the server; seats are spread over them. */
  urls: readonly string[];
  at: 'signoria' | 'boardgame.io';
  /** Games of the tables, taken in turn. */
  games: readonly string[];
  seats: number;
  tables: number;
  /** Tables of one person and champions, besides those that are measured. */
  botTables?: number;
  /** Visitors who look on at the first table. */
  onlookers?: number;
}

/** One stretch of play: so many actions a second over all tables, or as fast as answers come. */
export interface Stretch {
  /** Actions a second; null: each table plays on as soon as its last seat has seen the action. */
  rate: number | null;
  seconds: number;
  /** Whether the tables with champions are played too. */
  withBots?: boolean;
}

export interface Measured {
  /** From the sending of each action to the moment its last seat had the view after it, in ms. */
  took: readonly number[];
  /** Actions a second that were made. */
  rate: number;
  /** Bytes received by all sockets. */
  bytes: number;
  /** Decisions of champions meanwhile. */
  botMoves: number;
}

/** What one tells the process of clients, and what it says. */
export type Told = { open: Job } | { play: Stretch };
export type Said = { opened: true } | { measured: Measured } | { failed: string };
