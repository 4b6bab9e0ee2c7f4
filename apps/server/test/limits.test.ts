import { connect } from 'node:net';
import type { ErrorBody, MatchState, Table } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { addressKey, addressOf } from '../src/limits/address.ts';
import { openExpiring } from '../src/limits/expiring.ts';
import { openLimits } from '../src/limits/limits.ts';
import { openTally } from '../src/limits/tally.ts';
import { call, newTable, openWire, startedMatch, stateOf, testServer, visitor } from './kit.ts';

const NOW = 1_700_000_000_000;
const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('so many for each key and each thing by itself; a look takes none', async () => {
  const limits = openLimits({ ...defaultConfig(), hintsPerMinute: 2 });
  expect(await limits.look('hints', 'ada')).toBeNull();
  expect(await limits.take('hints', 'ada')).toBeNull();
  expect(await limits.look('hints', 'ada')).toBeNull();
  expect(await limits.take('hints', 'ada')).toBeNull();
  for (const refused of [await limits.look('hints', 'ada'), await limits.take('hints', 'ada')])
    expect(refused?.error).toMatchObject({ code: 'rate-limited', retryAfter: 60 });
  expect(await limits.take('hints', 'ben')).toBeNull();
  expect(await limits.take('chat', 'ada')).toBeNull();
});

test('so many at once, and one more when one has ended, however often it is told to', () => {
  const tally = openTally(2);
  const first = tally.enter('ada');
  expect(tally.enter('ada')).not.toBeNull();
  expect(tally.enter('ada')).toBeNull();
  expect(tally.enter('ben')).not.toBeNull();
  first?.();
  first?.();
  expect(tally.enter('ada')).not.toBeNull();
  expect(tally.enter('ada')).toBeNull();
});

test('what is known for a while is known for exactly that long after it was last set', () => {
  const known = openExpiring<string>(100);
  known.set('a', 'first', NOW);
  known.set('b', 'other', NOW);
  known.set('a', 'second', NOW + 50);
  expect([known.get('a', NOW + 149), known.get('a', NOW + 150)]).toEqual(['second', undefined]);
  expect([known.get('b', NOW + 99), known.get('b', NOW + 100)]).toEqual(['other', undefined]);
  known.deleteWhere(value => value === 'second');
  expect(known.get('a', NOW + 60)).toBeUndefined();
});

