import { existsSync } from 'node:fs';
import type { Checked } from '@signoria/core';
import { SqliteDialect, sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { CONNECTION_NAME } from '../nodes/postgres-bus.ts';
import { type Auths, openAuth } from '../people/auth.ts';
import { isUpToDate, openStore, PATIENT_MS, type Store, storeAsIs } from '../store/open.ts';
import { dataFileIn, openBesideServer } from '../store/sqlite.ts';
import { refuse } from './refuse.ts';

/** The data of a server, for the tools of whoever runs it. */
export interface Admin {
  store: Store;
  auths: Auths;
  /** Whether a server is at work on it now: it is told of what is changed, and given the time to handle it. */
  isServed: boolean;
  /** Where it is, as people know it. */
  place: string;
  close(): Promise<void>;
}

/**
 * What a tool does with the data. `beside`: it may do it while a server runs. `alone`: no server may run. `new`: no server
 * may run, and there need not be any data yet.
 */
export type Need = 'beside' | 'alone' | 'new';

/** Where data can be: in the file of DATA_DIR, or in the PostgreSQL of DATABASE_URL. */
export type Place = 'sqlite' | 'postgres';

type Env = Readonly<Record<string, string | undefined>>;

/** Opens the data that a server with this environment would use. */
export function openAdmin(env: Env, need: Need): Promise<Checked<Admin>> {
  return openPlace(readConfig(env), env.DATABASE_URL ? 'postgres' : 'sqlite', need);
}

/** Opens one of the two places that an environment names. */
export async function openPlace(config: Config, place: Place, need: Need): Promise<Checked<Admin>> {
  const at = { ...config, databaseUrl: place === 'postgres' ? config.databaseUrl : null };
  return place === 'postgres' ? openPostgresData(at, need) : openFileData(at, need);
}

/** SQLite's lock says whether a server runs. One that does keeps it; a tool that needs no more than a look goes beside it. */
async function openFileData(config: Config, need: Need): Promise<Checked<Admin>> {
  const { dataDir } = config;
  if (need !== 'new' && !existsSync(dataFileIn(dataDir))) return refuse(dataDir, 'no-data');
  const file = existsSync(dataFileIn(dataDir)) ? openBesideServer(dataDir) : null;
  if (!file) return { ok: true, value: adminOn(config, await openStore(config), dataDir, false) };
  const store = storeAsIs('sqlite', new SqliteDialect({ database: file }));
  const code = need !== 'beside' ? 'server-running' : (await isUpToDate(store)) ? null : 'other-version';
  if (!code) return { ok: true, value: adminOn(config, store, dataDir, true) };
  await store.close();
  return refuse(dataDir, code);
}

async function openPostgresData(config: Config, need: Need): Promise<Checked<Admin>> {
  if (!config.databaseUrl) return refuse('DATABASE_URL', 'no-data');
  const place = withoutPassword(config.databaseUrl);
  const store = await openStore(config, null, PATIENT_MS);
  const isServed = await hasServers(store);
  if (!isServed || need === 'beside') return { ok: true, value: adminOn(config, store, place, isServed) };
  await store.close();
  return refuse(place, 'server-running');
}

function adminOn(config: Config, store: Store, place: string, isServed: boolean): Admin {
  const log: Logger = pino({ level: 'silent' });
  const auths = openAuth(config, store, log, async () => undefined);
  return { store, auths, isServed, place, close: () => store.close() };
}

async function hasServers({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = ${CONNECTION_NAME}`.execute(db);
  return rows.length > 0;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
