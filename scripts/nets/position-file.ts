import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Positions as learners read them: rows of 16-bit numbers with the lower byte first. In each row the inputs that are on,
 * the rest filled with NOTHING; then the share of the win in WHOLE-ths, and points ahead of the best other seat.
 */
export const NOTHING = 0xffff;
/** Divides by every number of seats. */
export const WHOLE = 840;
/** Room for so many inputs; what is on beyond them is left out. */
export const ROOM = 126;
export const ROW = ROOM + 2;

/*
 * Choices have rows of their own: the inputs that are on, then so many pairs of an answer (the net's output) and what the
 * search found it worth, as utility in FINE-ths, the present policy's choice first; the rest filled with NOTHING.
 */
export const CHOICE_ROOM = 158;
export const PAIRS = 32;
export const CHOICE_ROW = CHOICE_ROOM + 2 * PAIRS;
export const FINE = 50_000;

/** How long the rows of a file are, and how many inputs they have room for. */
export interface Form {
  readonly row: number;
  readonly room: number;
}

export const POSITION: Form = { row: ROW, room: ROOM };
export const CHOICE: Form = { row: CHOICE_ROW, room: CHOICE_ROOM };

const ENDING = '.positions';

export function writePositions(file: string, rows: Uint16Array): void {
  // Named at the end: a file that was broken off is not taken for a whole one.
  writeFileSync(`${file}.part`, rows);
  renameSync(`${file}.part`, file);
}

export function chunkFile(folder: string, chunk: number): string {
  return join(folder, `${String(chunk).padStart(6, '0')}${ENDING}`);
}

export function isMade(folder: string, chunk: number): boolean {
  return existsSync(chunkFile(folder, chunk));
}

/** All rows of a folder, chunk after chunk. */
export function readPositions(folder: string): Uint16Array {
  const files = readdirSync(folder)
    .filter(name => name.endsWith(ENDING))
    .sort();
  const bytes = Buffer.concat(files.map(name => readFileSync(join(folder, name))));
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
}
