import type { Game, OptionField, Problem } from '@signoria/core';
import { plain } from './plain.ts';
import type { Terminal } from './terminal.ts';

/** What a command ends with: 0 when all went well, 2 when what it was given was not right. */
export type ExitCode = 0 | 1 | 2;

/** Says in one line what is wrong and where. */
export function complain(terminal: Terminal, { at, code, expected }: Problem): ExitCode {
  const { cli } = terminal;
  terminal.note(`signoria: ${plain(cli.problem(at, cli.problems[code], expected))}`);
  return 2;
}

/** A problem whose detail reads the same in every language: figures, names, numbers of rules. */
export function problem(at: string, code: string, detail = ''): { ok: false; problem: Problem } {
  return { ok: false, problem: { at, code, expected: detail } };
}

/** The closest of `known` to what was typed, when it is close enough to have been meant. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  const near = known
    .map(name => ({ name, distance: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.max(1, near.name.length * 0.4) ? near.name : undefined;
}

/** Letters to add, drop or change, or to swap with their neighbours. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? rows[i - 2][j - 2] + 1 : change;
      row.push(Math.min(change, swap, rows[i - 1][j] + 1, row[j - 1] + 1));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}

/** The known names as a detail, or the one that was probably meant. */
export function names(terminal: Terminal, typed: string, known: readonly string[]): string {
  const meant = closest(typed, known);
  return meant ? terminal.cli.didYouMean(meant) : known.join(', ');
}

/** A problem the table found in options or seats, its English detail replaced by one that needs no language. */
export function neutral(terminal: Terminal, found: Problem, game: Game): Problem {
  if (found.at.startsWith('options.material') && found.code !== 'unknown-option') return found;
  const name = found.at.slice('options.'.length);
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  switch (found.code) {
    case 'unknown-preset':
      return { ...found, expected: Object.keys(game.options.presets).join(', ') };
    case 'unknown-option':
      return { ...found, expected: names(terminal, name, Object.keys(fields)) };
    case 'bad-value':
      return { ...found, expected: valuesOf(fields[name]) };
    default:
      return { ...found, expected: '' };
  }
}

export function seatsOf(game: Game): string {
  const { min, max } = game.seats;
  return min === max ? String(min) : `${min}–${max}`;
}

/** What an option may be, as one would type it. */
export function valuesOf(field: OptionField): string {
  switch (field.type) {
    case 'boolean':
      return 'true, false';
    case 'integer':
      return `${field.minimum}–${field.maximum}`;
    case 'string':
      return field.enum.join(', ');
    case 'array':
      return field.items.enum.join(',');
  }
}
