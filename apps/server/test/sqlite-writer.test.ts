import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { isStoreFault } from '../src/store/faults.ts';
import { openStore } from '../src/store/open.ts';
import { WRITING } from '../src/store/sqlite.ts';
import { sqliteDialect } from '../src/store/sqlite-dialect.ts';
import { openSqliteWriter, type SqliteWriter, type Turn } from '../src/store/sqlite-writer.ts';
import { lineWriter } from '../src/store/writer.ts';
import { folder } from './kit.ts';

const NEW_LINE = {
  line: { match: 'm', seq: 1, at: 0, kind: 'act', seat: 0, body: '{}' },
  progress: {
    ...{ status: 'playing', version: 1, turn: '[]', waiting: '[]' },
    ...{ clock_at: null, bot_at: null, places: null, scores: null, ended_at: null },
  },
  news: [],
};

test('a thread that dies is a fault of the store, and the next who asks has another', async () => {
  const dataDir = join(folder(), 'later');
  const writer = openSqliteWriter(join(dataDir, 'signoria.db'), WRITING);
  onTestFinished(() => writer.close());
  const first = await writer.take();
  const fault = await first.ask('select 1', []).catch(error => error);
  first.free();
  expect(isStoreFault(fault)).toBe(true);
  mkdirSync(dataDir);
  await (await openStore({ ...defaultConfig(), dataDir })).close();
  const second = await writer.take();
  expect(await second.ask('select 1 as one', [])).toEqual({ rows: [{ one: 1 }] });
  second.free();
});

test('what was begun and not committed by a thread that died is not there', async () => {
  const dataDir = folder();
  await (await openStore({ ...defaultConfig(), dataDir })).close();
  const path = join(dataDir, 'signoria.db');
  const writer = openSqliteWriter(path, WRITING);
  const turn = await writer.take();
  await turn.ask('begin', []);
  await turn.ask("insert into setting (key, value) values ('half', 'x')", []);
  turn.free();
  await writer.close();
  const file = new Sqlite(path);
  expect(file.prepare("select * from setting where key = 'half'").all()).toEqual([]);
  file.close();
  rmSync(dataDir, { recursive: true });
});

test('an error of SQLite keeps its code', async () => {
  const dataDir = folder();
  const store = await openStore({ ...defaultConfig(), dataDir });
  onTestFinished(() => store.close());
  const twice = () => store.db.insertInto('setting').values({ key: 'one', value: 'x' }).execute();
  await twice();
  await expect(twice()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
});

test('lines that come up while others are on their way go together', async () => {
  const groups: number[] = [];
  const gate = Promise.withResolvers<void>();
  const writer = lineWriter(async lines => {
    groups.push(lines.length);
    if (groups.length === 1) await gate.promise;
    return lines.map(() => true);
  });
  const first = writer.append(NEW_LINE);
  while (groups.length === 0) await new Promise(resolve => setImmediate(resolve));
  const others = Array.from({ length: 5 }, () => writer.append(NEW_LINE));
  gate.resolve();
  expect(await Promise.all([first, ...others])).toEqual(Array(6).fill(true));
  expect(groups).toEqual([1, 5]);
});

test('of lines that go together one that cannot be stored fails alone; a fault of the store fails all', async () => {
  const broken = { ...NEW_LINE, line: { ...NEW_LINE.line, match: 'broken' } };
  let code = 'SQLITE_CONSTRAINT';
  const writer = lineWriter(async lines => {
    if (lines.includes(broken)) throw Object.assign(new Error('no'), { code });
    return lines.map(() => true);
  });
  const three = () => Promise.allSettled([NEW_LINE, broken, NEW_LINE].map(writer.append));
  expect((await three()).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  code = 'SQLITE_FULL';
  expect((await three()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a change that cannot be committed fails for that reason, though SQLite has rolled it back by itself', async () => {
  const says: Record<string, string> = {
    commit: 'database or disk is full',
    rollback: 'cannot rollback - no transaction is active',
  };
  const turn: Turn = {
    async ask(sql) {
      if (says[sql]) throw new Error(says[sql]);
      return { rows: [] };
    },
    append: async () => [],
    free: () => undefined,
  };
  const writer: SqliteWriter = { take: async () => turn, close: async () => undefined };
  const db = new Kysely({ dialect: sqliteDialect(new Sqlite(':memory:'), writer) });
  await expect(db.transaction().execute(async () => 'done')).rejects.toThrow('disk is full');
  await db.destroy();
});
