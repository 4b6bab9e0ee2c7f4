import type { Done, MatchState } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Entry } from '../src/store/entry.ts';
import { loadMatch } from '../src/store/matches.ts';
import { storeOn } from '../src/store/open.ts';
import { call, openWire, startedMatch, stateOf, testServer, type Visitor, visitor } from './kit.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('a server that is being replaced and the new one on the same store: the store decides, nothing is lost', async () => {
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  const servers = [await testServer({}, { store }), await testServer({}, { store })];
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(servers[0].url, name)));
  const { match } = await startedMatch(people, { ...LOST, open: true });
  const at = servers.map(({ url }) =>
    people.map(
      (one): Visitor => ({
        ...one,
        call: (method, path, body) => call(url, method, path, { cookie: one.cookie }, body),
      }),
    ),
  );
  const statesAt = (server: number): Promise<MatchState[]> =>
    Promise.all(at[server].map(one => stateOf(one, match, 1e9)));
  const act = (server: number, seat: number, body: unknown) =>
    at[server][seat].call<Done>('POST', `/api/matches/${match}/act`, body);

  // Both have the match in memory from here on.
  await statesAt(1);
  const watchers = await Promise.all(servers.map(({ url }) => openWire(url)));
  for (const watcher of watchers) await watcher.get('watch-match', { match });

  // Each move goes to the server that has not seen the one before: it reads on and takes it.
  let last = 0;
  for (let move = 0; move < 12; move++) {
    const states = await statesAt(last);
    const seat = states.findIndex(state => state.legal.length > 0);
    const { version, legal } = states[seat];
    expect(version).toBe(move);
    last = 1 - last;
    const done = await act(last, seat, { version, action: legal[0] });
    expect([done.status, done.body.version]).toEqual([200, version + 1]);
  }
  // One version answered at both at once with different actions: one is taken, and the loser tells its own watchers.
  const states = await statesAt(last);
  const seat = states.findIndex(state => state.legal.length > 1);
  const { version, legal } = states[seat];
  const both = await Promise.all([
    act(0, seat, { version, action: legal[0] }),
    act(1, seat, { version, action: legal[1] }),
  ]);
  expect(both.map(done => done.status).sort()).toEqual([200, 409]);
  const taken = both.findIndex(done => done.status === 200);
  const told = await Promise.all(
    watchers.map(watcher => watcher.until(match, state => state.version === version + 1)),
  );
  expect(told[1 - taken].view).toEqual(told[taken].view);
  const { entries } = (await loadMatch(store, match)) as { entries: Entry[] };
  expect(entries).toHaveLength(version + 1);
  expect(entries[version]).toMatchObject({ kind: 'act', seat, action: legal[taken] });
  for (const watcher of watchers) watcher.close();
  await servers[0].stop();
  await servers[1].stop().catch(() => undefined);
});
