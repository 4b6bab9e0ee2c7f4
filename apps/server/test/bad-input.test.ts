import type { Done, ErrorBody, GameInfo, MatchState, Table } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { entriesAfter } from '../src/store/matches.ts';
import { call, newTable, openWire, startedMatch, stateOf, testServer, type Visitor, visitor } from './kit.ts';

let server: Running;
let ada: Visitor;
let ben: Visitor;
let eve: Visitor;
beforeAll(async () => {
  server = await testServer();
  [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => visitor(server.url, name)));
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

/** The status and error code of a call. */
async function refusal(who: Visitor, path: string, body?: unknown, method = 'POST') {
  const answer = await who.call<ErrorBody>(method, path, body);
  return [answer.status, answer.body.error?.code];
}

test('an unknown match, person, page', async () => {
  expect(await refusal(ada, '/api/matches/nosuch', undefined, 'GET')).toEqual([404, 'unknown-match']);
  expect(await refusal(ada, '/api/matches/nosuch/stream', undefined, 'GET')).toEqual([404, 'unknown-match']);
  expect(await refusal(ada, '/api/people/nosuch', undefined, 'GET')).toEqual([404, 'unknown-person']);
  expect(await refusal(ada, '/api/nosuch', undefined, 'GET')).toEqual([404, 'not-found']);
  const wire = await ada.connect();
  expect(await wire.ask('watch-match', { match: 'nosuch' })).toMatchObject({
    ok: false,
    error: { code: 'unknown-match' },
  });
  expect(await wire.ask('watch-table', { code: 'NOSUCH' })).toMatchObject({
    error: { code: 'unknown-table' },
  });
  wire.close();
});

test('a table whose match has begun takes nobody in or out', async () => {
  const { code } = await newTable(ada, LOST);
  await ben.call('POST', `/api/tables/${code}/join`);
  await ada.call('POST', `/api/tables/${code}/start`);
  expect(await refusal(eve, `/api/tables/${code}/join`)).toEqual([409, 'already-started']);
  expect(await refusal(ben, `/api/tables/${code}/leave`)).toEqual([409, 'already-started']);
  expect(await refusal(ada, `/api/tables/${code}/kick`, { seat: 1 })).toEqual([409, 'already-started']);
});

test('bad options name the field', async () => {
  const field = async (body: unknown) => {
    const answer = await ada.call<ErrorBody>('POST', '/api/tables', body);
    return [answer.status, answer.body.error.code, answer.body.error.field];
  };
  expect(await field({ ...LOST, options: { rounds: 99 } })).toEqual([400, 'bad-options', 'options.rounds']);
  expect(await field({ ...LOST, options: { colour: 1 } })).toEqual([400, 'bad-options', 'options.colour']);
  expect(await field({ ...LOST, options: { preset: 'x' } })).toEqual([400, 'bad-options', 'options.preset']);
  expect(await field({ ...LOST, seats: 7 })).toEqual([400, 'bad-options', 'seats']);
  expect(await field({ ...LOST, bots: [null, 'genius'] })).toEqual([400, 'bad-options', 'bots[1]']);
  expect(await field({ ...LOST, bots: [null, 'random'], rated: true })).toEqual([400, 'bad-options', 'bots']);
  expect(await field({ game: 'chess', seats: 2 })).toEqual([400, 'unknown-game', 'game']);
  expect(await field({ seats: 2 })).toEqual([400, 'bad-request', 'game']);
  expect(await field({ ...LOST, open: 'yes' })).toEqual([400, 'bad-request', 'open']);
  expect(await field({ ...LOST, opne: true })).toEqual([400, 'bad-request', 'opne']);
  expect(await field({ ...LOST, sit: 5 })).toEqual([400, 'bad-request', 'sit']);
  expect(await field({ ...LOST, bots: ['random'], sit: 0 })).toEqual([409, 'seat-taken', 'sit']);
  const clock = (value: unknown) => field({ ...LOST, clock: value });
  expect(await clock({ kind: 'live', bank: 1, increment: 0 })).toEqual([400, 'bad-request', 'clock.bank']);
  expect(await clock({ kind: 'live', bank: 60_000 })).toEqual([400, 'bad-request', 'clock.increment']);
  expect(await clock({ kind: 'slow', perMove: 'day' })).toEqual([400, 'bad-request', 'clock.perMove']);
  expect(await clock({ kind: 'none', bank: 1 })).toEqual([400, 'bad-request', 'clock.bank']);
  expect(await clock({ kind: 'sundial' })).toEqual([400, 'bad-request', 'clock.kind']);
  expect(await clock(5)).toEqual([400, 'bad-request', 'clock']);
});

test('what there is to choose from is what GET /api/games offers', async () => {
  const { body } = await ada.call<{ games: GameInfo[] }>('GET', '/api/games');
  const levels = body.games.find(({ id }) => id === LOST.game)?.bots ?? [];
  const made = await ada.call<ErrorBody>('POST', '/api/tables', { ...LOST, bots: [null, 'genius'] });
  expect(made.body.error.message).toBe(`must be one of ${levels.join(', ')}`);
  const { code } = await newTable(ada, LOST);
  const seated = await ada.call<ErrorBody>('POST', `/api/tables/${code}/bot`, { seat: 1, level: 'genius' });
  expect(seated.body.error.message).toBe(`must be one of ${levels.join(', ')}`);
  const clock = await ada.call<ErrorBody>('POST', '/api/tables', { ...LOST, clock: { kind: 'sundial' } });
  expect(clock.body.error.message).toBe('clock.kind: must be one of none, live, slow');
});

test('a malformed body, a missing session', async () => {
  const raw = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { cookie: ada.cookie, 'content-type': 'application/json' },
    body: '{"game":',
  });
  expect(raw.status).toBe(400);
  expect(((await raw.json()) as ErrorBody).error.code).toBe('bad-request');
  const huge = await ada.call<ErrorBody>('POST', '/api/guest', { name: 'x'.repeat(100_000) });
  expect([huge.status, huge.body.error.code]).toEqual([413, 'bad-request']);
  for (const name of ['', '   ', 'x'.repeat(25), 7])
    expect((await call(server.url, 'POST', '/api/guest', {}, { name })).status).toBe(400);
  const nobody = await call<ErrorBody>(server.url, 'POST', '/api/tables', {}, LOST);
  expect([nobody.status, nobody.body.error.code]).toEqual([401, 'no-session']);
  const forged = await call(server.url, 'GET', '/api/me', { cookie: 'signoria.session_token=abc.def' });
  expect(forged).toMatchObject({ status: 200, body: null });
});

