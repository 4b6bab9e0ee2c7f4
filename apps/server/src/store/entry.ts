import type { Seat, Tagged } from '@signoria/core';

export type Ask = 'takeback' | 'pause';

/**
 * One line of a match's log as the store keeps it. The log is the match: it only grows, and all else (board, clocks,
 * requests, who plays which seat) is folded from it. The version of a match is the number of its entries.
 */
export type Entry = { at: number } & (
  | { kind: 'act'; seat: Seat; by: 'person' | 'bot'; action: Tagged }
  | { kind: 'undo'; seat: Seat; count: number; how: 'own' | 'consent' }
  | { kind: 'ask'; seat: Seat; what: Ask; count: number }
  | { kind: 'answer'; seat: Seat; what: Ask; agree: boolean }
  | { kind: 'pause'; seat: Seat }
  | { kind: 'resume'; seat: Seat }
  | { kind: 'resign'; seat: Seat }
  | { kind: 'abort'; seat: Seat }
  | { kind: 'stand-in'; seat: Seat; why: 'time' | 'absent' }
  | { kind: 'return'; seat: Seat }
);
