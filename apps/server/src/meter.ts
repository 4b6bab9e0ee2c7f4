/** How an action of a seat was answered. */
export type ActionResult = 'done' | 'refused' | 'failed';

/**
 * What is counted while the server works. Nothing told to it says who somebody is or which match it was, and each word has
 * few values: what is counted may be looked at by whoever runs the server, and kept for years.
 */
export interface Meter {
  /** A request was answered; the route is the pattern it fits, not the address. */
  answered(method: string, route: string, status: number, ms: number): void;
  /** An action was acknowledged, so long after it had arrived. */
  acted(way: 'http' | 'socket', game: string, result: ActionResult, ms: number): void;
  /** A change was written to the store, or was not, so long after it was asked for. */
  written(isWritten: boolean, ms: number): void;
  /** A bot has chosen, or another choice was made for it; the time it waited for a thread included. */
  decided(game: string, isOwnChoice: boolean, ms: number): void;
  /** A review has come to its end, was given up or stopped; the time it waited is not counted. */
  reviewed(game: string, result: 'ready' | 'failed' | 'stopped', ms: number): void;
  /** Somebody who is away was told, was not and will be tried again, or was given up. */
  notified(by: 'push' | 'webhook', result: 'sent' | 'postponed' | 'failed'): void;
  /** A stream was opened (1) or closed (-1). */
  streamed(change: 1 | -1): void;
  /** A background job was broken off. */
  interrupted(): void;
}

/** For a server that is not asked for figures. */
export const NO_METER: Meter = {
  answered: () => undefined,
  acted: () => undefined,
  written: () => undefined,
  decided: () => undefined,
  reviewed: () => undefined,
  notified: () => undefined,
  streamed: () => undefined,
  interrupted: () => undefined,
};