test('a key that opens nothing is refused everywhere, and nobody is taken for a visitor by it', async () => {
  const authorization = 'Bearer sig_nope';
  for (const path of ['/api/me', '/api/stream', '/api/games', '/api/tables', '/api/me/games']) {
    const { status, body } = await call<ErrorBody>(server.url, 'GET', path, { authorization });
    expect([path, status, body.error?.code]).toEqual([path, 401, 'wrong-key']);
  }
  await expect(openWire(server.url, { auth: { key: 'sig_nope' } })).rejects.toMatchObject({
    message: 'wrong-key',
    data: { code: 'wrong-key' },
  });
});

test('a socket without a session may watch and nothing else', async () => {
  const { match } = await startedMatch([ada, ben], { ...LOST, open: true });
  const wire = await openWire(server.url);
  const { state } = await wire.get<{ state: MatchState }>('watch-match', { match });
  expect(state.you).toBe('table');
  expect(state.legal).toEqual([]);
  expect(await wire.ask('act', { match, version: 0, action: {} })).toMatchObject({
    error: { code: 'no-session' },
  });
  wire.close();
});

test('a page of another site may not open a socket', async () => {
  await expect(
    openWire(server.url, { extraHeaders: { cookie: ada.cookie, origin: 'https://elsewhere.example' } }),
  ).rejects.toThrow();
});

test('the record of a match that goes on is not given out', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  expect(await refusal(ada, `/api/matches/${match}/record`, undefined, 'GET')).toEqual([409, 'not-over']);
  expect(await refusal(ada, `/api/matches/${match}/verify`, undefined, 'GET')).toEqual([409, 'not-over']);
});

test('a doubled action is played once, a late one is not played', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  const states = [await stateOf(ada, match), await stateOf(ben, match)];
  const mover = states.findIndex(state => state.legal.length > 0);
  const who = [ada, ben][mover];
  const [first, second] = states[mover].legal;
  const body = { version: 0, action: first };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => who.call<Done>('POST', `/api/matches/${match}/act`, body)),
  );
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(answer => answer.body.again)).toHaveLength(3);
  expect(answers.every(answer => answer.body.version === 1)).toBe(true);
  const late = await who.call<ErrorBody>('POST', `/api/matches/${match}/act`, { version: 0, action: second });
  expect([late.status, late.body.error.code, late.body.error.version]).toEqual([409, 'stale-version', 1]);
  expect(await entriesAfter(server.services.store, match, 0)).toHaveLength(1);
});

test('a match that is over takes no more', async () => {
  const { match, table } = await startedMatch([ada, ben], LOST);
  const seen = await ada.call<Done>('POST', `/api/matches/${match}/resign`);
  expect(seen.body.version).toBe(1);
  expect(await refusal(ben, `/api/matches/${match}/act`, { version: 1, action: {} })).toEqual([
    409,
    'match-over',
  ]);
  expect(await refusal(ben, `/api/matches/${match}/resign`)).toEqual([409, 'match-over']);
  expect(await stateOf(ben, match)).toMatchObject({ status: 'over', places: [2, 1], result: null });
  const { body } = await ada.call<Table>('GET', `/api/tables/${table.code}`);
  expect(body.status).toBe('over');
});

test('too many requests are told when to come back', async () => {
  const small = await testServer({ requestsPerMinute: 3 });
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await call<ErrorBody>(small.url, 'GET', '/api/games'));
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 429, 429]);
  expect(answers[4].body.error).toMatchObject({ code: 'rate-limited' });
  expect(answers[4].body.error.retryAfter).toBeGreaterThan(0);
  await small.stop();
});

test('too many messages on a socket are refused, and it goes on', async () => {
  const small = await testServer({ messagesPerSecond: 2 });
  const wire = await openWire(small.url);
  const acks = await Promise.all(Array.from({ length: 8 }, () => wire.ask('watch-lobby')));
  const refused = acks.filter(ack => !ack.ok);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const ack of refused) expect(ack).toMatchObject({ ok: false, error: { code: 'rate-limited' } });
  expect(acks.filter(ack => ack.ok).length).toBeGreaterThanOrEqual(4);
  expect(wire.socket.connected).toBe(true);
  wire.close();
  await small.stop();
});
