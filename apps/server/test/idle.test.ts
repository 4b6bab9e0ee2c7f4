import Sqlite from 'better-sqlite3';
import { type KyselyPlugin, SqliteDialect } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { versionOf } from '../src/play/live-match.ts';
import { openMatches } from '../src/play/matches.ts';
import { proposeAct } from '../src/play/proposals.ts';
import type { Entry } from '../src/store/entry.ts';
import { type Store, storeOn } from '../src/store/open.ts';
import { match as dealt, insert, inTurn } from './dealt.ts';
import { playOn, startedMatch, stateOf, testServer, visitor } from './kit.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

let server: Running | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

test('a match that nobody watches or plays leaves memory, and is there again for whoever comes', async () => {
  server = await testServer({ idleMs: 1 });
  const { matches } = server.services;
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server?.url ?? '', name)));
  const { match } = await startedMatch(people, LOST);
  await playOn(people, match, 3);
  await expect.poll(() => matches.count()).toBe(0);
  expect(matches.withPerson(people[0].me.id)).toEqual([]);
  expect((await stateOf(people[0], match)).version).toBe(3);
  const wire = await people[0].connect();
  await wire.get('watch-match', { match });
  expect(matches.withPerson(people[0].me.id)).toHaveLength(1);
  // Looked for several times over, and still there while it is watched.
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(matches.count()).toBe(1);
  await playOn(people, match, 1);
  // How many lines before it come along depends on what was told meanwhile.
  const told = await wire.until(match, state => state.version === 4);
  expect(told.log.at(-1)?.version).toBe(4);
  wire.close();
  await expect.poll(() => matches.count()).toBe(0);
});

test('the clock of a match that has left memory is up when it is up', async () => {
  server = await testServer({ idleMs: 1 });
  const { matches, store } = server.services;
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server?.url ?? '', name)));
  const clock = { kind: 'live', bank: 10_000, increment: 0 } as const;
  const { match } = await startedMatch(people, { ...LOST, clock });
  await expect.poll(() => matches.count()).toBe(0);
  // As if the ten seconds had passed.
  await store.db.updateTable('match').set({ started_at: 0, clock_at: 1 }).where('id', '=', match).execute();
  const isStoodIn = async () =>
    (await stateOf(people[0], match)).seats.some(seat => seat.played === 'stand-in');
  await expect.poll(isStoodIn, { timeout: 10_000 }).toBe(true);
});

test('whoever looks through old games does not fill the memory with them: the latest stay, and all that is watched or played', async () => {
  const { there } = await twoSides();
  const add = (id: string, status: 'over' | 'playing') => {
    const live = dealt();
    there.add({ ...live, status, header: { ...live.header, id } });
  };
  for (let i = 0; i < 300; i++) add(`over-${i}`, 'over');
  for (let i = 0; i < 300; i++) add(`playing-${i}`, 'playing');
  there.tidy(0, id => id === 'over-0');
  const still = (what: string) =>
    Array.from({ length: 300 }, (_, i) => there.versionInMemory(`${what}-${i}`)).filter(
      known => known !== null,
    );
  expect([still('over').length, still('playing').length]).toEqual([201, 300]);
  expect(there.versionInMemory('over-0')).toBe(0);
});

/** Two processes with one store, as far as matches go. */
async function twoSides() {
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  const live = dealt();
  await store.write(trx => insert(trx, live));
  let isCutOff = false;
  const cut: Store = {
    ...store,
    get db() {
      if (isCutOff) throw new Error('the store was asked');
      return store.db;
    },
  };
  const open = (on: Store) =>
    openMatches({
      ...{ store: on, atEnd: async () => undefined, botsMs: 0 },
      ...{ newsOf: () => [], newsStored: () => undefined },
    });
  const [here, there] = [open(store), open(cut)];
  await there.read('m', () => null);
  const lines: { version: number; entry: Entry }[] = [];
  here.onEntry((now, entry) => lines.push({ version: versionOf(now), entry }));
  const act = (): Promise<unknown> =>
    here.change('m', now => {
      const seat = inTurn(now);
      const [action] = now.match.game.legal(now.match.state, seat);
      return proposeAct(now, seat, 'person', versionOf(now), action, 0);
    });
  return { store, there, lines, act, cutOff: () => (isCutOff = true) };
}

test('a line that another process tells of is entered without asking the store, once and in its order', async () => {
  const { there, lines, act, cutOff } = await twoSides();
  const heard: number[] = [];
  there.onRead(live => heard.push(versionOf(live)));
  for (let i = 0; i < 3; i++) await act();
  cutOff();
  const [first, second, third] = lines;
  for (const { version, entry } of [first, first, second]) await there.receive('m', version, entry);
  expect([there.versionInMemory('m'), heard]).toEqual([2, [1, 2]]);
  // A line that does not fit is not believed: the match is read again by whoever looks next.
  await there.receive('m', 3, first.entry);
  expect(there.versionInMemory('m')).toBeNull();
  expect(third.version).toBe(3);
});

test('of many who look at a match while the store does not answer the first waits for it, and the others with one more', async () => {
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  await store.write(trx => insert(trx, dealt()));
  let [isDown, asked] = [false, 0];
  const silent: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult() {
      asked++;
      await new Promise(resolve => setTimeout(resolve, 10));
      throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
    },
  };
  const shared: Store = {
    ...store,
    kind: 'postgres',
    get db() {
      return isDown ? store.db.withPlugin(silent) : store.db;
    },
  };
  const there = openMatches({
    ...{ store: shared, atEnd: async () => undefined, botsMs: 0 },
    ...{ newsOf: () => [], newsStored: () => undefined },
  });
  await there.read('m', () => null);
  isDown = true;
  const looks = await Promise.allSettled(Array.from({ length: 20 }, () => there.read('m', () => null)));
  expect(looks.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(asked).toBe(2);
  isDown = false;
  expect(await there.read('m', versionOf)).toEqual({ ok: true, value: 0 });
  await store.close();
});

test('after a gap the lines before it are read', async () => {
  const { store, there, lines, act } = await twoSides();
  for (let i = 0; i < 3; i++) await act();
  await there.receive('m', 3, lines[2].entry);
  expect(there.versionInMemory('m')).toBe(3);
  const seen = await there.read('m', live => live.log.map(({ entry }) => entry));
  expect(seen).toEqual({ ok: true, value: lines.map(({ entry }) => entry) });
  await store.close();
});
