import type { ApiKey, ErrorBody, Me, NewApiKey, Scope } from '@signoria/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
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
beforeAll(async () => {
  // Nobody looks now and then for what has been left open: what is to close at once does, or stays open.
  server = await testServer({ sweepMs: 3_600_000 });
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const PASSWORD = 'correct horse battery';

async function keyOf(who: Visitor, scopes?: Scope[]): Promise<NewApiKey> {
  const made = await who.call<NewApiKey>('POST', '/api/me/keys', {
    name: 'k',
    ...(scopes ? { scopes } : {}),
  });
  expect(made.status).toBe(201);
  return made.body;
}

/** The status of a call made with a key, and the code of its refusal. */
async function by(key: NewApiKey, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${key.key}` };
  const answer = await call<ErrorBody>(server.url, method, path, headers, body);
  return answer.status < 300 ? answer.status : answer.body.error.code;
}

describe('a key does what its scopes say and never more than its owner', () => {
  test('play is what it gets unless told otherwise, and the list says so', async () => {
    const ada = await visitor(server.url, 'Ada');
    await keyOf(ada);
    await keyOf(ada, ['read', 'manage']);
    const { body } = await ada.call<{ keys: ApiKey[] }>('GET', '/api/me/keys');
    expect(body.keys.map(({ scopes }) => scopes)).toEqual([['play'], ['read', 'manage']]);
    expect((await ada.call('POST', '/api/me/keys', { name: 'k', scopes: [] })).status).toBe(400);
    expect((await ada.call('POST', '/api/me/keys', { name: 'k', scopes: ['all'] })).status).toBe(400);
  });

  test('read looks, play acts, manage changes; none makes keys, an account, or an end', async () => {
    const ben = await visitor(server.url, 'Ben');
    const keys = {
      read: await keyOf(ben, ['read']),
      play: await keyOf(ben),
      manage: await keyOf(ben, ['manage']),
    };
    const answers = async (method: string, path: string, body?: unknown) => ({
      read: await by(keys.read, method, path, body),
      play: await by(keys.play, method, path, body),
      manage: await by(keys.manage, method, path, body),
    });
    const no = 'wrong-scope';
    const none = { read: no, play: no, manage: no };
    expect(await answers('GET', '/api/me/games')).toEqual({ read: 200, play: 200, manage: 200 });
    expect(await answers('POST', '/api/tables', LOST)).toEqual({ read: no, play: 201, manage: no });
    expect(await answers('PATCH', '/api/me', { name: 'B' })).toEqual({ read: no, play: no, manage: 200 });
    expect(await answers('GET', '/api/me/keys')).toEqual({ read: no, play: no, manage: 200 });
    expect(await answers('GET', '/api/me/export')).toEqual({ read: no, play: no, manage: 200 });
    expect(await answers('POST', '/api/me/keys', { name: 'more' })).toEqual(none);
    const account = { username: 'benny', password: PASSWORD };
    expect(await answers('POST', '/api/me/account', account)).toEqual(none);
    expect(await answers('POST', '/api/session', account)).toEqual(none);
    expect(await answers('DELETE', '/api/me')).toEqual(none);
    expect(await answers('POST', '/api/auth/passkey/delete-passkey', { id: 'x' })).toEqual(none);
    expect((await ben.call<Me>('GET', '/api/me')).body).toMatchObject({ name: 'B', guest: true });
  });

  test('on a socket too', async () => {
    const cleo = await visitor(server.url, 'Cleo');
    const { code } = await newTable(cleo, LOST);
    const wire = await openWire(server.url, { auth: { key: (await keyOf(cleo, ['read'])).key } });
    expect(await wire.ask('watch-table', { code })).toMatchObject({ ok: true });
    expect(await wire.ask('chat', { code, text: 'hello' })).toMatchObject({ error: { code: 'wrong-scope' } });
    wire.close();
  });

  test('so many and no more', async () => {
    const dan = await visitor(server.url, 'Dan');
    for (let i = 0; i < 20; i++) await keyOf(dan);
    const more = await dan.call<ErrorBody>('POST', '/api/me/keys', { name: 'k' });
    expect([more.status, more.body.error.code]).toEqual([409, 'list-full']);
  });
});

describe('what has ended closes what it had opened, at once', () => {
  /** The socket of the wire and a stream, both opened by one proof: they end, and others stay. */
  async function opened(headers: Record<string, string>) {
    const wire = await openWire(server.url, { extraHeaders: headers });
    const stream = await fetch(`${server.url}/api/stream`, { headers });
    const gone = new Promise(resolve => wire.socket.once('disconnect', resolve));
    return { wire, ended: Promise.all([gone, stream.text()]) };
  }

  test('a session that is signed out, and not the person’s other one', async () => {
    const eva = await visitor(server.url, 'Eva');
    const made = await eva.call<Me>('POST', '/api/me/account', { username: 'eva', password: PASSWORD });
    const first = withCookie(server.url, cookieOf(made.headers), made.body);
    const again = await call<Me>(
      server.url,
      'POST',
      '/api/session',
      {},
      { username: 'eva', password: PASSWORD },
    );
    const second = withCookie(server.url, cookieOf(again.headers), again.body);
    const stays = await second.connect();
    const goes = await opened({ cookie: first.cookie });
    await first.call('DELETE', '/api/session');
    await goes.ended;
    expect(await stays.ask('watch-lobby')).toMatchObject({ ok: true });
    expect((await first.call('GET', '/api/me')).body).toBeNull();
    stays.close();
  });

  test('a key that is revoked', async () => {
    const fay = await visitor(server.url, 'Fay');
    const key = await keyOf(fay);
    const headers = { authorization: `Bearer ${key.key}` };
    const goes = await opened(headers);
    const wire = await openWire(server.url, { auth: { key: key.key } });
    const gone = new Promise(resolve => wire.socket.once('disconnect', resolve));
    const stays = await fay.connect();
    await fay.call('DELETE', `/api/me/keys/${key.id}`);
    await Promise.all([goes.ended, gone]);
    expect(await stays.ask('watch-lobby')).toMatchObject({ ok: true });
    stays.close();
  });

  test('a session or key that the store no longer has, however it went, and no other', async () => {
    const { people, store } = server.services;
    const [ida, jim, kit] = await Promise.all(['Ida', 'Jim', 'Kit'].map(name => visitor(server.url, name)));
    const key = await keyOf(jim);
    const removed = await opened({ cookie: ida.cookie });
    const revoked = await opened({ authorization: `Bearer ${key.key}` });
    const [late, stays] = [await opened({ cookie: jim.cookie }), await kit.connect()];
    await people.endLost();
    for (const wire of [removed.wire, revoked.wire, late.wire])
      expect(await wire.ask('watch-lobby')).toMatchObject({ ok: true });
    await sql`delete from session where "userId" = ${ida.me.id}`.execute(store.db);
    await sql`delete from apikey where id = ${key.id}`.execute(store.db);
    const past = '2020-01-01T00:00:00.000Z';
    await sql`update session set "expiresAt" = ${past} where "userId" = ${jim.me.id}`.execute(store.db);
    await people.endLost();
    await Promise.all([removed.ended, revoked.ended, late.ended]);
    expect(await stays.ask('watch-lobby')).toMatchObject({ ok: true });
    stays.close();
  });

  test('a person who is deleted', async () => {
    const gus = await visitor(server.url, 'Gus');
    const hal = await visitor(server.url, 'Hal');
    await startedMatch([gus, hal], LOST);
    const goes = await opened({ cookie: gus.cookie });
    await gus.call('DELETE', '/api/me');
    await goes.ended;
  });
});
