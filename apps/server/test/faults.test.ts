import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Done, ErrorBody, MatchState } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { Extras, Running } from '../src/main.ts';
import { matchesSetAside } from '../src/store/due.ts';
import { type Store, storeOn } from '../src/store/open.ts';
import { inspectWal } from '../src/store/wal.ts';
import type { Change } from '../src/store/writer.ts';
import {
  type Answer,
  call,
  folder,
  openWire,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
} from './kit.ts';
import { ended, freePort, launch } from './process.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const WITH_BOT = { ...LOST, bots: [null, 'novice'] as (string | null)[] };

let server: Running | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function open(change: Parameters<typeof testServer>[0], extras: Extras = {}): Promise<Running> {
  server = await testServer(change, extras);
  return server;
}

/** Plays a first legal action as soon as it is the person's turn, and says what was answered. */
async function act(who: Visitor, match: string): Promise<Answer<Done & ErrorBody>> {
  for (;;) {
    const { version, legal, status } = await stateOf(who, match, 1e9);
    if (status !== 'playing') throw new Error('it is over');
    if (legal.length > 0)
      return who.call<Done & ErrorBody>('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

const isPersonsTurn = (state: MatchState) => state.legal.length > 0 || state.status !== 'playing';

/** A store in memory that can be told to fail as a full disk does, at once or after so many writes. */
async function fillable(): Promise<{
  store: Store;
  disk: { isFull: boolean; room: number; refused: number };
}> {
  const disk = { isFull: false, room: Number.POSITIVE_INFINITY, refused: 0 };
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  const unlessFull = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!disk.isFull && disk.room-- > 0) return work();
    disk.refused++;
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  const guarded: Store = {
    ...store,
    write: <T>(change: Change<T>) => unlessFull(() => store.write(change)),
    append: line => unlessFull(() => store.append(line)),
  };
  return { store: guarded, disk };
}

test('a full disk: whoever acts is told to come again, and when there is space bots go on by themselves', async () => {
  const { store, disk } = await fillable();
  const { url } = await open({ botDelayMs: 100 }, { store });
  const [ada, ben] = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const { match } = await startedMatch([ada], WITH_BOT);
  const { match: between } = await startedMatch([ada, ben], LOST);
  expect((await call(url, 'GET', '/readyz')).status).toBe(200);
  // Until the turn has passed to the bot.
  for (;;) {
    expect((await act(ada, match)).status).toBe(200);
    if ((await stateOf(ada, match, 1e9)).turn[0] === 1) break;
  }
  disk.isFull = true;
  const { version } = await stateOf(ada, match, 1e9);
  const refused = disk.refused;
  while (disk.refused < refused + 3) await new Promise(resolve => setTimeout(resolve, 20));
  expect((await stateOf(ada, match, 1e9)).version).toBe(version);
  const seat = (await stateOf(ada, between)).legal.length > 0 ? ada : ben;
  const denied = await act(seat, between);
  expect([denied.status, denied.body.error.code, denied.headers.get('retry-after')]).toEqual([
    503,
    'store-down',
    '2',
  ]);
  const wire = await seat.connect();
  expect(await wire.ask('resign', { match: between })).toMatchObject({
    error: { code: 'store-down', retryAfter: 2 },
  });
  await new Promise(resolve => setTimeout(resolve, 600));
  expect((await call(url, 'GET', '/readyz')).status).toBe(503);
  expect((await call(url, 'GET', '/healthz')).status).toBe(200);
  disk.isFull = false;
  const watching = await ada.connect();
  await watching.get('watch-match', { match });
  await watching.until(match, isPersonsTurn);
  for (const one of [wire, watching]) one.close();
  expect((await call(url, 'GET', '/readyz')).status).toBe(200);
});

test('a clock that was up while the disk was full is found when there is space again', async () => {
  const { store, disk } = await fillable();
  const { url } = await open({}, { store });
  const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const clock = { kind: 'live', bank: 10_000, increment: 0 } as const;
  const { match } = await startedMatch(people, { ...LOST, open: true, clock });
  const wire = await openWire(url);
  await wire.get('watch-match', { match });
  // As if the match had been begun long ago: the store alone knows.
  await store.db.updateTable('match').set({ started_at: 0, clock_at: 1 }).where('id', '=', match).execute();
  disk.isFull = true;
  const refused = disk.refused;
  while (disk.refused < refused + 2) await new Promise(resolve => setTimeout(resolve, 20));
  server?.services.matches.forget(match);
  disk.isFull = false;
  const state = await wire.until(
    match,
    ({ log }) => log.at(-1)?.kind === 'stand-in' || log.at(-1)?.kind === 'act',
  );
  expect(state.seats.some(({ played }) => played === 'stand-in')).toBe(true);
  wire.close();
});

test('a deletion that a full disk interrupts goes on by itself when there is space again', async () => {
  const { store, disk } = await fillable();
  const { url, services } = await open({}, { store });
  const [ada, ben] = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const { match } = await startedMatch([ada, ben], LOST);
  const refused = disk.refused;
  // Enough for the account and a first step.
  disk.room = 2;
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204);
  while (disk.refused < refused + 3) await new Promise(resolve => setTimeout(resolve, 20));
  const left = async () => [
    ...(await store.db.selectFrom('leaving').select('person').execute()),
    ...(await store.db.selectFrom('table_person').select('person').where('person', '=', ada.me.id).execute()),
    ...(await store.db.selectFrom('match_seat').select('person').where('person', '=', ada.me.id).execute()),
  ];
  expect(await left()).not.toEqual([]);
  disk.room = Number.POSITIVE_INFINITY;
  await services.background.idle();
  expect(await left()).toEqual([]);
  expect((await stateOf(ben, match)).status).toBe('over');
});

test('a lock of another process: everybody else is answered, and what waited for it is stored when it goes', async () => {
  const dataDir = folder();
  const { url } = await open({ dataDir });
  const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const { match } = await startedMatch(people, LOST);
  const mover = (await stateOf(people[0], match)).legal.length > 0 ? people[0] : people[1];
  const { version, legal } = await stateOf(mover, match);
  const other = new Sqlite(join(dataDir, 'signoria.db'));
  other.exec('begin immediate');
  const order: string[] = [];
  const acting = mover
    .call<Done>('POST', `/api/matches/${match}/act`, { version, action: legal[0] })
    .then(answer => {
      order.push('act');
      return answer;
    });
  for (let i = 0; i < 20; i++) {
    expect((await call(url, 'GET', '/healthz')).status).toBe(200);
    expect((await call(url, 'GET', '/api/leaderboard?game=lost-cities&seats=2')).status).toBe(200);
    order.push('look');
  }
  expect(order).not.toContain('act');
  other.exec('rollback');
  other.close();
  expect((await acting).body).toEqual({ version: 1 });
});

test('a match whose log cannot be read is set aside: a start succeeds, and no other clock or bot waits for it', async () => {
  const dataDir = folder();
  const first = await open({ dataDir, botDelayMs: 60_000 });
  const ada = await visitor(first.url, 'Ada');
  const clock = { kind: 'live', bank: 10_000, increment: 0 } as const;
  /** Three in which Ada has moved and the bot is to answer. */
  const tables: { match: string }[] = [];
  while (tables.length < 3) {
    const { match } = await startedMatch([ada], { ...WITH_BOT, open: true, clock });
    if ((await stateOf(ada, match)).turn[0] !== 0) continue;
    while ((await stateOf(ada, match, 1e9)).turn[0] === 0) expect((await act(ada, match)).status).toBe(200);
    tables.push({ match });
  }
  await first.stop();
  const file = new Sqlite(join(dataDir, 'signoria.db'));
  const spoil = file.prepare('update match_log set body = ? where match = ? and seq = 1');
  spoil.run('{"by":"person","action":{"type":"nonsense"}}', tables[0].match);
  spoil.run('not even JSON', tables[1].match);
  file.close();

  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: line => lines.push(line) });
  const { url, services } = await open({ dataDir }, { log });
  const wire = await openWire(url);
  await wire.get('watch-match', { match: tables[2].match });
  await wire.until(tables[2].match, state => state.turn[0] === 0 || state.status !== 'playing');
  wire.close();
  for (const broken of [tables[0].match, tables[1].match]) {
    const answer = await call<ErrorBody>(url, 'GET', `/api/matches/${broken}`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'broken-match']);
    expect(lines.filter(line => line.includes('set aside') && line.includes(broken))).toHaveLength(1);
  }
  const aside = await matchesSetAside(services.store);
  expect(aside.map(({ id }) => id)).toEqual([tables[0].match, tables[1].match]);
  expect(aside[0].broken).toContain('line 1');
});

