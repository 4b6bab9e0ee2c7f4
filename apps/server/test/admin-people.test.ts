import type { ErrorBody, Me } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { ban, bans, recoveryCode, reportDone, reports, resetPassword, unban } from '../src/admin/people.ts';
import { call, cookieOf, openWire, visitor } from './kit.ts';
import { administer, codeOf, newPlace, PLACES, serve } from './places.ts';

const SIGN_IN = { username: 'Ada', password: 'correct horse' };

describe.each(PLACES)('%s', place => {
  test('whoever is banned is signed out everywhere, told why when signing in, and let in again later', async () => {
    const where = await newPlace(place);
    const { url } = await serve(where);
    const ada = await visitor(url, 'Ada');
    const { body: key } = await ada.call<{ key: string }>('POST', '/api/me/keys', { name: 'bot' });
    await ada.call('POST', '/api/me/account', SIGN_IN);
    const signIn = () => call<Me & ErrorBody>(url, 'POST', '/api/session', {}, SIGN_IN);
    const byKey = () => call<Me & ErrorBody>(url, 'GET', '/api/me', { authorization: `Bearer ${key.key}` });
    const signed = await signIn();
    const cookie = cookieOf(signed.headers);
    const wire = await openWire(url, { extraHeaders: { cookie } });
    const closed = new Promise(resolve => wire.socket.once('disconnect', resolve));
    expect((await byKey()).body.name).toBe('Ada');

    await administer(where, 'beside', async admin => {
      expect(codeOf(await ban(admin, 'nobody', ''))).toBe('unknown-person');
      expect(codeOf(await ban(admin, 'ada', 'spam in every chat'))).toBe('ok');
      await closed;
      expect((await call(url, 'GET', '/api/me', { cookie })).body).toBe(null);
      const denied = await signIn();
      expect([denied.status, denied.body.error]).toEqual([
        403,
        { code: 'banned', message: 'this account is banned: spam in every chat' },
      ]);
      expect((await byKey()).body.error.code).toBe('banned');
      expect(await bans(admin)).toMatchObject([{ name: 'Ada', reason: 'spam in every chat' }]);
      expect(codeOf(await unban(admin, ada.me.id))).toBe('ok');
      expect(await bans(admin)).toEqual([]);
    });
    expect((await signIn()).status).toBe(200);
    expect((await byKey()).body.name).toBe('Ada');
  });

  test('a lost password: a code that works once, or a new one, which ends all sessions', async () => {
    const where = await newPlace(place);
    const { url } = await serve(where);
    const guest = await visitor(url, 'Ada');
    await guest.call('POST', '/api/me/account', SIGN_IN);
    const ben = await visitor(url, 'Ben');
    const signIn = (password: string) => call(url, 'POST', '/api/session', {}, { ...SIGN_IN, password });
    await administer(where, 'beside', async admin => {
      expect(codeOf(await recoveryCode(admin, ben.me.id))).toBe('no-password');
      const made = await recoveryCode(admin, 'ada');
      if (!made.ok) throw new Error(made.problem.code);
      const recover = { username: 'ada', code: made.value.code, password: 'battery staple' };
      expect((await call(url, 'POST', '/api/session/recover', {}, recover)).status).toBe(200);
      expect((await call(url, 'POST', '/api/session/recover', {}, recover)).status).toBe(401);
      expect((await signIn('battery staple')).status).toBe(200);
      expect(codeOf(await resetPassword(admin, 'ada', 'short'))).toBe('bad-password');
      expect(codeOf(await resetPassword(admin, 'ada', 'another good one'))).toBe('ok');
    });
    expect((await signIn('battery staple')).status).toBe(401);
    expect((await signIn('another good one')).status).toBe(200);
  });

  test('reports are listed until they are done, and then no longer counted against who made them', async () => {
    const where = await newPlace(place);
    const { url } = await serve(where);
    const [ada, ben] = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
    const report = () => ada.call('POST', `/api/people/${ben.me.id}/report`, { why: 'chat', text: 'rude' });
    for (let i = 0; i < 50; i++) expect((await report()).status).toBe(204);
    expect((await report()).status).toBe(409);
    await administer(where, 'beside', async admin => {
      const [first, ...others] = await reports(admin, false);
      expect(first).toMatchObject({ byName: 'Ada', aboutName: 'Ben', why: 'chat', text: 'rude' });
      expect(codeOf(await reportDone(admin, first.id))).toBe('ok');
      expect(codeOf(await reportDone(admin, 'other'))).toBe('unknown-report');
      expect(await reports(admin, false)).toHaveLength(others.length);
      expect(await reports(admin, true)).toHaveLength(50);
    });
    expect((await report()).status).toBe(204);
  });
});
