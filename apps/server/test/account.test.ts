import type { ErrorBody, Me, SessionInfo, Table } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { isInside, mayCall } from '../src/notifications/addresses.ts';
import { resumeDeletions } from '../src/people/delete.ts';
import type { Database } from '../src/store/database.ts';
import { call, cookieOf, newTable, testServer, type Visitor, visitor, withCookie } from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const PASSWORD = 'correct horse battery';
const OTHER = 'another fine password';

async function account(name: string): Promise<Visitor> {
  const guest = await visitor(server.url, name);
  const made = await guest.call<Me>('POST', '/api/me/account', { username: name, password: PASSWORD });
  expect(made.status).toBe(200);
  return withCookie(server.url, cookieOf(made.headers), made.body);
}

async function signIn(username: string, password: string): Promise<Visitor | string> {
  const answer = await call<Me & ErrorBody>(server.url, 'POST', '/api/session', {}, { username, password });
  if (answer.status !== 200) return answer.body.error.code;
  return withCookie(server.url, cookieOf(answer.headers), answer.body);
}

async function signedIn(username: string, password = PASSWORD): Promise<Visitor> {
  const who = await signIn(username, password);
  if (typeof who === 'string') throw new Error(who);
  return who;
}

async function codeOf(who: Visitor, method: string, path: string, body?: unknown) {
  const { status, body: said } = await who.call<ErrorBody>(method, path, body);
  return status < 300 ? status : said.error.code;
}

const isKnown = async (who: Visitor) => (await who.call('GET', '/api/me')).body !== null;

