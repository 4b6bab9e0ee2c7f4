import type { MatchRecord, Problem } from '@signoria/core';
import type { Answer, Snapshot } from '../source.ts';
import type { SavedMatch } from './saved.ts';

/** What the page asks of the worker. */
export type Ask =
  | { type: 'open'; saved: SavedMatch }
  /** `graceMs`: how long bots hold still after it, where it may be taken back. */
  | { type: 'act'; call: number; action: unknown; graceMs: number }
  | { type: 'undo'; call: number; graceMs: number }
  | { type: 'lift' }
  | { type: 'record'; call: number }
  | { type: 'earlier'; call: number; moves: number }
  | { type: 'verify'; call: number; record: unknown };

/** What the worker tells the page. */
export type Tell =
  | { type: 'state'; state: Snapshot; saved: SavedMatch }
  | { type: 'failed'; problem: string }
  | { type: 'answer'; call: number; answer: Answer }
  | { type: 'record'; call: number; record: MatchRecord }
  | { type: 'earlier'; call: number; state: Snapshot | null }
  | { type: 'verified'; call: number; problem: Problem | null };
