import type { Match, Problem, Refusal } from '@signoria/core';
import type { Request } from './request.ts';

/** A match on a table of the engine. */
export interface Table {
  readonly match: Match;
  /** Whether the match is known from its deal on. One that was loaded as a bare state has no past. */
  readonly hasPast: boolean;
}

/** One engine process: the tables laid in it, by name. */
export interface Session {
  readonly tables: Map<string, Table>;
}

export function newSession(): Session {
  return { tables: new Map() };
}

/** The table of those who name none. */
export const DEFAULT_TABLE = '';

/** What a verb answers: fields of its own, or what was wrong with the request. */
export type Answer = Record<string, unknown> | { error: Problem } | { refusal: Refusal };

/** Does what a request names. A table is laid, changed or put away only when nothing is wrong. */
export type Verb = (session: Session, request: Request) => Answer;

export function fault(at: string, code: string, expected: string): { error: Problem } {
  return { error: { at, code, expected } };
}

/** The table a request names, or null when that is no name. */
export function tableName({ table = DEFAULT_TABLE }: Request): string | null {
  return typeof table === 'string' ? table : null;
}

export function badTableName(): Answer {
  return fault('table', 'bad-name', 'any text');
}
