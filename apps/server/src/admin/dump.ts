import type { Db } from '../store/database.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Store } from '../store/open.ts';
import { openTally, type PortableRow, pagesOf, portableTables, type Tally } from './portable.ts';

export const BACKUP_FORMAT = 'signoria-backup';
export const BACKUP_VERSION = 1;

/** The lines of a backup: a head, each table with its rows and what they come to, an end. docs/backup.md describes them. */
export type BackupLine =
  | { format: typeof BACKUP_FORMAT; version: number; madeAt: number; tables: readonly string[] }
  | { table: string; columns: readonly string[] }
  | PortableRow
  | (Tally & { of: string })
  | { end: true };

/** What a store must have been brought up to, to be the same in two places. */
export function layout(): readonly string[] {
  return Object.keys(MIGRATIONS);
}

/**
 * Everything in a store as it is at one moment, line by line, while others go on writing: one transaction that sees nothing
 * of what comes after its first look.
 */
export async function* dump(store: Store, now: number): AsyncGenerator<BackupLine> {
  const tables = await portableTables(store.db);
  const begin = store.db.startTransaction();
  const snapshot = await (store.kind === 'postgres'
    ? begin.setIsolationLevel('repeatable read').setAccessMode('read only')
    : begin
  ).execute();
  try {
    yield { format: BACKUP_FORMAT, version: BACKUP_VERSION, madeAt: now, tables: layout() };
    for (const table of tables) {
      const tally = openTally();
      yield { table: table.name, columns: table.columns.map(({ name }) => name) };
      for await (const page of pagesOf(snapshot, table))
        for (const row of page) {
          tally.add(row);
          yield row;
        }
      yield { of: table.name, ...tally.total() };
    }
    yield { end: true };
  } finally {
    await snapshot.rollback().execute();
  }
}

/** What each table of a store comes to. */
export async function tallies(db: Db): Promise<Map<string, Tally>> {
  const found = new Map<string, Tally>();
  for (const table of await portableTables(db)) {
    const tally = openTally();
    for await (const page of pagesOf(db, table)) for (const row of page) tally.add(row);
    found.set(table.name, tally.total());
  }
  return found;
}
