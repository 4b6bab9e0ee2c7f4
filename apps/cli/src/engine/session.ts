import { type Checked, isObject, type Match, type Problem, type Refusal } from '@signoria/core';

/** One engine process: the table in front of it, if one is laid. */
export interface Session {
  match: Match | null;
  /** Whether the match is known from its deal on. One that was loaded as a bare state has no past. */
  hasPast: boolean;
}

export function newSession(): Session {
  return { match: null, hasPast: false };
}

export type Request = Record<string, unknown>;

/** What a verb answers: fields of its own, or what was wrong with the request. */
export type Answer = Record<string, unknown> | { error: Problem } | { refusal: Refusal };

export function fault(at: string, code: string, expected: string): { error: Problem } {
  return { error: { at, code, expected } };
}

/** A line of input as a request, or what is wrong with it. */
export function readRequest(line: string): Checked<Request> {
  const bad = (code: string, expected: string): Checked<Request> => ({
    ok: false,
    problem: { at: 'line', code, expected },
  });
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch (error) {
    return bad('not-json', `one JSON object, but ${(error as Error).message}`);
  }
  return isObject(found) ? { ok: true, value: found } : bad('not-an-object', 'one JSON object');
}