test('an address is what the nearest of our proxies says, not what the visitor writes', () => {
  const from = (proxies: number, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return addressOf({ headers, socket: { remoteAddress: '::ffff:10.0.0.1' } } as never, proxies);
  };
  expect(from(0, '6.6.6.6')).toBe('10.0.0.1');
  expect(from(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
  expect(from(2, '6.6.6.6, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
  expect(from(2, '1.2.3.4')).toBe('1.2.3.4');
  expect(from(1)).toBe('10.0.0.1');
  expect(from(1, 'nonsense')).toBe('unknown');
  // Whoever has one address of such a network has all of them.
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
  expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
});

test('behind a proxy a made-up X-Forwarded-For brings no new allowance', async () => {
  const server = await testServer({ requestsPerMinute: 3, trustProxy: 1 });
  const ask = (forwarded: string) =>
    call(server.url, 'GET', '/api/games', { 'x-forwarded-for': forwarded }).then(({ status }) => status);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await ask(`6.6.6.${i}, 1.2.3.4`));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await ask('1.2.3.4, 1.2.3.5')).toBe(200);
  await server.stop();
});

test('codes cannot be guessed: after so many wrong ones even a right one is refused, over HTTP and the socket', async () => {
  const server = await testServer({ wrongCodesPerHour: 4 });
  const ada = await visitor(server.url, 'Ada');
  const { code } = await newTable(ada, LOST);
  const wire = await openWire(server.url);
  for (let i = 0; i < 2; i++) {
    const wrong = await call(server.url, 'GET', '/api/tables/WRONG1');
    expect(wrong.status).toBe(404);
    expect(await wire.ask('watch-table', { code: 'WRONG2' })).toMatchObject({
      error: { code: 'unknown-table' },
    });
  }
  const { status, body } = await call<ErrorBody>(server.url, 'GET', `/api/tables/${code}`);
  expect([status, body.error.code]).toEqual([429, 'rate-limited']);
  expect(await wire.ask('watch-table', { code })).toMatchObject({ error: { code: 'rate-limited' } });
  expect((await ada.call('POST', `/api/tables/${code}/join`)).status).toBe(429);
  wire.close();
  await server.stop();
});

test('whoever comes from many addresses is one person: for requests, lists and wrong codes, over HTTP and the socket', async () => {
  const server = await testServer({
    requestsPerMinute: 20,
    listsPerMinute: 3,
    wrongCodesPerHour: 4,
    trustProxy: 1,
  });
  const [ada, ben] = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  let count = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `10.0.${Math.floor(++count / 250)}.${count % 250}` });
  const ask = async (who: { cookie: string }, path: string) =>
    (await call(server.url, 'GET', path, { cookie: who.cookie, ...elsewhere() })).status;
  const connect = (who: { cookie: string }) =>
    openWire(server.url, { extraHeaders: { cookie: who.cookie, ...elsewhere() } });

  for (let i = 0; i < 2; i++) expect(await ask(ada, '/api/tables')).toBe(200);
  const wire = await connect(ada);
  expect(await wire.ask('watch-lobby')).toMatchObject({ ok: true });
  const again = await connect(ada);
  expect(await again.ask('watch-lobby')).toMatchObject({ error: { code: 'rate-limited' } });
  expect([await ask(ada, '/api/tables'), await ask(ben, '/api/tables')]).toEqual([429, 200]);

  const { table, match } = await startedMatch([ben], { ...LOST, bots: [null, 'random'] });
  for (let i = 0; i < 2; i++) expect(await ask(ada, '/api/tables/WRONG1')).toBe(404);
  expect(await wire.ask('watch-table', { code: 'WRONG2' })).toMatchObject({ ok: false });
  expect(await ask(ada, `/api/matches/${match}?code=WRONG3`)).toBe(404);
  for (const path of [`/api/tables/${table.code}`, `/api/matches/${match}?code=${table.code}`])
    expect([await ask(ada, path), await ask(ben, path)]).toEqual([429, 200]);
  expect(await again.ask('watch-table', { code: table.code })).toMatchObject({
    error: { code: 'rate-limited' },
  });

  const asked: number[] = [];
  for (let i = 0; i < 25; i++) asked.push(await ask(ada, '/api/games'));
  expect([asked[0], asked.at(-1), await ask(ben, '/api/games')]).toEqual([200, 429, 200]);
  for (const one of [wire, again]) one.close();
  await server.stop();
});

test('so many sockets and streams from one address, and so many of one person', async () => {
  const server = await testServer({ connectionsPerAddress: 3, connectionsPerPerson: 2 });
  const ada = await visitor(server.url, 'Ada');
  const first = await ada.connect();
  const stop = new AbortController();
  const stream = await fetch(`${server.url}/api/stream`, {
    headers: { cookie: ada.cookie },
    signal: stop.signal,
  });
  expect(stream.status).toBe(200);
  await expect(ada.connect()).rejects.toThrow('rate-limited');
  const { status, body } = await ada.call<ErrorBody>('GET', '/api/stream');
  expect([status, body.error.code]).toEqual([429, 'rate-limited']);
  const visitorWire = await openWire(server.url);
  await expect(openWire(server.url)).rejects.toThrow();
  stop.abort();
  first.close();
  visitorWire.close();
  const again = () =>
    ada.connect().then(
      wire => {
        wire.close();
        return 'open';
      },
      () => 'full',
    );
  await expect.poll(again).toBe('open');
  await server.stop();
});

test('so many hints a minute for one person, at whatever table', async () => {
  const server = await testServer({ hintsPerMinute: 2 });
  const people = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  const asked: Record<string, number[]> = { Ada: [], Ben: [] };
  // Who begins is drawn by lot: each at a new table until both have been asked.
  while (Object.values(asked).some(answers => answers.length < 3)) {
    const { match } = await startedMatch(people, LOST);
    const mover = (await stateOf(people[0], match)).legal.length > 0 ? people[0] : people[1];
    asked[mover.me.name].push((await mover.call('POST', `/api/matches/${match}/hint`)).status);
  }
  for (const answers of Object.values(asked))
    expect(answers).toEqual([200, 200, ...answers.slice(2).map(() => 429)]);
  await server.stop();
});

