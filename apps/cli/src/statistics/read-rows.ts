import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Checked } from '@signoria/core';
import { problem } from '../complaint.ts';
import { COLUMNS, type Row } from './rows.ts';

const TEXTS: readonly (keyof Row)[] = ['game', 'preset', 'bot', 'things'];

/** Reads what `sim --rows` wrote, row by row; says in which line it is something else. */
export async function readRows(file: string, take: (row: Row) => void): Promise<Checked<number>> {
  let number = 0;
  const rowOf = file.endsWith('.json') ? rowInJson : rowInCsv;
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      number++;
      const row = rowOf(line, number);
      if (row === undefined) return problem(`${file}: ${number}`, 'not-a-row', COLUMNS.join(', '));
      if (row) take(row);
    }
  } catch (error) {
    return problem(file, 'cannot-read', (error as NodeJS.ErrnoException).code);
  }
  return { ok: true, value: number };
}

/** A row; null for a line that holds none, undefined for one that should. */
function rowInJson(line: string): Row | null | undefined {
  if (line === '[' || line === ']' || line === '') return null;
  try {
    return checked(JSON.parse(line.replace(/,$/, '')));
  } catch {
    return undefined;
  }
}

function rowInCsv(line: string, number: number): Row | null | undefined {
  const cells = line.split(',');
  if (number === 1) return cells.join() === COLUMNS.join() ? null : undefined;
  if (line === '') return null;
  if (cells.length !== COLUMNS.length) return undefined;
  const entries = COLUMNS.map((name, i) => [name, TEXTS.includes(name) ? cells[i] : Number(cells[i])]);
  const row = Object.fromEntries(entries);
  return checked({ ...row, things: row.things === '' ? [] : String(row.things).split(' ') });
}

function checked(row: Record<keyof Row, unknown>): Row | undefined {
  const fits = COLUMNS.every(name => {
    const value = row[name];
    if (name === 'things') return Array.isArray(value);
    return TEXTS.includes(name) ? typeof value === 'string' && value !== '' : Number.isFinite(value);
  });
  return fits ? (row as unknown as Row) : undefined;
}
