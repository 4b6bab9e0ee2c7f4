import { join } from 'node:path';
import type { Me, NewApiKey } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../src/store/open.ts';
import { logTrouble } from '../src/store-down.ts';
import { call, cookieOf, folder, playOn, startedMatch, visitor } from './kit.ts';
import { ended, freePort, launch } from './process.ts';

const PASSWORD = 'correct horse battery';

test('the log is JSON a line and holds no secret, at its most talkative', async () => {
  const dataDir = folder();
  const { child, url, log } = await launch(dataDir, await freePort(), { LOG_LEVEL: 'trace' });
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(url, name)));
  const [ada, ben] = people;
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, options: { rounds: 1 } });
  await playOn(people, match, 4);
  const account = { username: 'ada', password: PASSWORD, email: 'ada@example.org' };
  const made = await ada.call<Me>('POST', '/api/me/account', account);
  await call(url, 'POST', '/api/session', {}, { username: 'ada', password: 'a wrong password' });
  const { body: key } = await ben.call<NewApiKey>('POST', '/api/me/keys', { name: 'bot' });
  await call(url, 'GET', '/api/me', { authorization: `Bearer ${key.key}` });
  await call(url, 'GET', '/api/me', { authorization: 'Bearer sig_nothing_at_all' });
  await ben.call('POST', `/api/matches/${match}/act`, { version: 1, action: { type: 'nonsense' } });
  const wire = await ben.connect();
  await wire.ask('act', { match: 7 });
  wire.close();

  const file = new Sqlite(join(dataDir, 'signoria.db'), { readonly: true });
  const seed = file.prepare('select seed from match').pluck().get() as string;
  const settings = file.prepare('select value from setting').pluck().all() as string[];
  file.close();
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);

  const lines = log.join('').trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  expect(lines.some(line => line.includes('"route":"/api/me/account"'))).toBe(true);
  const secrets = [
    PASSWORD,
    'a wrong password',
    'sig_nothing_at_all',
    key.key,
    seed,
    ...[ada.cookie, ben.cookie, cookieOf(made.headers)].map(cookie => cookie.split('=')[1]),
    ...settings.flatMap(value =>
      value.startsWith('{') ? [JSON.parse(value).privateKey as string] : [value],
    ),
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(lines.filter(line => line.includes(secret))).toEqual([]);
  }
});

test('while the store is down a line a second says so, however much is asked; anything else is logged each time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = pino({ base: null }, { write: line => lines.push(line) });
  const store = { isFailing: () => false } as Store;
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const trouble = (error: Error) => logTrouble({ store, log }, error, 'request failed').code;
  for (let i = 0; i < 100; i++) expect(trouble(full)).toBe('store-down');
  expect(lines).toHaveLength(1);
  for (let i = 0; i < 3; i++) expect(trouble(new Error('of our own'))).toBe('internal');
  expect(lines).toHaveLength(4);
  vi.advanceTimersByTime(1000);
  trouble(full);
  expect(lines).toHaveLength(5);
});
