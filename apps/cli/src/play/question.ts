import { type Kind, undoLimit } from '@signoria/core';
import type { Label } from '@signoria/words';
import { attemptsIn } from '../attempts/index.ts';
import { keysOf } from './choices.ts';
import { labelOf, type Seated } from './seated.ts';

/** What the person is asked now. */
export interface Question {
  table: Seated;
  view: Kind['view'];
  legal: readonly Kind['action'][];
  /** By choice: what it is called and what it does. */
  labels: readonly Label[];
  names: readonly string[];
  /** By choice: the number it goes by. */
  keys: readonly number[];
  /** The type of move that a number alone stands for, if there is one. */
  byNumber: Kind['action']['type'] | null;
  mayUndo: boolean;
}

export function questionFor(table: Seated): Question {
  return questionWith(table, undoLimit(table.match, table.person) > 0);
}

export function questionWith(table: Seated, mayUndo: boolean): Question {
  const { match, person } = table;
  const view = match.game.view(match.state, person);
  const legal = match.game.legal(match.state, person);
  const labels = legal.map(action => labelOf(table, action, view));
  const labelNames = labels.map(label => label.name);
  const byNumber = attemptsIn(match.game.id).byNumber?.(view) ?? null;
  const own = byNumber === null ? null : legal.map(({ type }) => type === byNumber);
  return {
    table,
    view,
    legal,
    labels,
    names: labelNames,
    keys: keysOf(labelNames, own),
    byNumber,
    mayUndo,
  };
}
