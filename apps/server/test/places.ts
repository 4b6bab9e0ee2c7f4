import type { Checked } from '@signoria/core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Admin, type Need, openPlace, type Place } from '../src/admin/open.ts';
import { type Config, defaultConfig } from '../src/config.ts';
import type { Running } from '../src/main.ts';
import { folder, testServer } from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';

/** Where data can be: PostgreSQL too, where it is installed. */
export const PLACES: Place[] = IS_MISSING ? ['sqlite'] : ['sqlite', 'postgres'];

export interface Where {
  place: Place;
  config: Config;
}

let cluster: Cluster | null = null;
beforeAll(async () => {
  if (!IS_MISSING) cluster = await openCluster();
});
afterAll(() => cluster?.remove());

let servers: Running[] = [];
afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

/** A place for data of its own. */
export async function newPlace(place: Place): Promise<Where> {
  const databaseUrl = place === 'postgres' ? ((await cluster?.database()) ?? null) : null;
  return { place, config: { ...defaultConfig(), dataDir: folder(), databaseUrl } };
}

/** A server on it, stopped when the test is over. */
export async function serve(
  { config: { dataDir, databaseUrl } }: Where,
  change: Partial<Config> = {},
): Promise<Running> {
  const server = await testServer({ dataDir, databaseUrl, ...change });
  servers.push(server);
  return server;
}

/** Does something with the data as the tools do it. */
export async function administer<T>(
  { config, place }: Where,
  need: Need,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const admin = await openPlace(config, place, need);
  if (!admin.ok) throw new Error(admin.problem.code);
  try {
    return await work(admin.value);
  } finally {
    await admin.value.close();
  }
}

/** The environment by which a process finds the place. */
export function envOf({ config: { dataDir, databaseUrl } }: Where): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
}

export function codeOf(answer: Checked<unknown>): string {
  return answer.ok ? 'ok' : answer.problem.code;
}
