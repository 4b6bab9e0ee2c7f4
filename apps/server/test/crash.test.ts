import { join } from 'node:path';
import type { Done, MatchState } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Answer, call, folder, startedMatch, stateOf, type Visitor, visitor } from './kit.ts';
import { ended, freePort, launch } from './process.ts';

const dataDir = folder();

test('killed in mid-game again and again, nothing acknowledged is lost; stopped gently, it exits with 0', async () => {
  const port = await freePort();
  let server = await launch(dataDir, port);
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const matches = await Promise.all(
    Array.from(
      { length: 4 },
      async () => (await startedMatch(people, { game: 'lost-cities', seats: 2 })).match,
    ),
  );
  const acknowledged = new Map<string, string[]>(matches.map(match => [match, []]));

  for (let round = 0; round < 3; round++) {
    const before = count(acknowledged);
    const playing = matches.map(match => playUntilCut(people, match, acknowledged.get(match) ?? []));
    while (count(acknowledged) < before + 20) await new Promise(resolve => setTimeout(resolve, 5));
    server.child.kill('SIGKILL');
    await ended(server.child);
    await Promise.all(playing);
    server = await launch(dataDir, port);
    for (const match of matches) {
      const done = acknowledged.get(match) ?? [];
      const kept = stored(match);
      expect(kept.slice(0, done.length)).toEqual(done);
      // At most the one action whose acknowledgement was cut off came on top.
      expect(kept.length - done.length).toBeLessThanOrEqual(1);
      expect((await stateOf(people[0], match)).version).toBe(kept.length);
      acknowledged.set(match, kept);
    }
  }
  expect(count(acknowledged)).toBeGreaterThanOrEqual(3 * 20);
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  expect(server.log.join('')).toContain('Signoria is closed');
});

test('told to stop as soon as it answers, it ends well and can be started again', async () => {
  const folderOfItsOwn = folder();
  const port = await freePort();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, log } = await launch(folderOfItsOwn, port);
    child.kill(signal);
    expect([signal, await ended(child), log.join('')]).toEqual([
      signal,
      0,
      expect.stringContaining('Signoria is closed'),
    ]);
  }
});

test('a server that cannot open says why in one line and ends with 1', async () => {
  await expect(launch(folder(), 0, { PORT: 'many' })).rejects.toThrow(
    /^Signoria cannot open: PORT must be a whole number from 0 to 65535, not "many"\n$/,
  );
});

function count(acknowledged: Map<string, string[]>): number {
  return [...acknowledged.values()].reduce((sum, done) => sum + done.length, 0);
}

/** The log of a match as the file has it: seat and action of every line. */
function stored(match: string): string[] {
  const file = new Sqlite(join(dataDir, 'signoria.db'), { readonly: true });
  const rows = file.prepare('select seat, body from match_log where match = ? order by seq').all(match);
  file.close();
  return (rows as { seat: number; body: string }[]).map(({ seat, body }) =>
    JSON.stringify([seat, JSON.parse(body).action]),
  );
}

/** Plays on until the server is gone, noting every acknowledged action. */
async function playUntilCut(people: Visitor[], match: string, done: string[]): Promise<void> {
  try {
    for (;;) {
      const states: MatchState[] = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
      const seat = states.findIndex(state => state.legal.length > 0);
      if (seat < 0) continue;
      const { version, legal } = states[seat];
      const answer: Answer<Done> = await call(
        people[seat].url,
        'POST',
        `/api/matches/${match}/act`,
        { cookie: people[seat].cookie },
        { version, action: legal[0] },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      done.push(JSON.stringify([seat, legal[0]]));
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}
