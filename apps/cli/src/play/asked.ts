import type { Kind } from '@signoria/core';
import type { Label } from '@signoria/words';
import type { Seated } from './seated.ts';

/** What the person is asked now. */
export interface Question {
  table: Seated;
  view: Kind['view'];
  legal: readonly Kind['action'][];
  /** By choice: what it is called and what it does. */
  labels: readonly Label[];
  names: readonly string[];
  mayUndo: boolean;
}
