import type { ApiKey, ErrorBody, GameLine, Me, Person, Rating } from '@signoria/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import {
  call,
  cookieOf,
  newTable,
  openWire,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
  withCookie,
} from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const PASSWORD = 'correct horse battery';

async function signIn(url: string, username: string, password = PASSWORD, cookie = ''): Promise<Visitor> {
  const answer = await call<Me>(url, 'POST', '/api/session', cookie ? { cookie } : {}, {
    username,
    password,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return withCookie(url, cookieOf(answer.headers), answer.body);
}

test('a guest plays at once, and the session is an http-only cookie', async () => {
  const made = await call<Me>(server.url, 'POST', '/api/guest', {}, { name: '  Zoë\u0007 ' });
  expect(made.body).toMatchObject({ name: 'Zoë', guest: true, username: null, email: null });
  const [cookie] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^signoria\.session_token=.*HttpOnly; SameSite=Lax/);
  const zoe = withCookie(server.url, cookieOf(made.headers), made.body);
  expect((await zoe.call<Me>('POST', '/api/guest', { name: 'Zoé' })).body).toMatchObject({
    id: made.body.id,
    name: 'Zoé',
  });
  expect((await zoe.call<Me>('PATCH', '/api/me', { name: 'Zo' })).body.name).toBe('Zo');
});

test('a guest becomes an account and keeps games and ratings; signs in elsewhere, signs out', async () => {
  const ada = await visitor(server.url, 'Ada');
  const ben = await visitor(server.url, 'Ben');
  const { match } = await startedMatch([ada, ben], { ...LOST, rated: true });
  await ben.call('POST', `/api/matches/${match}/resign`);
  const body = { username: 'Ada.L', password: PASSWORD, email: 'ada@example.org' };
  const account = await ada.call<Me>('POST', '/api/me/account', body);
  // A new way in means a new session: whoever had the old one has nothing.
  expect(await ada.call('GET', '/api/me')).toMatchObject({ status: 200, body: null });
  const adaNow = withCookie(server.url, cookieOf(account.headers), account.body);
  expect(account.body).toMatchObject({
    id: ada.me.id,
    guest: false,
    username: 'Ada.L',
    email: 'ada@example.org',
  });
  const again = await adaNow.call<ErrorBody>('POST', '/api/me/account', body);
  expect([again.status, again.body.error.code]).toEqual([409, 'already-account']);
  const taken = await ben.call<ErrorBody>('POST', '/api/me/account', { ...body, username: 'ada.l' });
  expect([taken.status, taken.body.error.code, taken.body.error.field]).toEqual([
    409,
    'name-taken',
    'username',
  ]);
  const weak = await ben.call<ErrorBody>('POST', '/api/me/account', { username: 'benny', password: 'short' });
  expect([weak.status, weak.body.error.field]).toEqual([400, 'password']);

  const elsewhere = await signIn(server.url, 'ADA.L');
  expect(elsewhere.me.id).toBe(ada.me.id);
  const { body: games } = await elsewhere.call<{ games: GameLine[] }>('GET', '/api/me/games?status=over');
  expect(games.games.map(line => line.match)).toEqual([match]);
  const { body: somebody } = await ben.call<{ ratings: Rating[]; person: Person }>(
    'GET',
    `/api/people/${ada.me.id}`,
  );
  expect(somebody.ratings).toMatchObject([{ game: 'lost-cities', seats: '2', games: 1 }]);
  await expect(signIn(server.url, 'ada.l', 'wrong password')).rejects.toThrow('wrong-password');
  await expect(signIn(server.url, 'nobody', PASSWORD)).rejects.toThrow('wrong-password');
  expect((await elsewhere.call('DELETE', '/api/session')).status).toBe(204);
  expect((await elsewhere.call('GET', '/api/me')).body).toBeNull();
});

test('a guest who signs in brings games along', async () => {
  const eve = await visitor(server.url, 'Eve');
  await eve.call('POST', '/api/me/account', { username: 'eve', password: PASSWORD });
  const guest = await visitor(server.url, 'Somebody');
  const fay = await visitor(server.url, 'Fay');
  const { match, table } = await startedMatch([guest, fay], LOST);
  const signed = await signIn(server.url, 'eve', PASSWORD, guest.cookie);
  expect(signed.me.id).toBe(eve.me.id);
  expect((await stateOf(signed, match)).you).toBe(0);
  expect((await stateOf(signed, match)).seats[0].person).toMatchObject({ id: eve.me.id, name: 'Eve' });
  const { body } = await fay.call<{ host: Person }>('GET', `/api/tables/${table.code}`);
  expect(body.host.id).toBe(eve.me.id);
  await playOn([signed, fay], match, 4);
});

test('a key opens everything a session opens, until it is revoked', async () => {
  const bot = await visitor(server.url, 'Bot');
  const made = await bot.call<ApiKey & { key: string }>('POST', '/api/me/keys', { name: 'engine' });
  const headers = { authorization: `Bearer ${made.body.key}` };
  const me = await call<Me>(server.url, 'GET', '/api/me', headers);
  expect(me.body.id).toBe(bot.me.id);
  const wire = await openWire(server.url, { auth: { key: made.body.key } });
  expect(await wire.ask('join', { code: 'NOSUCH' })).toMatchObject({ error: { code: 'unknown-table' } });
  wire.close();
  const { body } = await bot.call<{ keys: ApiKey[] }>('GET', '/api/me/keys');
  expect(body.keys).toMatchObject([{ id: made.body.id, name: 'engine' }]);
  expect(JSON.stringify(body)).not.toContain(made.body.key);
  const stranger = await visitor(server.url, 'Stranger');
  expect((await stranger.call('DELETE', `/api/me/keys/${made.body.id}`)).status).toBe(404);
  expect((await bot.call('DELETE', `/api/me/keys/${made.body.id}`)).status).toBe(204);
  expect((await call(server.url, 'GET', '/api/me', headers)).status).toBe(401);
  expect((await bot.call('POST', '/api/me/keys', { name: 'k'.repeat(40) })).status).toBe(201);
  expect((await bot.call('POST', '/api/me/keys', { name: 'k'.repeat(41) })).status).toBe(400);
});

test('export tells everything, delete leaves nothing but the moves', async () => {
  const gus = await visitor(server.url, 'Gustave');
  const hal = await visitor(server.url, 'Hal');
  const { match, table } = await startedMatch([gus, hal], LOST);
  await gus.call('POST', `/api/tables/${table.code}/chat`, { text: 'my own words' });
  await gus.call('POST', '/api/push', {
    endpoint: 'https://push.example/abc',
    keys: { p256dh: 'x', auth: 'y' },
  });
  const { body } = await gus.call<Record<string, unknown>>('GET', '/api/me/export');
  expect(body).toMatchObject({
    format: 'signoria-person',
    me: { name: 'Gustave' },
    passkeys: [],
    games: [{ match }],
    tables: [{ code: table.code }],
    chat: [{ text: 'my own words' }],
    push: ['https://push.example/abc'],
  });
  expect((await gus.call('DELETE', '/api/me')).status).toBe(204);
  await server.services.background.idle();
  expect((await gus.call('GET', '/api/me')).body).toBeNull();
  const state = await stateOf(hal, match);
  expect(state).toMatchObject({ status: 'over', places: [2, 1] });
  const left = [
    state,
    (await hal.call('GET', `/api/tables/${table.code}`)).body,
    (await hal.call('GET', `/api/tables/${table.code}/chat`)).body,
    (await hal.call('GET', `/api/matches/${match}/record`)).body,
  ];
  expect(JSON.stringify(left)).not.toContain('Gustave');
  expect(JSON.stringify(left)).not.toContain(gus.me.id);
  expect((await hal.call('GET', `/api/people/${gus.me.id}`)).status).toBe(404);
});

test('delete leaves no row of the person in any table', async () => {
  const { db } = server.services.store;
  const uma = await visitor(server.url, 'Uma');
  const vic = await visitor(server.url, 'Vic');
  const { match, table } = await startedMatch([uma, vic], { ...LOST, rated: true });
  await uma.call('POST', `/api/tables/${table.code}/chat`, { text: 'hello' });
  await uma.call('POST', `/api/matches/${match}/resign`);
  await server.services.store.idle();
  await uma.call('POST', '/api/me/keys', { name: 'bot' });
  await uma.call('POST', '/api/push', {
    endpoint: 'https://push.example/uma',
    keys: { p256dh: 'x', auth: 'y' },
  });
  await uma.call('PATCH', '/api/me', { webhook: 'https://93.184.216.34/hook' });
  await uma.call('POST', '/api/me/friends', { person: vic.me.id });
  await newTable(uma, { ...LOST, open: true });
  await uma.call('GET', '/api/auth/passkey/generate-register-options');
  await sql`insert into passkey (id, "userId", "publicKey", "credentialID", counter, "deviceType", "backedUp")
    values ('p1', ${uma.me.id}, 'k', 'c', 0, 'singleDevice', 0)`.execute(db);
  const account = { username: 'uma', password: PASSWORD, email: 'uma@example.org' };
  const made = await uma.call<Me>('POST', '/api/me/account', account);
  const owner = withCookie(server.url, cookieOf(made.headers), made.body);
  expect((await owner.call('POST', '/api/me/recovery-codes', { password: PASSWORD })).status).toBe(201);
  expect((await vic.call('POST', '/api/me/blocks', { person: uma.me.id })).status).toBe(204);
  for (const [by, about] of [
    [owner, vic],
    [vic, uma],
  ])
    expect((await by.call('POST', `/api/people/${about.me.id}/report`, { why: 'name' })).status).toBe(204);

  const naming = async () => {
    const names = (await db.introspection.getTables()).map(one => one.name);
    const rows = await Promise.all(
      names.map(
        async name => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const,
      ),
    );
    return rows.filter(([, found]) => JSON.stringify(found).includes(uma.me.id)).map(([name]) => name);
  };
  expect((await naming()).sort()).toEqual(
    'account apikey block chat_line friend game_table match_seat passkey profile push rating rating_change recovery_code report session table_person user verification'.split(
      ' ',
    ),
  );
  expect((await owner.call('DELETE', '/api/me')).status).toBe(204);
  await server.services.background.idle();
  expect(await naming()).toEqual([]);
});

test('passkeys: the ceremony is open, the rest of better-auth is not', async () => {
  const nan = await visitor(server.url, 'Nan');
  const options = await nan.call<{ challenge: string; rp: { name: string } }>(
    'GET',
    '/api/auth/passkey/generate-register-options',
  );
  expect(options.status).toBe(200);
  expect(options.body.rp.name).toBe('Signoria');
  for (const path of ['sign-up/email', 'sign-in/email', 'api-key/create', 'update-user'])
    expect((await nan.call('POST', `/api/auth/${path}`, {})).status).toBe(404);
});

test('an account gets a new passkey only in a session opened lately; a guest cannot open one, and may at any time', async () => {
  const age = (person: string) =>
    sql`update session set "createdAt" = '2020-01-01T00:00:00.000Z' where "userId" = ${person}`.execute(
      server.services.store.db,
    );
  const steps = async (who: Visitor, headers: Record<string, string> = {}) => {
    const cookie = { cookie: who.cookie, ...headers };
    const first = await call(server.url, 'GET', '/api/auth/passkey/generate-register-options', cookie);
    const second = await call<{ code: string }>(
      server.url,
      'POST',
      '/api/auth/passkey/verify-registration',
      cookie,
      { response: {} },
    );
    return [first.status, second.body.code === 'SESSION_NOT_FRESH'];
  };
  const old = await visitor(server.url, 'Old');
  await age(old.me.id);
  expect(await steps(old)).toEqual([200, false]);

  const account = await old.call<Me>('POST', '/api/me/account', { username: 'old.one', password: PASSWORD });
  const owner = withCookie(server.url, cookieOf(account.headers), account.body);
  expect(await steps(owner)).toEqual([200, false]);
  await age(owner.me.id);
  expect(await steps(owner)).toEqual([403, true]);
  // No key, another's or one's own, goes through the ceremony.
  const guest = await visitor(server.url, 'Guest');
  const { body: made } = await guest.call<{ key: string }>('POST', '/api/me/keys', { name: 'other' });
  expect(await steps(owner, { authorization: `Bearer ${made.key}` })).toEqual([403, false]);
  expect(await steps(await signIn(server.url, 'old.one'))).toEqual([200, false]);
});
