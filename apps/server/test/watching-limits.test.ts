import { expect, test } from 'vitest';
import { newTable, openWire, startedMatch, testServer, type Visitor, visitor, type Wire } from './kit.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('one socket watches so much and no more', async () => {
  const server = await testServer();
  const ada = await visitor(server.url, 'Ada');
  const wire = await ada.connect();
  const acks = [];
  for (let i = 0; i < 55; i++) {
    const { code } = await newTable(ada, LOST);
    acks.push(await wire.ask('watch-table', { code }));
  }
  expect(acks.filter(ack => !ack.ok).length).toBeGreaterThanOrEqual(4);
  expect(acks.find(ack => !ack.ok)).toMatchObject({ error: { code: 'too-many-watched' } });
  wire.close();
  await server.stop();
});

test('spectators watch so much per person and per address, over all their sockets and streams; players are not counted', async () => {
  const server = await testServer({ watchedPerPerson: 2, watchedPerAddress: 3 });
  const { url } = server;
  const [ada, ben, eve] = [await visitor(url, 'Ada'), await visitor(url, 'Ben'), await visitor(url, 'Eve')];
  const games: Awaited<ReturnType<typeof startedMatch>>[] = [];
  for (let i = 0; i < 4; i++) games.push(await startedMatch([ada, ben], { ...LOST, open: true }));
  const wires = [await eve.connect(), await eve.connect()];
  const answer = async (wire: Wire, i: number) => {
    const ack = await wire.ask('watch-match', { match: games[i].match });
    return ack.ok ? 'ok' : ack.error.code;
  };
  const streamed = async (who: Visitor, i: number) => {
    const stop = new AbortController();
    const { status } = await fetch(`${url}/api/matches/${games[i].match}/stream`, {
      headers: { cookie: who.cookie },
      signal: stop.signal,
    });
    return { status, stop };
  };
  expect([await answer(wires[0], 0), await answer(wires[1], 1)]).toEqual(['ok', 'ok']);
  // To watch the same again is nothing more, however often at once.
  const same = await Promise.all([0, 0, 0].map(i => answer(wires[0], i)));
  expect(same).toContain('ok');
  expect([await answer(wires[1], 2), (await streamed(eve, 2)).status]).toEqual(['too-many-watched', 409]);
  expect(await wires[0].ask('watch-table', { code: games[2].table.code })).toMatchObject({
    error: { code: 'too-many-watched' },
  });
  // Somebody else at the same address has one left, and players need none.
  const visiting = await openWire(url);
  expect([await answer(visiting, 0), await answer(visiting, 1)]).toEqual(['ok', 'too-many-watched']);
  const seated = await ada.connect();
  for (let i = 0; i < 4; i++) {
    expect(await answer(seated, i)).toBe('ok');
    expect((await seated.ask('watch-table', { code: games[i].table.code })).ok).toBe(true);
  }
  // What is watched no longer, or by a socket that is closed, is free again.
  await wires[0].get('unwatch-match', { match: games[0].match });
  expect((await wires[1].ask('watch-table', { code: games[2].table.code })).ok).toBe(true);
  await wires[1].get('unwatch-table', { code: games[2].table.code });
  const stream = await streamed(eve, 3);
  expect([stream.status, await answer(wires[0], 3)]).toEqual([200, 'too-many-watched']);
  stream.stop.abort();
  await expect.poll(() => answer(wires[0], 3)).toBe('ok');
  for (const wire of [...wires, visiting]) wire.close();
  await expect.poll(async () => (await streamed(eve, 0)).status).toBe(200);
  seated.close();
  await server.stop();
});

test('a table is watched until it is left as a table: whatever a match is said to be called, it still counts', async () => {
  const server = await testServer({ watchedPerPerson: 2 });
  const [ada, eve] = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Eve')];
  const wire = await eve.connect();
  const answers: boolean[] = [];
  for (let i = 0; i < 4; i++) {
    const { code } = await newTable(ada, LOST);
    answers.push((await wire.ask('watch-table', { code })).ok);
    await wire.ask('unwatch-match', { match: `table:${code}` });
    await wire.ask('watch-match', { match: `table:${code}` });
  }
  expect(answers).toEqual([true, true, false, false]);
  wire.close();
  await server.stop();
});
