import type { ChatLine, ErrorBody, GameInfo, Me, Table, TableBody } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { newCode, readCode } from '../src/tables/code.ts';
import {
  call,
  cookieOf,
  newTable,
  openWire,
  startedMatch,
  testServer,
  type Visitor,
  visitor,
  withCookie,
} from './kit.ts';

let server: Running;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  server = await testServer();
  [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('the games tell their options, presets and bots', async () => {
  const { body } = await call<{ games: GameInfo[] }>(server.url, 'GET', '/api/games');
  const lost = body.games.find(game => game.id === 'lost-cities');
  expect(lost).toMatchObject({ seats: { min: 2, max: 2 }, defaultPreset: 'published' });
  expect(Object.keys(lost?.fields ?? {})).toContain('rounds');
  expect(lost?.bots.length).toBeGreaterThan(0);
});

test('a table is set up as asked: preset and options, clock, bots in chosen seats, a chair for the host', async () => {
  const { body: info } = await call<{ games: GameInfo[] }>(server.url, 'GET', '/api/games');
  for (const { id, presets, seats } of info.games)
    for (const preset of Object.keys(presets)) {
      const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
      const made = await Promise.all(
        counts.map(count =>
          ada.call<Table>('POST', '/api/tables', { game: id, seats: count, options: { preset } }),
        ),
      );
      const good = made.filter(answer => answer.status === 201);
      expect(good.length, `${id} ${preset}`).toBeGreaterThan(0);
      for (const { body } of good) expect(body.options).toEqual(presets[preset]);
    }
  const clock = { kind: 'live', bank: 600_000, increment: 5000 };
  const table = await newTable(ada, {
    game: 'patrician',
    seats: 4,
    clock,
    bots: ['novice', null, 'champion'],
    sit: 3,
  } as TableBody);
  expect(table).toMatchObject({ open: false, rated: false, clock, status: 'waiting' });
  expect(table.seats.map(seat => (seat.kind === 'bot' ? seat.level : seat.kind))).toEqual([
    'novice',
    'empty',
    'champion',
    'person',
  ]);
  const watched = await newTable(ada, { ...LOST, bots: ['novice', 'novice'], sit: null });
  expect(watched.seats.map(seat => seat.kind)).toEqual(['bot', 'bot']);
  expect(watched.host.id).toBe(ada.me.id);
  for (const bad of [
    { kind: 'live', bank: 1, increment: 0 },
    { kind: 'slow', perMove: 1000 },
    { kind: 'sand' },
  ]) {
    const refused = await ada.call<ErrorBody>('POST', '/api/tables', { ...LOST, clock: bad });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'bad-request']);
    expect(refused.body.error.field).toMatch(/^clock/);
  }
});

test('codes are easy to read and read in any spelling', () => {
  for (let i = 0; i < 100; i++) expect(newCode()).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
  expect(readCode(' ab-cd ef ')).toBe('ABCDEF');
});

test('open tables are in the lobby until they start, others are found by code alone', async () => {
  const watcher = await openWire(server.url);
  await watcher.get('watch-lobby');
  const open = await newTable(ada, { ...LOST, open: true });
  const closed = await newTable(ada, LOST);
  const codes = async () => {
    const { body } = await call<{ tables: Table[] }>(server.url, 'GET', '/api/tables?game=lost-cities');
    return body.tables.map(table => table.code);
  };
  expect(await codes()).toContain(open.code);
  expect(await codes()).not.toContain(closed.code);
  const found = await ben.call<Table>('GET', `/api/tables/${closed.code.toLowerCase()}`);
  expect(found.body.code).toBe(closed.code);
  await ben.call('POST', `/api/tables/${open.code}/join`);
  await ada.call('POST', `/api/tables/${open.code}/start`);
  expect(await codes()).not.toContain(open.code);
  await new Promise(resolve => setTimeout(resolve, 400));
  const lobbies = watcher.heard.filter(one => one.event === 'lobby');
  expect(lobbies.length).toBeGreaterThan(0);
  watcher.close();
});

