import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Config } from '../config.ts';
import type { Database, Db } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { groupWriter, pooledWriter, type Writer } from './writer.ts';

export type Kind = 'sqlite' | 'postgres';

export interface Store extends Writer {
  readonly kind: Kind;
  readonly db: Db;
  close(): Promise<void>;
}

/** PostgreSQL when there is an address for it, else one SQLite file. */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl) return storeOn('postgres', await postgres(config.databaseUrl));
  const file = sqliteFile(config.dataDir);
  const store = await storeOn('sqlite', new SqliteDialect({ database: file }));
  // An acknowledged move survives a power cut: every commit is synced from here on.
  file.pragma('synchronous = FULL');
  return store;
}

async function postgres(connectionString: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  // Milliseconds since 1970 fit a double, and counts do too.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 10, types }) });
}

function sqliteFile(dataDir: string): Sqlite.Database {
  if (dataDir !== 'memory') mkdirSync(dataDir, { recursive: true });
  const file = new Sqlite(dataDir === 'memory' ? ':memory:' : join(dataDir, 'signoria.db'));
  file.pragma('journal_mode = WAL');
  // A migration that a power cut undoes is done again at the next start: it need not wait for the disk.
  file.pragma('synchronous = NORMAL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return file;
}

/** A store on any dialect, brought up to date. */
export async function storeOn(kind: Kind, dialect: Dialect, grouped = kind === 'sqlite'): Promise<Store> {
  const db = new Kysely<Database>({ dialect });
  await migrate(db);
  const writer = grouped ? groupWriter(db) : pooledWriter(db);
  return {
    kind,
    db,
    ...writer,
    async close() {
      await writer.idle();
      await db.destroy();
    },
  };
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A value made once for the life of the data: keys and secrets. The first to write it wins. */
export async function settingOnce(store: Store, key: string, make: () => string): Promise<string> {
  const find = () => store.db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  const value = make();
  await store.write(trx =>
    trx
      .insertInto('setting')
      .values({ key, value })
      .onConflict(c => c.column('key').doNothing())
      .execute(),
  );
  return (await find())?.value ?? value;
}
