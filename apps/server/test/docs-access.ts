import type { ReviewState } from '@signoria/protocol';
import { expect } from 'vitest';
import type { Answer, Visitor } from './kit.ts';

type Ask = <T = unknown>(
  who: Visitor,
  method: string,
  path: string,
  params?: Record<string, string>,
  body?: unknown,
) => Promise<Answer<T>>;

/** The ways into an account, and whom one keeps away. */
export async function askAboutAccess(
  ask: Ask,
  owner: Visitor,
  { ben, nobody }: { ben: Visitor; nobody: Visitor },
  password: string,
): Promise<void> {
  await ask(owner, 'POST', '/api/me/password', {}, { old: password, password });
  await ask(owner, 'POST', '/api/me/password', {}, { old: 'wrong', password });
  const codes = '/api/me/recovery-codes';
  const { body } = await ask<{ codes: string[] }>(owner, 'POST', codes, {}, { password });
  await ask(owner, 'POST', codes, {}, { password: 'wrong' });
  const { body: list } = await ask<{ sessions: { id: string }[] }>(owner, 'GET', '/api/me/sessions');
  expect(list.sessions).toHaveLength(1);
  await ask(owner, 'DELETE', '/api/me/sessions');
  await ask(owner, 'DELETE', '/api/me/sessions/{id}', { id: 'nosuch' });
  const other = await nobody.call('POST', '/api/session', { username: 'dora', password });
  expect(other.status).toBe(200);
  const { body: now } = await owner.call<{ sessions: { id: string; here: boolean }[] }>(
    'GET',
    '/api/me/sessions',
  );
  const id = now.sessions.find(({ here }) => !here)?.id ?? '';
  await ask(owner, 'DELETE', '/api/me/sessions/{id}', { id });
  await ask(owner, 'POST', '/api/me/blocks', {}, { person: ben.me.id });
  await ask(owner, 'POST', '/api/me/blocks', {}, { person: 'nosuch' });
  await ask(owner, 'GET', '/api/me/blocks');
  await ask(owner, 'DELETE', '/api/me/blocks/{id}', { id: ben.me.id });
  await ask(owner, 'POST', '/api/people/{id}/report', { id: ben.me.id }, { why: 'other' });
  await ask(owner, 'POST', '/api/people/{id}/report', { id: 'nosuch' }, { why: 'other' });
  await ask(owner, 'PATCH', '/api/me', {}, { crest: 'lily-lapis' });
  await ask(owner, 'POST', '/api/me/friends', {}, { person: ben.me.id });
  await ask(owner, 'POST', '/api/me/friends', {}, { person: 'nosuch' });
  await ask(owner, 'GET', '/api/me/friends');
  await ask(owner, 'DELETE', '/api/me/friends/{id}', { id: ben.me.id });
  await ask(owner, 'GET', '/api/me/statistics');
  await askAboutInvites(ask, owner, ben);
  const recover = { username: 'dora', code: body.codes[0], password };
  await ask(nobody, 'POST', '/api/session/recover', {}, recover);
  await ask(nobody, 'POST', '/api/session/recover', {}, recover);
}

async function askAboutInvites(ask: Ask, owner: Visitor, ben: Visitor): Promise<void> {
  const made = await owner.call<{ code: string }>('POST', '/api/tables', { game: 'lost-cities', seats: 2 });
  const { code } = made.body;
  await ask(owner, 'POST', '/api/tables/{code}/invite', { code }, { person: ben.me.id });
  await ask(owner, 'POST', '/api/tables/{code}/invite', { code }, { person: 'nosuch' });
  const { body } = await ask<{ invites: { code: string }[] }>(ben, 'GET', '/api/me/invites');
  expect(body.invites.map(invite => invite.code)).toEqual([code]);
  await ask(ben, 'DELETE', '/api/me/invites/{code}', { code });
}

/** The reviews of a match that has ended. */
export async function askAboutReviews(
  ask: Ask,
  { ada, nobody }: { ada: Visitor; nobody: Visitor },
  match: string,
): Promise<void> {
  const path = '/api/matches/{match}/reviews/{seat}';
  const [own, other] = [
    { match, seat: '0' },
    { match, seat: '1' },
  ];
  await ask(ada, 'GET', path, own);
  await ask(nobody, 'POST', path, own);
  await ask(ada, 'POST', path, own);
  // One at a time: the second waits, and can be stopped.
  await ask(ada, 'POST', path, other);
  await ask(ada, 'DELETE', path, other);
  await ask(ada, 'DELETE', path, other);
  const read = () => ask<ReviewState>(ada, 'GET', path, own);
  await expect.poll(async () => (await read()).body.status, { timeout: 20_000 }).toBe('ready');
}