test('sit, move over, leave, be kicked; a bot takes the place; the host’s chair passes on', async () => {
  const { code } = await newTable(ada, LOST);
  const wire = await openWire(server.url);
  await wire.get('watch-table', { code });
  const at = (path: string) => `/api/tables/${code}/${path}`;
  const joined = await ben.call<Table>('POST', at('join'), { seat: 1 });
  expect(joined.body.seats[1]).toMatchObject({ kind: 'person', person: { name: 'Ben' } });
  const kicked = await ada.call<Table>('POST', at('kick'), { seat: 1 });
  expect(kicked.body.seats[1]).toEqual({ kind: 'empty' });
  const bot = await ada.call<Table>('POST', at('bot'), { seat: 1, level: 'random' });
  expect(bot.body.seats[1]).toEqual({ kind: 'bot', level: 'random' });
  const empty = await ada.call<Table>('POST', at('bot'), { seat: 1, level: null });
  expect(empty.body.seats[1]).toEqual({ kind: 'empty' });
  const moved = await ada.call<Table>('POST', at('join'), { seat: 1 });
  expect(moved.body.seats.map(seat => seat.kind)).toEqual(['empty', 'person']);
  await ben.call('POST', at('join'));
  const left = await ada.call<Table>('POST', at('leave'));
  expect(left.body.host.name).toBe('Ben');
  await wire.socket.timeout(2000).emitWithAck('unwatch-table', { code });
  const heard = wire.heard.filter(one => one.event === 'table').map(one => (one.body as Table).code);
  expect(heard.length).toBeGreaterThanOrEqual(7);
  wire.close();
});

test('a rematch begins when all have asked; when one has left, the table waits again', async () => {
  const { table, match } = await startedMatch([ada, ben], LOST);
  const at = (path: string) => `/api/tables/${table.code}/${path}`;
  await ada.call('POST', `/api/matches/${match}/abort`);
  const asked = await ada.call<Table>('POST', at('rematch'));
  expect(asked.body).toMatchObject({ status: 'over', rematch: [ada.me.id], match });
  const begun = await ben.call<Table>('POST', at('rematch'));
  expect(begun.body.status).toBe('playing');
  expect(begun.body.match).not.toBe(match);
  await ada.call('POST', `/api/matches/${begun.body.match}/abort`);
  await ben.call('POST', at('leave'));
  const waiting = await ada.call<Table>('POST', at('rematch'));
  expect(waiting.body).toMatchObject({ status: 'waiting', seats: [{ kind: 'person' }, { kind: 'empty' }] });
});

test('chat: heard at the table, limited, muted, taken away', async () => {
  const { code } = await newTable(ada, LOST);
  const at = (path: string) => `/api/tables/${code}/${path}`;
  const wire = await ben.connect();
  await wire.get('watch-table', { code });
  const { line } = await wire.get<{ line: ChatLine }>('chat', { code, text: ' hello\u0007there ' });
  expect(line).toMatchObject({ text: 'hello there', from: { name: 'Ben' } });
  expect(wire.heard.at(-1)).toEqual({ event: 'chat', body: line });
  const refused = async (text: unknown) =>
    (await ben.call<ErrorBody>('POST', at('chat'), { text })).body.error?.code;
  expect(await refused('   ')).toBe('bad-request');
  expect(await refused('x'.repeat(501))).toBe('bad-request');
  await ada.call('POST', at('mute'), { person: ben.me.id, muted: true });
  expect(await refused('still here')).toBe('muted');
  await ada.call('POST', at('mute'), { person: ben.me.id, muted: false });
  const codes = await Promise.all(Array.from({ length: 8 }, () => refused('again')));
  expect(codes).toContain('rate-limited');
  expect((await ben.call('DELETE', at(`chat/${line.id}`))).status).toBe(204);
  const { body } = await ada.call<{ chat: ChatLine[] }>('GET', at('chat'));
  expect(body.chat.map(one => one.id)).not.toContain(line.id);
  const eve = await visitor(server.url, 'Eve');
  expect((await eve.call<ErrorBody>('DELETE', at(`chat/${body.chat[0].id}`))).body.error.code).toBe(
    'not-host',
  );
  wire.close();
});

