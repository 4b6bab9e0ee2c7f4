import type { ErrorBody, Me } from '@signoria/protocol';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { call, cookieOf, testServer, type Visitor, visitor, withCookie } from './kit.ts';

const PASSWORD = 'correct horse battery';
const OTHER = 'another fine password';

async function openServer(): Promise<Running> {
  const server = await testServer();
  onTestFinished(server.stop);
  return server;
}

/** From now on one kind of write to one of the tables fails, until the answer is called. */
async function breakWrites({ services }: Running, what: 'insert' | 'delete', table: string) {
  const { db } = services.store;
  await sql`create trigger broken before ${sql.raw(what)} on ${sql.table(table)}
    begin select raise(abort, 'broken'); end`.execute(db);
  return () => sql`drop trigger broken`.execute(db);
}

async function signIn({ url }: Running, username: string, password: string): Promise<Visitor | string> {
  const answer = await call<Me & ErrorBody>(url, 'POST', '/api/session', {}, { username, password });
  if (answer.status !== 200) return answer.body.error.code;
  return withCookie(url, cookieOf(answer.headers), answer.body);
}

const isKnown = async (who: Visitor | string) =>
  typeof who !== 'string' && (await who.call('GET', '/api/me')).body !== null;

test('an account of which the store has taken only a part is none: the guest makes it again', async () => {
  const server = await openServer();
  const guest = await visitor(server.url, 'Ada');
  const claim = { username: 'ada', password: PASSWORD, email: 'ada@example.org' };
  const mend = await breakWrites(server, 'insert', 'account');
  expect((await guest.call('POST', '/api/me/account', claim)).status).toBe(500);
  await mend();
  const { status, body } = await guest.call<Me>('POST', '/api/me/account', claim);
  expect([status, body.guest, body.email]).toEqual([200, false, claim.email]);
  expect(await isKnown(await signIn(server, 'ada', PASSWORD))).toBe(true);
});

test('a new password that the store breaks off is none: old one, codes and sessions are as before', async () => {
  const server = await openServer();
  const guest = await visitor(server.url, 'Ada');
  await guest.call('POST', '/api/me/account', { username: 'ada', password: PASSWORD });
  const [ada, other] = [await signIn(server, 'ada', PASSWORD), await signIn(server, 'ada', PASSWORD)];
  if (typeof ada === 'string') throw new Error(ada);
  const made = await ada.call<{ codes: string[] }>('POST', '/api/me/recovery-codes', { password: PASSWORD });
  const [code] = made.body.codes;
  const recover = async () => {
    const body = { username: 'ada', code, password: OTHER };
    return (await call(server.url, 'POST', '/api/session/recover', {}, body)).status;
  };
  const change = async () =>
    (await ada.call('POST', '/api/me/password', { old: PASSWORD, password: OTHER })).status;
  const mend = await breakWrites(server, 'delete', 'session');
  expect([await recover(), await change()]).toEqual([500, 500]);
  await mend();
  expect([await isKnown(ada), await isKnown(other)]).toEqual([true, true]);
  expect(await signIn(server, 'ada', OTHER)).toBe('wrong-password');
  expect(await isKnown(await signIn(server, 'ada', PASSWORD))).toBe(true);
  expect([await recover(), await isKnown(ada), await isKnown(other)]).toEqual([200, false, false]);
});
