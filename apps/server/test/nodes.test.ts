import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { storeOn } from '../src/store/open.ts';
import type { Done, MatchState } from '../src/wire.ts';
import { call, openWire, startedMatch, stateOf, testServer, visitor } from './kit.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('two server processes on one store: the store decides, and each catches up with the other', async () => {
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  const first = await testServer({}, { store });
  const second = await testServer({}, { store });
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(first.url, name)));
  const { match } = await startedMatch(people, LOST);
  const act = (url: string, seat: number, body: unknown) =>
    call<Done>(url, 'POST', `/api/matches/${match}/act`, { cookie: people[seat].cookie }, body);
  const atSecond = people.map(one => ({
    ...one,
    call: <T>(method: string, path: string, body?: unknown) =>
      call<T>(second.url, method, path, { cookie: one.cookie }, body),
  }));
  // Both have the match in memory from here on.
  await stateOf(atSecond[0], match);
  const watcher = await openWire(second.url);
  await watcher.get('watch-match', { match });

  for (let move = 0; move < 12; move++) {
    const here = move % 2 === 0 ? people : atSecond;
    const states: MatchState[] = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
    await first.house.matches.catchUp(match);
    const fresh: MatchState[] = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
    expect(fresh[0].version).toBeGreaterThanOrEqual(states[0].version);
    const seat = fresh.findIndex(state => state.legal.length > 0);
    const { version, legal } = fresh[seat];
    const url = here === people ? first.url : second.url;
    const done = await act(url, seat, { version, action: legal[0] });
    expect([done.status, done.body.version]).toEqual([200, version + 1]);
  }
  // The same version answered at both at once with different actions: one is taken.
  await first.house.matches.catchUp(match);
  await second.house.matches.catchUp(match);
  const states: MatchState[] = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
  const seat = states.findIndex(state => state.legal.length > 1);
  const { version, legal } = states[seat];
  // No word passes between the two here: whoever loses the race reads the store and tells its own watchers.
  const both = await Promise.all([
    act(first.url, seat, { version, action: legal[0] }),
    act(second.url, seat, { version, action: legal[1] }),
  ]);
  expect(both.map(done => done.status).sort()).toEqual([200, 409]);
  await watcher.until(match, state => state.version === version + 1);
  watcher.close();
  await first.stop();
  await second.stop().catch(() => undefined);
});
