import { type Game, newSeed } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Clock, Person } from '@signoria/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { newId } from '../src/id.ts';
import type { Running } from '../src/main.ts';
import { applyEntry, newLiveMatch, rebuild } from '../src/play/apply-entry.ts';
import { storedProgressOf } from '../src/play/game-line.ts';
import { type LiveMatch, turnOf, versionOf } from '../src/play/live-match.ts';
import { countForgotten, countMatch, leaderboard } from '../src/ratings/ratings.ts';
import { takeUp } from '../src/store/due.ts';
import { matchesOf } from '../src/store/games.ts';
import { newLine } from '../src/store/line.ts';
import { loadMatch } from '../src/store/matches.ts';
import { openStore, type Store, settingOnce } from '../src/store/open.ts';
import type { TableRow } from '../src/store/table-row.ts';
import { findTable, insertTable, replaceTable, tablesOf, waitingTables } from '../src/store/tables.ts';
import { newTable } from '../src/tables/table.ts';
import { append, insert } from './dealt.ts';
import { folder, playOn, startedMatch, testServer, visitor } from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';

const game = findGame('lost-cities') as Game;
const ada: Person = { id: 'ada', name: 'Ada', guest: false };
const ben: Person = { id: 'ben', name: 'Ben', guest: true };

function dealt(
  change: { rated?: boolean; clock?: Clock; bot?: boolean; people?: [string, string] } = {},
): LiveMatch {
  const [first, second] = change.people ?? ['ada', 'ben'];
  const options = { ...(game.options.presets.published as object), rounds: 1 };
  return newLiveMatch({
    id: newId(),
    code: 'ABCDEF',
    game,
    options,
    owners: [
      { kind: 'person', person: first, name: first, guest: false },
      change.bot
        ? { kind: 'bot', level: 'random' }
        : { kind: 'person', person: second, name: second, guest: true },
    ],
    seed: newSeed(),
    clock: change.clock ?? { kind: 'none' },
    rated: change.rated ?? false,
    open: false,
    startedAt: 1_700_000_000_000,
  });
}

function firstMove(live: LiveMatch, at = 1_700_000_000_500) {
  const [seat] = game.turn(live.match.state);
  return { kind: 'act', seat, by: 'person', action: game.legal(live.match.state, seat)[0], at } as const;
}

let cluster: Cluster | null = null;
const STORES: Record<string, () => Promise<Store>> = {
  SQLite: () => openStore({ ...defaultConfig(), dataDir: folder() }),
};
if (!IS_MISSING)
  STORES.PostgreSQL = async () => {
    cluster = await openCluster();
    return openStore({ ...defaultConfig(), databaseUrl: await cluster.database() });
  };
afterAll(() => cluster?.remove());