test('a thread that dies over a question is replaced, and another answers it', async () => {
  process.env.DIED = join(folder(), 'died');
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: line => lines.push(line) });
  const { url } = await open(
    { botLimitMs: 60_000 },
    { log, thinker: new URL('./dying-bots.ts', import.meta.url) },
  );
  const ada = await visitor(url, 'Ada');
  const { match } = await startedMatch([ada], WITH_BOT);
  for (let i = 0; i < 8; i++) await act(ada, match);
  expect(existsSync(process.env.DIED)).toBe(true);
  expect(lines.filter(line => line.includes('retrying on another'))).toHaveLength(1);
  expect(lines.filter(line => line.includes('timed out'))).toEqual([]);
});

test('a hint whose thread dies is thought of by another', async () => {
  process.env.DIED = join(folder(), 'died');
  const { url } = await open({}, { thinker: new URL('./dying-bots.ts', import.meta.url) });
  const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const { match } = await startedMatch(people, LOST);
  const mover = (await stateOf(people[0], match)).legal.length > 0 ? people[0] : people[1];
  expect((await mover.call('POST', `/api/matches/${match}/hint`)).status).toBe(200);
  expect(existsSync(process.env.DIED)).toBe(true);
});

test('a second process on the same data is refused in one line; a lock whose process died is none', async () => {
  const dataDir = folder();
  const one = await launch(dataDir, await freePort());
  await expect(launch(dataDir, await freePort())).rejects.toThrow(
    /^Could not start Signoria: another server is using the data in [^\n]+\n$/,
  );
  expect((await call(one.url, 'GET', '/readyz')).status).toBe(200);
  one.child.kill('SIGKILL');
  await ended(one.child);
  const two = await launch(dataDir, await freePort());
  two.child.kill('SIGTERM');
  expect(await ended(two.child)).toBe(0);
});