test('hints: one at a time for one person, and no bot waits for them', async () => {
  const thinker = new URL('./slow-hints.ts', import.meta.url);
  const server = await testServer({ botLimitMs: 400 }, { thinker });
  const ada = await visitor(server.url, 'Ada');
  const { match } = await startedMatch([ada], { ...LOST, bots: [null, 'random'] });
  const wire = await ada.connect();
  await wire.get('watch-match', { match });
  const mine = async () => {
    for (;;) {
      const state = await stateOf(ada, match);
      if (state.legal.length > 0) return state;
      await wire.until(match, later => later.version > state.version);
    }
  };
  const before = await mine();
  let isAnswered = false;
  const hint = ada.call<ErrorBody>('POST', `/api/matches/${match}/hint`).finally(() => {
    isAnswered = true;
  });
  const second = await ada.call<ErrorBody>('POST', `/api/matches/${match}/hint`);
  expect([second.status, second.body.error.code]).toEqual([429, 'rate-limited']);
  // The strongest bot is still pondering while the one at the table answers.
  let state: MatchState = before;
  while (!state.log.some(line => line.kind === 'act' && line.by === 'bot' && line.version > before.version)) {
    const action = state.legal[0];
    await ada.call('POST', `/api/matches/${match}/act`, { version: state.version, action });
    state = await mine();
  }
  expect(isAnswered).toBe(false);
  expect((await hint).body.error.code).toBe('no-hint');
  wire.close();
  await server.stop();
});

test('a page of another site changes nothing; programs and our own pages do', async () => {
  const server = await testServer();
  const ada = await visitor(server.url, 'Ada');
  const create = async (headers: Record<string, string>) => {
    const answer = await call<Table & ErrorBody>(
      server.url,
      'POST',
      '/api/tables',
      { cookie: ada.cookie, ...headers },
      LOST,
    );
    return answer.status === 201 ? 201 : answer.body.error.code;
  };
  const own = new URL(server.url).origin;
  expect(await create({})).toBe(201);
  expect(await create({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(201);
  expect(await create({ origin: 'https://elsewhere.example' })).toBe('cross-site');
  expect(await create({ origin: 'null' })).toBe('cross-site');
  for (const from of ['cross-site', 'same-site'])
    expect(await create({ 'sec-fetch-site': from })).toBe('cross-site');
  await server.stop();
});

test('a request nested deeper than anything there is is not read', async () => {
  const server = await testServer();
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const { match } = await startedMatch(people, LOST);
  const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  for (const levels of [20, 3_000]) {
    const body = { version: 0, action: { type: 'play', card: deep(levels) } };
    const { status, body: answer } = await people[0].call<ErrorBody>(
      'POST',
      `/api/matches/${match}/act`,
      body,
    );
    expect([status, answer.error.code]).toEqual([400, 'bad-request']);
    const wire = await people[0].connect();
    expect(await wire.ask('act', { match, ...body })).toMatchObject({ error: { code: 'bad-request' } });
    wire.close();
  }
  // Brackets in a text are no levels.
  const text = await people[0].call('POST', `/api/tables`, { ...LOST, game: '[{"'.repeat(10) });
  expect(text.status).toBe(400);
  await server.stop();
});

test('half a request is not waited for', async () => {
  const server = await testServer();
  const { app } = server;
  expect(app.requestTimeout).toBeGreaterThan(0);
  expect(app.headersTimeout).toBeGreaterThan(0);
  app.requestTimeout = 200;
  app.headersTimeout = 100;
  const { hostname, port } = new URL(server.url);
  const half = async (text: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(text);
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    return answer.split('\r\n')[0];
  };
  const [head, body] = await Promise.all([
    half('POST /api/guest HTTP/1.1\r\nHost: x\r\n'),
    half(
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
    ),
  ]);
  expect([head, body]).toEqual(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 408 Request Timeout']);
  await server.stop();
}, 20_000);