test('a file is synced with every commit', async () => {
  const dataDir = folder();
  const store = await openStore({ ...defaultConfig(), dataDir });
  const { rows } = await store.write(trx => sql<{ synchronous: number }>`pragma synchronous`.execute(trx));
  expect(rows).toEqual([{ synchronous: 2 }]);
  await store.close();
});

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  let store: Store;
  let server: Running;
  beforeAll(async () => {
    store = await open();
    // The server itself takes up what is due; here the test does.
    server = await testServer({ sweepMs: 60_000 }, { store });
    await server.services.auths.auth();
  });
  afterAll(() => server.stop());

  test('a match comes back as it was stored', async () => {
    const live = dealt({ clock: { kind: 'live', bank: 60_000, increment: 1000 } });
    await store.write(trx => insert(trx, live));
    for (let seq = 1; seq <= 20; seq++) {
      const entry = firstMove(live, 1_700_000_000_000 + seq * 700);
      applyEntry(live, entry);
      expect(await store.write(trx => append(trx, live, entry))).toBe(true);
    }
    const loaded = await loadMatch(store, live.header.id);
    if (!loaded || !('entries' in loaded)) throw new Error('not stored');
    const again = rebuild(loaded.header, loaded.entries);
    expect(again.match.state).toEqual(live.match.state);
    expect(again.clocks).toEqual(live.clocks);
    expect(versionOf(again)).toBe(20);
  });

  test('of two hands that write one line, one wins and the other changes nothing', async () => {
    const live = dealt();
    await store.write(trx => insert(trx, live));
    const entry = firstMove(live);
    applyEntry(live, entry);
    const wins = await Promise.all(
      Array.from({ length: 5 }, () => store.write(trx => append(trx, live, entry))),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    const loaded = await loadMatch(store, live.header.id);
    expect(loaded && 'entries' in loaded && loaded.entries).toHaveLength(1);
  });

  test('lines of many matches that come up together are each stored, or refused where their number is taken', async () => {
    const lives = Array.from({ length: 12 }, () => dealt());
    for (const live of lives) await store.write(trx => insert(trx, live));
    const lines = lives.map(live => {
      const entry = firstMove(live);
      applyEntry(live, entry);
      return newLine(live.header.id, entry, storedProgressOf(live, 0));
    });
    const [taken] = lines;
    expect(await store.append(taken)).toBe(true);
    expect(await Promise.all(lines.map(store.append))).toEqual(lines.map(line => line !== taken));
    for (const live of lives) {
      const loaded = await loadMatch(store, live.header.id);
      expect(loaded && 'entries' in loaded && loaded.entries).toEqual(live.log.map(({ entry }) => entry));
      const row = store.db.selectFrom('match').select(['version', 'turn']).where('id', '=', live.header.id);
      expect(await row.executeTakeFirst()).toEqual({ version: 1, turn: JSON.stringify(turnOf(live)) });
    }
  });

  test('whoever reads does not wait for a change that is under way, nor sees it before it is stored', async () => {
    const key = newId();
    const seen = () => store.db.selectFrom('setting').selectAll().where('key', '=', key).execute();
    await store.write(async trx => {
      await trx.insertInto('setting').values({ key, value: 'x' }).execute();
      expect(await seen()).toEqual([]);
    });
    expect(await seen()).toEqual([{ key, value: 'x' }]);
  });

  test('a change that throws is alone in failing', async () => {
    const good = () =>
      store.write(trx => trx.insertInto('setting').values({ key: newId(), value: 'x' }).executeTakeFirst());
    const bad = () =>
      store.write(async trx => {
        await trx.insertInto('setting').values({ key: 'never', value: 'x' }).execute();
        throw new Error('no');
      });
    const outcomes = await Promise.allSettled([good(), bad(), good()]);
    expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.db.selectFrom('setting').select('key').where('key', '=', 'never').execute()).toEqual(
      [],
    );
  });

  test('a secret is made once', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => settingOnce(store, 'once', newId)));
    expect(new Set(made).size).toBe(1);
  });

  test('a table is changed by whoever read it last, and only once', async () => {
    const made = newTable(
      'QWERTY',
      ada,
      { game: game.id, seats: 2, open: true },
      { known: [], offered: [] },
      1,
    );
    if (!made.ok) throw new Error('no table');
    const now = Date.now();
    expect(await store.write(trx => insertTable(trx, made.value, now))).toBe(true);
    expect(await store.write(trx => insertTable(trx, made.value, now))).toBe(false);
    const read = (await findTable(store.db, 'QWERTY')) as TableRow;
    expect(read).toEqual(made.value);
    const seated: TableRow = { ...read, places: [read.places[0], { kind: 'person', person: ben }] };
    expect(await store.write(trx => replaceTable(trx, seated, now))).toBe(true);
    expect(await store.write(trx => replaceTable(trx, { ...read, open: false }, now))).toBe(false);
    expect((await waitingTables(store, now)).map(table => table.code)).toContain('QWERTY');
    expect(await waitingTables(store, now, 'no-such-game')).toEqual([]);
    expect((await tablesOf(store, 'ben')).map(table => table.code)).toEqual(['QWERTY']);
  });

  test('clocks that are up and bots that are due are found', async () => {
    const timed = dealt({ clock: { kind: 'live', bank: 10_000, increment: 0 } });
    const withBot = dealt({ bot: true });
    while (game.turn(withBot.match.state)[0] !== 1) applyEntry(withBot, firstMove(withBot));
    await store.write(trx => insert(trx, timed));
    await store.write(trx => insert(trx, withBot));
    const due = timed.header.startedAt + 10_000;
    const clocks = (now: number, until: number) => takeUp(store, 'clock_at', now, until);
    expect(await clocks(due - 1, due)).not.toContain(timed.header.id);
    // Of many hands that reach for it at once one has it, and nobody else until its time is over.
    const hands = await Promise.all(Array.from({ length: 5 }, () => clocks(due, due + 50)));
    expect(hands.flat().filter(id => id === timed.header.id)).toHaveLength(1);
    expect(await clocks(due + 49, due + 99)).not.toContain(timed.header.id);
    expect(await clocks(due + 50, due + 99)).toContain(timed.header.id);
    expect(await takeUp(store, 'bot_at', Date.now(), Date.now() + 1000)).toContain(withBot.header.id);
  });

  test('a rated match counts once, even if the server stopped before it was counted', async () => {
    const live = dealt({ rated: true, people: ['eve', 'fay'] });
    await store.write(trx => insert(trx, live));
    const entry = { kind: 'resign', seat: 1, at: 1_700_000_001_000 } as const;
    applyEntry(live, entry);
    await store.write(trx => append(trx, live, entry));
    await countForgotten(store);
    await countMatch(store, live.header.id);
    const board = await leaderboard(store, game.id, '2');
    expect(board.map(({ person, games }) => [person.id, games])).toEqual([
      ['eve', 1],
      ['fay', 1],
    ]);
    expect(board[0].shown).toBeGreaterThan(board[1].shown);
    const [line] = await matchesOf(store, 'fay', { phase: 'past', limit: 10 });
    expect(line).toMatchObject({ seat: 1, status: 'over', places: [1, 2], names: ['eve', 'fay'] });
  });

  test('people, tables and a whole rated game over HTTP', async () => {
    const people = [await visitor(server.url, 'Gus'), await visitor(server.url, 'Hal')];
    const { match } = await startedMatch(people, {
      game: game.id,
      seats: 2,
      rated: true,
      options: { rounds: 1 },
    });
    expect(await playOn(people, match)).toBeGreaterThan(80);
    const verdict = await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
    expect(verdict.body.ok).toBe(true);
    const key = await people[0].call<{ key: string }>('POST', '/api/me/keys', { name: 'bot' });
    expect(key.status).toBe(201);
    const gone = await people[1].call('DELETE', '/api/me');
    expect(gone.status).toBe(204);
  });
});