test('the data is its owner’s alone; a damaged write-ahead log is noticed, said, and kept', async () => {
  const dataDir = folder();
  const path = join(dataDir, 'signoria.db');
  writeFileSync(path, '', { mode: 0o644 });
  chmodSync(path, 0o644);
  let { child, url, log } = await launch(dataDir, await freePort());
  const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const { match } = await startedMatch(people, LOST);
  await playOn(people, match, 10);
  for (const name of ['signoria.db', 'signoria.db-wal', 'signoria.db-shm', 'signoria.lock'])
    expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
  child.kill('SIGKILL');
  await ended(child);

  const wal = readFileSync(`${path}-wal`);
  const whole = inspectWal(wal);
  expect(whole).toMatchObject({ leftOut: 0, lostCommits: 0 });
  expect(whole?.whole).toBeGreaterThan(20);
  // One bit, in the page of a frame near the end: SQLite itself would start without a word, and without the last moves.
  const frame = 24 + wal.readUInt32BE(8);
  const spoilt = Buffer.from(wal);
  spoilt[32 + frame * ((whole?.whole ?? 0) - 6) + 100] ^= 1;
  expect(inspectWal(spoilt)?.lostCommits).toBeGreaterThan(0);
  writeFileSync(`${path}-wal`, spoilt);
  ({ child, url, log } = await launch(dataDir, await freePort()));
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  expect(log.join('')).toMatch(/"level":50.*the write-ahead log is damaged: \d+ commits are left out/);
  expect(readFileSync(`${path}-wal.kept`).equals(spoilt)).toBe(true);
});
