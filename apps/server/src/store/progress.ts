import type { Seat } from '@signoria/core';
import type { GameLine } from '@signoria/protocol';

/** A seat whose person owes a decision, and when its time is up, if it runs. */
export interface Waiting {
  seat: Seat;
  deadline: number | null;
}

/** How far a match is, as its lines in lists say it. */
export interface Progress extends Pick<GameLine, 'status' | 'version' | 'turn' | 'places' | 'endedAt'> {
  waiting: readonly Waiting[];
}

/** What the store keeps beside the log, so that lists and timers need not replay it. */
export interface StoredProgress extends Progress {
  /** By seat, once it has been played to its end. */
  scores: readonly number[] | null;
  /** When its clocks must next be looked at: the first deadline of all. */
  clockAt: number | null;
  /** When its bots must next be looked at, if they owe a decision: until then whoever writes this sees to them. */
  botAt: number | null;
}

/** What the lines of all seats of a match have in common, and whom it waits for. */
export interface LineFacts extends Omit<GameLine, 'seat' | 'resigned' | 'yourTurn' | 'deadline'>, Progress {}

/** A line of "my games", pushed or listed: no other place makes one. */
export function gameLine({ waiting, ...facts }: LineFacts, seat: Seat, hasResigned: boolean): GameLine {
  const own = waiting.find(one => one.seat === seat);
  return {
    ...facts,
    seat,
    ...(hasResigned ? { resigned: true as const } : {}),
    yourTurn: own !== undefined,
    deadline: own?.deadline ?? null,
  };
}
