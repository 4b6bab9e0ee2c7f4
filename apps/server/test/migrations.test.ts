import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { openStore } from '../src/store/open.ts';
import { folder } from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';

interface Place {
  open(): ReturnType<typeof openStore>;
  /** Does something to the tables behind the server's back. */
  change(sql: string): Promise<void>;
}

function onFile(): Place {
  const dataDir = folder();
  return {
    open: () => openStore({ ...defaultConfig(), dataDir }),
    async change(sql) {
      const file = new Sqlite(join(dataDir, 'signoria.db'));
      file.exec(sql);
      file.close();
    },
  };
}

let cluster: Cluster | null = null;
async function onPostgres(): Promise<Place> {
  cluster ??= await openCluster();
  const databaseUrl = await cluster.database();
  return {
    open: () => openStore({ ...defaultConfig(), databaseUrl }),
    async change(sql) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
  };
}
afterAll(() => cluster?.remove());

const PLACES: [string, () => Place | Promise<Place>][] = [['SQLite', onFile]];
if (!IS_MISSING) PLACES.push(['PostgreSQL', onPostgres]);

describe.each(PLACES)('%s', (_, place) => {
  test('a migration that is broken off leaves nothing, and is done by the next start', async () => {
    const { open, change } = await place();
    // In the way of the first migration, after it has made other tables.
    await change('create table match_log (id int)');
    await expect(open()).rejects.toThrow('already exists');
    await change('drop table match_log');
    const store = await open();
    expect(await store.db.selectFrom('match_log').select('seq').execute()).toEqual([]);
    await store.close();
  });

  test('tables that a newer version has changed are left alone, and the start says why', async () => {
    const { open, change } = await place();
    await (await open()).close();
    await change("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    await expect(open()).rejects.toThrow(/^a newer version has changed the tables .*9999-later/);
  });
});

test('a data file that is damaged is named by the start, with what to do', async () => {
  const dataDir = folder();
  const config = { ...defaultConfig(), dataDir };
  const path = join(dataDir, 'signoria.db');
  writeFileSync(path, 'x'.repeat(4096));
  await expect(openStore(config)).rejects.toThrow(
    /signoria\.db is damaged \(file is not a database\): .*restore/,
  );
  // Nothing is held that would keep out the next.
  rmSync(path);
  await (await openStore(config)).close();
});
