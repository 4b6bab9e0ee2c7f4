import type { Problem } from '@signoria/core';

/** Why a tool does not do what it was asked. Put into words by whoever asked (words/admin). */
export type AdminCode =
  | 'no-data'
  | 'server-running'
  | 'other-version'
  | 'not-empty'
  | 'not-a-backup'
  | 'incomplete'
  | 'differs'
  | 'file-exists'
  | 'no-file'
  | 'cannot-write'
  | 'which-match'
  | 'unknown-match'
  | 'unknown-table'
  | 'unknown-person'
  | 'unknown-report'
  | 'no-password'
  | 'bad-password'
  | 'old-rules'
  | 'still-broken'
  | 'no-lines'
  | 'counted'
  | 'match-over'
  | 'match-exists'
  | 'archived'
  | 'moved-meanwhile';

export function refuse(at: string, code: AdminCode, detail = ''): { ok: false; problem: Problem } {
  return { ok: false, problem: { at, code, expected: detail } };
}