describe('the ways into an account', () => {
  test('a new password takes the old one, and ends every session but this', async () => {
    const ada = await account('ada');
    const there = await signedIn('ada');
    const wire = await there.connect();
    const gone = new Promise(resolve => wire.socket.once('disconnect', resolve));
    const change = (old: string) => codeOf(ada, 'POST', '/api/me/password', { old, password: OTHER });
    expect(await change('wrong')).toBe('wrong-password');
    expect(await isKnown(there)).toBe(true);
    expect(await change(PASSWORD)).toBe(204);
    await gone;
    expect([await isKnown(ada), await isKnown(there)]).toEqual([true, false]);
    expect(await signIn('ada', PASSWORD)).toBe('wrong-password');
    expect(await isKnown(await signedIn('ada', OTHER))).toBe(true);
  });

  test('a recovery code sets a new password once, and is kept as a hash alone', async () => {
    const ben = await account('ben');
    expect(await codeOf(ben, 'POST', '/api/me/recovery-codes', { password: 'wrong' })).toBe('wrong-password');
    const made = await ben.call<{ codes: string[] }>('POST', '/api/me/recovery-codes', {
      password: PASSWORD,
    });
    const { codes } = made.body;
    expect(new Set(codes).size).toBe(10);
    const rows = await server.services.store.db.selectFrom('recovery_code').selectAll().execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
    const recover = (username: string, code: string) =>
      call<Me & ErrorBody>(
        server.url,
        'POST',
        '/api/session/recover',
        {},
        { username, code, password: OTHER },
      );
    for (const [name, code] of [
      ['ben', 'aaaa-aaaa-aaaa-aaaa'],
      ['nobody', codes[0]],
    ])
      expect((await recover(name, code)).body.error.code).toBe('wrong-code');
    expect(await isKnown(ben)).toBe(true);
    const back = await recover('Ben', codes[0].toUpperCase().replaceAll('-', ' '));
    expect(back.body).toMatchObject({ id: ben.me.id });
    expect(await isKnown(withCookie(server.url, cookieOf(back.headers), back.body))).toBe(true);
    expect(await isKnown(ben)).toBe(false);
    expect((await recover('ben', codes[0])).body.error.code).toBe('wrong-code');
    const [first, second] = await Promise.all([recover('ben', codes[1]), recover('ben', codes[1])]);
    expect([first.status, second.status].sort()).toEqual([200, 401]);
  });

  test('sessions are listed and ended one by one, or all but this', async () => {
    const cleo = await account('cleo');
    const there = await signedIn('cleo');
    const elsewhere = await signedIn('cleo');
    const { body } = await cleo.call<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions');
    expect(body.sessions.filter(({ here }) => here)).toHaveLength(1);
    expect(body.sessions).toHaveLength(3);
    expect(body.sessions.filter(({ browser }) => browser === null)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('token');
    const { body: seen } = await there.call<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions');
    const id = seen.sessions.find(({ here }) => here)?.id;
    expect(await codeOf(await account('clio'), 'DELETE', `/api/me/sessions/${id}`)).toBe('not-found');
    expect(await codeOf(cleo, 'DELETE', `/api/me/sessions/${id}`)).toBe(204);
    expect(await Promise.all([cleo, there, elsewhere].map(isKnown))).toEqual([true, false, true]);
    await cleo.call('POST', '/api/me/keys', { name: 'k' });
    expect(await codeOf(cleo, 'DELETE', '/api/me/sessions')).toBe(204);
    expect(await Promise.all([cleo, elsewhere].map(isKnown))).toEqual([true, false]);
    expect((await cleo.call('GET', '/api/me/keys')).body).toEqual({ keys: [] });
  });

  test('of two claims of one guest at once, one has name and password and the other nothing', async () => {
    const guest = await visitor(server.url, 'Twice');
    const claims = ['left', 'right'].map(username => ({ username, password: `${username} ${PASSWORD}` }));
    const answers = await Promise.all(claims.map(body => guest.call('POST', '/api/me/account', body)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await isKnown(await signedIn(claims[won].username, claims[won].password))).toBe(true);
    expect(await signIn(claims[won].username, claims[1 - won].password)).toBe('wrong-password');
    expect(await signIn(claims[1 - won].username, claims[1 - won].password)).toBe('wrong-password');
  });

  test('nobody learns from an e-mail address whether somebody else has given it', async () => {
    const email = 'same@example.org';
    const made = [];
    for (const username of ['mail.one', 'mail.two']) {
      const guest = await visitor(server.url, username);
      made.push(await guest.call<Me>('POST', '/api/me/account', { username, password: PASSWORD, email }));
    }
    expect(made.map(({ status, body }) => [status, body.email])).toEqual([
      [200, email],
      [200, email],
    ]);
  });

  test('a name shows something', async () => {
    const dan = await visitor(server.url, 'Dan');
    for (const name of ['\u0000\u0001', '\u200b\u200b', '\u3164', '\u202e']) {
      expect((await call(server.url, 'POST', '/api/guest', {}, { name })).status).toBe(400);
      expect(await codeOf(dan, 'PATCH', '/api/me', { name })).toBe('bad-request');
    }
    expect((await dan.call<Me>('GET', '/api/me')).body.name).toBe('Dan');
  });
});

describe('lists have an end', () => {
  test('of muted people, and the lobby does not carry it', async () => {
    const host = await visitor(server.url, 'Host');
    const { code } = await newTable(host, { ...LOST, open: true });
    const mute = (i: number) =>
      codeOf(host, 'POST', `/api/tables/${code}/mute`, { person: `person ${i}`, muted: true });
    for (let i = 0; i < 50; i++) expect(await mute(i)).toBe(200);
    expect(await mute(50)).toBe('list-full');
    const lobby = await call<{ tables: Table[] }>(server.url, 'GET', '/api/tables');
    expect(lobby.body.tables.find(table => table.code === code)?.muted).toEqual([]);
    expect((await host.call<Table>('GET', `/api/tables/${code}`)).body.muted).toHaveLength(50);
  });

  test('of browsers that are told', async () => {
    const eva = await visitor(server.url, 'Eva');
    const push = (i: number) => {
      const body = { endpoint: `https://push.example/eva/${i}`, keys: { p256dh: 'x', auth: 'y' } };
      return codeOf(eva, 'POST', '/api/push', body);
    };
    for (let i = 0; i < 20; i++) expect(await push(i)).toBe(204);
    expect([await push(20), await push(3)]).toEqual(['list-full', 204]);
  });
});

test('a webhook leads to the open net, by whatever name the address goes', () => {
  for (const inside of [
    '127.0.0.1',
    '10.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    'fec0::1',
    'fe80::1',
    'fc00::1',
    '169.254.169.254',
    '0.0.0.0',
  ])
    expect([inside, isInside(inside)]).toEqual([inside, true]);
  for (const outside of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    expect([outside, isInside(outside)]).toEqual([outside, false]);
  expect(mayCall('http://[2002:7f00:1::]/', false)).toBe(false);
  expect(mayCall('http://0x7f.1/', false)).toBe(false);
});

describe('blocking and reporting', () => {
  test('a blocked person gets no seat where the other sits, and their words do not reach that one', async () => {
    const [fay, gus, hal] = await Promise.all(['Fay', 'Gus', 'Hal'].map(name => visitor(server.url, name)));
    const { code } = await newTable(fay, { ...LOST, seats: 2, open: true });
    const chat = `/api/tables/${code}/chat`;
    await fay.call('POST', `/api/tables/${code}/settings`, { guestChat: true });
    expect(await codeOf(fay, 'POST', '/api/me/blocks', { person: gus.me.id })).toBe(204);
    expect(await codeOf(fay, 'POST', '/api/me/blocks', { person: 'nosuch' })).toBe('unknown-person');
    expect((await fay.call('GET', '/api/me/blocks')).body).toMatchObject({ people: [{ id: gus.me.id }] });
    expect(await codeOf(gus, 'POST', `/api/tables/${code}/join`)).toBe('blocked');
    const wires = await Promise.all([fay, gus, hal].map(one => one.connect()));
    for (const wire of wires) await wire.get('watch-table', { code });
    await gus.call('POST', chat, { text: 'nasty' });
    await hal.call('POST', chat, { text: 'kind' });
    const heard = (i: number) => wires[i].heard.filter(({ event }) => event === 'chat').length;
    await expect.poll(() => [heard(0), heard(1), heard(2)]).toEqual([1, 2, 2]);
    const lines = async (who: Visitor) => (await who.call<{ chat: unknown[] }>('GET', chat)).body.chat.length;
    expect([await lines(fay), await lines(hal)]).toEqual([1, 2]);
    expect(await codeOf(fay, 'DELETE', `/api/me/blocks/${gus.me.id}`)).toBe(204);
    expect(await codeOf(gus, 'POST', `/api/tables/${code}/join`)).toBe(200);
    for (const wire of wires) wire.close();
  });

  test('a report is kept for the host, so many of one person', async () => {
    const [ivy, jon] = await Promise.all(['Ivy', 'Jon'].map(name => visitor(server.url, name)));
    const report = (body: object) => codeOf(ivy, 'POST', `/api/people/${jon.me.id}/report`, body);
    expect(await report({ why: 'chat', text: ' rude\n\u001b[2J' })).toBe(204);
    expect(await report({ why: 'boring' })).toBe('bad-request');
    const kept = server.services.store.db.selectFrom('report').selectAll().where('about', '=', jon.me.id);
    expect(await kept.execute()).toMatchObject([{ person: ivy.me.id, why: 'chat', text: 'rude [2J' }]);
    for (let i = 1; i < 50; i++) await report({ why: 'other' });
    expect(await report({ why: 'other' })).toBe('list-full');
  });
});

/** A person with so much that one step would not do. */
async function fill(row: Database['game_table'], person: string): Promise<void> {
  const codes = Array.from({ length: 450 }, (_, i) => `T${String(i).padStart(5, '0')}`);
  await server.services.store.write(async trx => {
    for (const code of codes) {
      const body = JSON.stringify({ ...JSON.parse(row.body), code });
      await trx
        .insertInto('game_table')
        .values({ ...row, code, body })
        .execute();
      await trx.insertInto('table_person').values({ code, person: person }).execute();
      const line = { id: code, code, person: person, name: 'Kim', guest: 1, text: 'hello', at: 1 };
      await trx.insertInto('chat_line').values(line).execute();
      const seat = { match: code, seat: 0, person: person, name: 'Kim', guest: 1, level: null };
      await trx
        .insertInto('match_seat')
        .values({ ...seat, started_at: 1, resigned: 0 })
        .execute();
    }
  });
}

test('a deletion is complete however much there is, in steps between which others are served, and goes on after a stop', async () => {
  const { services } = server;
  const { store } = services;
  const kim = await visitor(server.url, 'Kim');
  const lee = await visitor(server.url, 'Lee');
  const [{ code: first }, { code: muted }] = [await newTable(kim, LOST), await newTable(lee, LOST)];
  await lee.call('POST', `/api/tables/${muted}/mute`, { person: kim.me.id, muted: true });
  const row = await store.db
    .selectFrom('game_table')
    .selectAll()
    .where('code', '=', first)
    .executeTakeFirstOrThrow();
  await fill(row, kim.me.id);
  let steps = 0;
  const write = store.write;
  const counted = (change: never) => {
    steps++;
    return write(change);
  };
  Object.assign(store, { write: counted });
  expect(await codeOf(kim, 'DELETE', '/api/me')).toBe(204);
  expect(await isKnown(kim)).toBe(false);
  await services.background.idle();
  Object.assign(store, { write });
  expect(steps).toBeGreaterThan(450);
  const left = async () => {
    const found = [];
    for (const table of ['game_table', 'table_person', 'match_seat', 'chat_line', 'leaving'] as const)
      if (JSON.stringify(await store.db.selectFrom(table).selectAll().execute()).includes(kim.me.id))
        found.push(table);
    return found;
  };
  expect(await left()).toEqual([]);
  // As if the server had stopped when only the account was gone.
  await store.write(async trx => {
    await trx.insertInto('leaving').values({ person: kim.me.id, nobody: 'gone-x' }).execute();
    const seat = { match: 'm', seat: 0, person: kim.me.id, name: 'Kim', guest: 1, level: null };
    await trx
      .insertInto('match_seat')
      .values({ ...seat, started_at: 1, resigned: 0 })
      .execute();
  });
  await resumeDeletions(services);
  await services.background.idle();
  expect(await left()).toEqual([]);
});
