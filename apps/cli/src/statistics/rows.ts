import { closeSync, openSync, writeSync } from 'node:fs';
import { csvLine } from '../csv.ts';
import type { Thing } from './things.ts';

/** One seat of one game. docs/data.md says what each column is. */
export interface Row {
  game: string;
  rules: number;
  preset: string;
  seats: number;
  number: number;
  seat: number;
  order: number;
  bot: string;
  points: number;
  place: number;
  win: number;
  decisions: number;
  things: readonly Thing[];
}

export const COLUMNS: readonly (keyof Row)[] = [
  'game',
  'rules',
  'preset',
  'seats',
  'number',
  'seat',
  'order',
  'bot',
  'points',
  'place',
  'win',
  'decisions',
  'things',
];

export interface RowWriter {
  write(row: Row): void;
  end(): void;
}

/** Held back until there is so much to write. */
const CHUNK = 1 << 16;

/** Writes rows as they come: JSON where the file is called so, one row on each line; else CSV. */
export function rowWriter(file: string): RowWriter {
  const asJson = file.endsWith('.json');
  const descriptor = openSync(file, 'w');
  let text = asJson ? '[' : csvLine(COLUMNS);
  let rows = 0;
  const flush = () => {
    writeSync(descriptor, text);
    text = '';
  };
  return {
    write(row) {
      text += asJson
        ? `${rows++ > 0 ? ',' : ''}\n${JSON.stringify(row)}`
        : csvLine(COLUMNS.map(name => row[name]));
      if (text.length > CHUNK) flush();
    },
    end() {
      if (asJson) text += '\n]\n';
      flush();
      closeSync(descriptor);
    },
  };
}
