import { existsSync } from 'node:fs';
import type { Checked } from '@signoria/core';
import { type BackupLine, dump } from './dump.ts';
import { linesIn, writeLines } from './lines.ts';
import { load } from './load.ts';
import type { Admin } from './open.ts';
import type { Tally } from './portable.ts';
import { refuse } from './refuse.ts';

/** Writes a backup while the server runs. */
export async function backUp({ store }: Admin, file: string): Promise<Checked<{ rows: number }>> {
  let rows = 0;
  async function* lines() {
    for await (const line of dump(store, Date.now())) {
      if (Array.isArray(line)) rows++;
      yield line;
    }
  }
  const written = await writeLines(file, lines());
  return written.ok ? { ok: true, value: { rows } } : written;
}

/** Puts a backup into the store, which no server may be using. */
export async function restore(
  admin: Admin,
  file: string,
  isReplacing: boolean,
): Promise<Checked<Map<string, Tally>>> {
  if (!existsSync(file)) return refuse(file, 'no-file');
  try {
    return await load(admin, linesIn<BackupLine>(file), isReplacing);
  } catch (error) {
    // A file cut short, or of another making: gunzip and JSON say so each in its way.
    if (error instanceof SyntaxError || /^(Z_|ERR_)/.test(String((error as { code?: unknown }).code)))
      return refuse(file, 'not-a-backup', (error as Error).message);
    throw error;
  }
}

/** Everything from one store into another: a backup and a restore without the file between. */
export function move(from: Admin, to: Admin, isReplacing: boolean): Promise<Checked<Map<string, Tally>>> {
  return load(to, dump(from.store, Date.now()), isReplacing);
}