test('before the start the host changes rules, seats and clock; nobody loses a seat by it', async () => {
  const { code } = await newTable(ada, { game: 'citadels', seats: 4, bots: [null, null, 'novice'] });
  const settle = async (body: object, who = ada) => {
    const answer = await who.call<Table & ErrorBody>('POST', `/api/tables/${code}/settings`, body);
    return answer.status === 200 ? answer.body : answer.body.error.code;
  };
  await ben.call('POST', `/api/tables/${code}/join`, { seat: 3 });
  const clock = { kind: 'slow', perMove: 86_400_000 };
  expect(await settle({ clock, options: { rank1: 'witch' } })).toMatchObject({
    clock,
    options: { rank1: 'witch', rank2: 'thief' },
  });
  const kinds = (table: Table | string) =>
    typeof table === 'string' ? table : table.seats.map(seat => seat.kind);
  expect(kinds(await settle({ seats: 5 }))).toEqual(['person', 'empty', 'bot', 'person', 'empty']);
  expect(kinds(await settle({ seats: 3 }))).toEqual(['person', 'bot', 'person']);
  expect(await settle({ rated: true })).toBe('bad-options');
  expect(kinds(await settle({ seats: 2 }))).toEqual(['person', 'person']);
  expect(await settle({ rated: true })).toMatchObject({ rated: true, options: { rank1: 'witch' } });
  expect(await settle({ seats: 8 })).toBe('bad-options');
  expect(await settle({ seats: 9 })).toBe('bad-request');
  expect(await settle({ seats: 4 }, ben)).toBe('not-host');
  await ada.call('POST', `/api/tables/${code}/start`);
  expect(await settle({ seats: 3 })).toBe('already-started');
  expect(await settle({ open: true })).toMatchObject({ open: true, status: 'playing' });
});

test('a table of three people cannot become one of two', async () => {
  const { code } = await newTable(ada, { game: 'citadels', seats: 3 });
  const eve = await visitor(server.url, 'Eve');
  for (const who of [ben, eve]) await who.call('POST', `/api/tables/${code}/join`);
  const refused = await ada.call<ErrorBody>('POST', `/api/tables/${code}/settings`, { seats: 2 });
  expect([refused.status, refused.body.error.code, refused.body.error.field]).toEqual([
    409,
    'seat-taken',
    'seats',
  ]);
});

test('guests do not chat at an open table until the host lets them; the host is no such guest', async () => {
  const { code } = await newTable(ada, { ...LOST, open: true });
  const say = async (who: Visitor) =>
    (await who.call<ErrorBody>('POST', `/api/tables/${code}/chat`, { text: 'hi' })).body.error?.code;
  const eve = await visitor(server.url, 'Eve');
  await eve.call('POST', `/api/tables/${code}/join`);
  expect(await say(eve)).toBe('chat-off');
  expect(await say(ada)).toBeUndefined();
  await ada.call('POST', `/api/tables/${code}/mute`, { person: ada.me.id, muted: true });
  expect(await say(ada)).toBeUndefined();
  await ada.call('POST', `/api/tables/${code}/settings`, { guestChat: true });
  expect(await say(eve)).toBeUndefined();
});

test('only those at the table talk there: who sits, hosts or looks on', async () => {
  const { code } = await newTable(ada, LOST);
  const eve = await visitor(server.url, 'Eve');
  const made = await eve.call<Me>('POST', '/api/me/account', {
    username: 'eve',
    password: 'a long password',
  });
  const account = withCookie(server.url, cookieOf(made.headers), made.body);
  const say = async () =>
    (await account.call<ErrorBody>('POST', `/api/tables/${code}/chat`, { text: 'hi' })).body.error?.code;
  expect(await say()).toBe('not-here');
  const wire = await account.connect();
  expect(await wire.ask('chat', { code, text: 'hi' })).toMatchObject({ error: { code: 'not-here' } });
  await wire.get('watch-table', { code });
  expect(await say()).toBeUndefined();
  await wire.get('unwatch-table', { code });
  expect(await say()).toBe('not-here');
  await wire.get('join', { code });
  expect(await say()).toBeUndefined();
  wire.close();
});
