import { type Kind, undoLimit } from '@signoria/core';
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

export function questionFor(table: Seated): Question {
  return questionWith(table, undoLimit(table.match, table.person) > 0);
}

export function questionWith(table: Seated, mayUndo: boolean): Question {
  const { match, person, words, names } = table;
  const view = match.game.view(match.state, person);
  const legal = match.game.legal(match.state, person);
  const labels = legal.map(action => words.action(action, view, names));
  return { table, view, legal, labels, names: labels.map(label => label.name), mayUndo };
}
