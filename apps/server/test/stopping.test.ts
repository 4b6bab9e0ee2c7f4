import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { folder, startedMatch, stateOf, testServer, visitor } from './kit.ts';
import { IS_MISSING, openCluster } from './postgres.ts';
import { ended, freePort, launch } from './process.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test.skipIf(IS_MISSING)(
  'a node that is told to stop leaves the turns of its bots to others at once, those that come up meanwhile too',
  async () => {
    const cluster = await openCluster();
    const databaseUrl = await cluster.database();
    // Its bots wait so long that all of them are at work when it is stopped.
    const server = await testServer({ databaseUrl, botDelayMs: 10_000 });
    const ada = await visitor(server.url, 'Ada');
    const wire = await ada.connect();
    const matches: string[] = [];
    for (let i = 0; i < 8; i++)
      matches.push((await startedMatch([ada], { ...LOST, bots: [null, 'novice'] })).match);
    const move = async (match: string) => {
      const { version, legal } = await stateOf(ada, match);
      return legal.length === 0 ? null : { match, version, action: legal[0] };
    };
    const moves = (await Promise.all(matches.map(move))).filter(one => one !== null);

    // Under way while the node stops: the bots that are to answer are nobody's yet.
    for (const body of moves) wire.socket.emit('act', body);
    await server.stop();
    wire.close();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('select bot_at from match where bot_at is not null');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(row => Number(row.bot_at))).toEqual(rows.map(() => 0));
    await cluster.remove();
  },
);

test.skipIf(IS_MISSING)(
  'a server whose store does not answer ends by itself when it is told to stop',
  async () => {
    const cluster = await openCluster();
    const DATABASE_URL = await cluster.database();
    // It would wait a minute for each answer of its store.
    const patient = { DATABASE_URL, DATABASE_TIMEOUT_MS: '60000' };
    const { child, url } = await launch(folder(), await freePort(), patient);
    const ada = await visitor(url, 'Ada');
    await startedMatch([ada], { ...LOST, bots: [null, 'novice'] });
    const goOn = cluster.freeze();
    const asked = ada.call('POST', '/api/tables', LOST).catch(() => null);
    const end = ended(child);
    child.kill('SIGTERM');
    expect(typeof (await end)).toBe('number');
    await asked;
    goOn();
    await cluster.remove();
  },
);

test('a server that is told to stop answers what it has begun to hear, says goodbye, and takes nothing new', async () => {
  const server = await testServer();
  const ada = await visitor(server.url, 'Ada');
  const wire = await ada.connect();
  const cut = new Promise<string>(resolve => wire.socket.once('disconnect', resolve));
  const body = JSON.stringify(LOST);
  const { port } = new URL(server.url);
  const half = connect(Number(port), '127.0.0.1');
  const heard = once(server.app, 'request');
  half.write(
    `POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: ${ada.cookie}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await heard;
  const stopped = server.stop();
  expect(await cut).toBe('transport close');
  expect(wire.heard.map(({ event }) => event)).toContain('bye');
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => null)).toBeNull();
  let text = '';
  half.on('data', chunk => {
    text += String(chunk);
  });
  half.write(body.slice(10));
  await once(half, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 201 /);
  expect(text.toLowerCase()).toContain('connection: close');
  await stopped;
});
