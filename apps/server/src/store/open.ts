import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Db } from './database.ts';
import { type Faults, isDamaged, openFaults } from './faults.ts';
import { appendLine } from './line.ts';
import { MIGRATIONS } from './migrations.ts';
import { appendLines, openPostgres, type Patience, type Postgres } from './postgres.ts';
import { dataFileIn, openSqliteFile, type SqliteFile, WRITING } from './sqlite.ts';
import { sqliteDialect, alone as turnOf } from './sqlite-dialect.ts';
import { SqliteMigrations } from './sqlite-migrations.ts';
import { openSqliteWriter } from './sqlite-writer.ts';
import {
  groupWriter,
  insist,
  type LineWriter,
  lineWriter,
  pooledWriter,
  unlocked,
  type Writer,
} from './writer.ts';

export type Kind = 'sqlite' | 'postgres';

export interface Store extends Writer, Pick<LineWriter, 'append'> {
  readonly kind: Kind;
  readonly db: Db;
  /** PostgreSQL's connections, for libraries that bring queries of their own. */
  readonly pool?: Pool;
  /** Whether it has failed in the last moments: what goes wrong meanwhile is most likely its doing. */
  isFailing(): boolean;
  /** Does something that no other process may do at the same time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** For work that a host has begun and waits for: it takes as long as there is data. */
export const PATIENT_MS = 0;

/** Between two steps of a migration there is nothing to wait for. */
const MIGRATING_MS = 60_000;

/**
 * PostgreSQL when there is an address for it, else one SQLite file. PostgreSQL may take `answerMs` for each answer, but as
 * long as it needs to bring the tables up to date, and to let another node do so first.
 */
export async function openStore(
  config: Config,
  log: Logger | null = null,
  answerMs = config.databaseTimeoutMs,
): Promise<Store> {
  const faults = openFaults();
  const { databaseUrl, databaseTimeoutMs: connectMs } = config;
  if (databaseUrl) {
    const open = (patience: Patience) => openPostgres(databaseUrl, patience, log, faults.note);
    await bringUpToDate(await open({ connectMs, answerMs: PATIENT_MS, silentMs: MIGRATING_MS }), faults);
    const { dialect, pool } = await open({ connectMs, answerMs, silentMs: answerMs });
    const lines = lineWriter(given => insist(() => appendLines(pool, given)));
    return { ...storeFrom('postgres', openDb(dialect, faults), faults, lines), pool };
  }
  try {
    return await openFile(config.dataDir, log, faults);
  } catch (error) {
    throw isDamaged(error) ? damaged(config.dataDir, error) : error;
  }
}

async function openFile(dataDir: string, log: Logger | null, faults: Faults): Promise<Store> {
  const opened = openSqliteFile(dataDir, log);
  try {
    const store = await sqliteStore(opened, faults);
    return {
      ...store,
      async close() {
        await store.close();
        opened.unlock();
      },
    };
  } catch (error) {
    opened.file.close();
    opened.unlock();
    throw error;
  }
}

function damaged(dataDir: string, cause: unknown): Error {
  const why = `${dataFileIn(dataDir)} is damaged (${(cause as Error).message})`;
  return new Error(`${why}: move the folder away and restore a backup`, { cause });
}

async function bringUpToDate({ dialect, pool }: Postgres, faults: Faults): Promise<void> {
  try {
    await reach(pool);
    await migrate(openDb(dialect, faults));
  } finally {
    await pool.end();
  }
}

/** Whoever has written the address is told that it is about that. */
async function reach(pool: Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw new Error(`DATABASE_URL: cannot connect to PostgreSQL (${(error as Error).message})`, {
      cause: error,
    });
  }
}

/** One in memory is written where it is read; a file in a thread of its own. */
async function sqliteStore({ file, path }: SqliteFile, faults: Faults): Promise<Store> {
  if (path === null) return storeOn('sqlite', new SqliteDialect({ database: file }), faults);
  await migrate(openDb(new SqliteMigrations({ database: file }), faults));
  const writer = openSqliteWriter(path, WRITING);
  const lines = lineWriter(given => unlocked(() => turnOf(writer, turn => turn.append(given))));
  return storeFrom('sqlite', openDb(sqliteDialect(file, writer), faults), faults, lines);
}

/** A store on any dialect, brought up to date. */
export async function storeOn(kind: Kind, dialect: Dialect, faults = openFaults()): Promise<Store> {
  const store = storeAsIs(kind, dialect, faults);
  await migrate(store.db);
  return store;
}

/** A store on any dialect, as it is. */
export function storeAsIs(kind: Kind, dialect: Dialect, faults = openFaults()): Store {
  return storeFrom(kind, openDb(dialect, faults), faults);
}

function openDb(dialect: Dialect, faults: Faults): Db {
  return new Kysely<Database>({
    dialect,
    log(event) {
      if (event.level === 'error') faults.note(event.error);
    },
  });
}

/** Lines are written like all else unless there is a quicker way. */
function storeFrom(kind: Kind, db: Db, faults: Faults, lines?: LineWriter): Store {
  const writer = kind === 'sqlite' ? groupWriter(db) : pooledWriter(db);
  return {
    kind,
    db,
    isFailing: faults.isFailing,
    alone: work => (kind === 'postgres' ? alone(db, work) : work()),
    ...writer,
    append: line =>
      lines
        ? lines.append(line).catch(error => faults.pass(error))
        : writer.write(trx => appendLine(trx, line)),
    async close() {
      await lines?.idle();
      await writer.idle();
      await db.destroy();
    },
  };
}

/** Any number, as long as nobody else who uses the database takes the same. */
const ALONE = 730_415_260;

/** Much shorter than PostgreSQL waits for the next word in a transaction. */
const BEAT_MS = 50;

/**
 * PostgreSQL's lock for whatever its users agree on; it goes with the transaction that holds it, and that goes when its
 * holder says nothing any more.
 */
function alone<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async holder => {
    await sql`select pg_advisory_xact_lock(${ALONE})`.execute(holder);
    const beat = setInterval(() => sql`select 1`.execute(holder).catch(() => undefined), BEAT_MS);
    try {
      return await work();
    } finally {
      clearInterval(beat);
    }
  });
}

function migratorOn(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOn(db).migrateToLatest();
  if (error instanceof Error && /previously executed migration \S+ is missing/.test(error.message))
    throw new Error(`a newer version has changed the tables of this database (${error.message})`);
  if (error) throw error;
}

/** Whether a store has the tables this program knows: the one that runs on it may be another version. */
export async function isUpToDate({ db }: Store): Promise<boolean> {
  return (await migratorOn(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);
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
