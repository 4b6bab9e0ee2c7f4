import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Checked } from '@signoria/core';
import { refuse } from './refuse.ts';

/** Passwords, keys and seeds are in what we write. */
export const OWNER_ONLY = 0o600;

/** Writes values to a compressed file, one a line. It gets its name when it is whole. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<Checked<null>> {
  if (existsSync(file)) return refuse(file, 'file-exists');
  const part = `${file}.part`;
  async function* text() {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  }
  const lines = text();
  try {
    // Before anything is read.
    const out = await open(part, 'w', OWNER_ONLY);
    await pipeline(Readable.from(lines), createGzip(), out.createWriteStream({ flush: true }));
  } catch (error) {
    // Whoever reads the store lets go of it first.
    await lines.return();
    rmSync(part, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'open' || code === 'ENOSPC') return refuse(file, 'cannot-write', code);
    throw error;
  }
  renameSync(part, file);
  return { ok: true, value: null };
}

/** The values in such a file, one after the other. */
export async function* linesIn<T>(file: string): AsyncGenerator<T> {
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
