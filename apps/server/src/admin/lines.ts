import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Passwords, keys and seeds are in what we write. */
export const OWNER_ONLY = 0o600;

/** Writes values to a compressed file, one a line. It gets its name when it is whole; false when there is one already. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<boolean> {
  if (existsSync(file)) return false;
  const part = `${file}.part`;
  async function* text() {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  }
  try {
    const out = createWriteStream(part, { mode: OWNER_ONLY, flush: true });
    await pipeline(Readable.from(text()), createGzip(), out);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  renameSync(part, file);
  return true;
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
