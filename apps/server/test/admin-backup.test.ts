import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { backUp, move, restore } from '../src/admin/backup.ts';
import { tallies } from '../src/admin/dump.ts';
import { openPlace } from '../src/admin/open.ts';
import type { Db } from '../src/store/database.ts';
import { openStore } from '../src/store/open.ts';
import { call, folder, playOn, startedMatch, stateOf, type Visitor, visitor, withCookie } from './kit.ts';
import { administer, codeOf, newPlace, PLACES, serve } from './places.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const SIGN_IN = { username: 'ada', password: 'correct horse' };

/** Begins games and plays them until `isEnough`, and at least three. */
async function keepWriting(people: Visitor[], isEnough: () => boolean): Promise<void> {
  for (let i = 0; !isEnough() || i < 3; i++) {
    const { match } = await startedMatch(people, LOST);
    await playOn(people, match, 4);
  }
}

/** What is in a store; tables nobody has needed yet may be missing. */
async function contents(db: Db) {
  return [...(await tallies(db))].filter(([, { rows }]) => rows > 0);
}

/** From each place into the other. */
const BACKUPS = PLACES.map((from, i) => ({ from, to: PLACES.at(i - 1) ?? from }));

describe.each(BACKUPS)('from $from', ({ from, to }) => {
  test('a backup taken under writes is whole, and played on elsewhere', async () => {
    const source = await newPlace(from);
    const { url } = await serve(source);
    const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
    await (await visitor(url, 'Cleo')).call('POST', '/api/me/account', SIGN_IN);
    const { match } = await startedMatch(people, LOST);
    await playOn(people, match, 6);
    let isDone = false;
    const writing = keepWriting(people, () => isDone);
    const file = join(folder(), 'backup.gz');
    await administer(source, 'beside', async admin => {
      expect(admin.isServed).toBe(true);
      expect(codeOf(await backUp(admin, file))).toBe('ok');
      expect(codeOf(await backUp(admin, file))).toBe('file-exists');
      expect(codeOf(await backUp(admin, join(folder(), 'not', 'there.gz')))).toBe('cannot-write');
    });
    isDone = true;
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const target = await newPlace(to);
    await administer(target, 'new', async admin => {
      expect(codeOf(await restore(admin, file, false))).toBe('ok');
      expect(codeOf(await restore(admin, file, false))).toBe('not-empty');
      expect(codeOf(await restore(admin, file, true))).toBe('ok');
    });
    const other = await serve(target);
    const again = people.map(({ cookie, me }) => withCookie(other.url, cookie, me));
    expect((await stateOf(again[0], match)).version).toBe(6);
    await playOn(again, match, 4);
    await again[0].call('POST', `/api/matches/${match}/resign`);
    const verdict = await again[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
    expect(verdict.body.ok).toBe(true);
    expect((await call(other.url, 'POST', '/api/session', {}, SIGN_IN)).status).toBe(200);
  });

  test('a running server is not restored into or moved away; a file that is not whole changes nothing', async () => {
    const place = await newPlace(from);
    const server = await serve(place);
    await visitor(server.url, 'Ada');
    expect(codeOf(await openPlace(place.config, from, 'alone'))).toBe('server-running');
    const file = join(folder(), 'backup.gz');
    await administer(place, 'beside', admin => backUp(admin, file));
    await server.stop();
    await administer(place, 'alone', async admin => {
      const before = await contents(admin.store.db);
      expect(new Map(before).get('user')?.rows).toBe(1);
      const whole = readFileSync(file);
      const lines = gunzipSync(whole).toString().split('\n');
      const spoilt = (change: (text: string[]) => string[]) => gzipSync(change([...lines]).join('\n'));
      const faults: [string, Buffer][] = [
        ['not-a-backup', whole.subarray(0, whole.length / 2)],
        ['not-a-backup', Buffer.from('something else')],
        ['not-a-backup', gzipSync('{"format":"other"}\n')],
        ['incomplete', spoilt(all => all.slice(0, -3))],
        ['differs', spoilt(all => all.map(line => line.replace('"Ada"', '"Eve"')))],
        ['other-version', spoilt(all => all.map(line => line.replace('"0020-', '"0099-')))],
      ];
      for (const [code, bytes] of faults) {
        writeFileSync(file, bytes);
        expect([code, codeOf(await restore(admin, file, true))]).toEqual([code, code]);
      }
      expect(await contents(admin.store.db)).toEqual(before);
    });
  });
});

test.runIf(PLACES.length > 1)('data moves to PostgreSQL and back, and comes out the same', async () => {
  const [file, database, back] = [
    await newPlace('sqlite'),
    await newPlace('postgres'),
    await newPlace('sqlite'),
  ];
  const server = await serve(file);
  const people = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  await people[1].call('POST', '/api/me/keys', { name: 'bot' });
  const { match } = await startedMatch(people, { ...LOST, rated: true });
  await playOn(people, match, 20);
  await people[0].call('POST', `/api/matches/${match}/resign`);
  await server.stop();
  const sums: Awaited<ReturnType<typeof contents>>[] = [];
  for (const [one, other] of [
    [file, database],
    [database, back],
  ])
    await administer(one, 'alone', from =>
      administer(other, 'new', async to => {
        sums.push(await contents(from.store.db));
        expect(codeOf(await move(from, to, false))).toBe('ok');
        sums.push(await contents(to.store.db));
      }),
    );
  for (const sum of sums.slice(1)) expect(sum).toEqual(sums[0]);
  expect(new Map(sums[0]).get('match_log')?.rows).toBe(21);
});

test.runIf(PLACES.length > 1)(
  'PostgreSQL takes as long as it takes: for a restore, and for a node that is there first to make the tables',
  async () => {
    const { place, config } = await newPlace('postgres');
    const slow = { place, config: { ...config, databaseTimeoutMs: 200 } };
    const server = await serve(slow);
    await visitor(server.url, 'Ada');
    await server.stop();
    const file = join(folder(), 'backup.gz');
    await administer(slow, 'alone', admin => backUp(admin, file));
    await administer(slow, 'alone', async admin => {
      const { db } = admin.store;
      await sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return null; end $$`.execute(db);
      await sql`create trigger wait after delete on match_log execute function wait()`.execute(db);
      expect(codeOf(await restore(admin, file, true))).toBe('ok');
    });

    // As a node does that makes the tables.
    const other = new pg.Client({ connectionString: config.databaseUrl ?? '' });
    await other.connect();
    await other.query('begin');
    await other.query('lock table kysely_migration_lock');
    const opened = openStore(slow.config);
    await new Promise(resolve => setTimeout(resolve, 1000));
    await other.query('commit');
    await other.end();
    await (await opened).close();
  },
);
