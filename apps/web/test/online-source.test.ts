import type { Reply } from '@signoria/protocol/client';
import { expect, test } from 'vitest';
import { openRoom } from '../src/match/online/room.ts';
import { onlineSource } from '../src/match/online/source.ts';
import { changeTo, fakeServer, settle, stateAt, stateReply } from './fake-server.ts';

/** A source that has seen version 3, which was told as number 7, and the server it watches. */
async function watching(answer: (name: string, body: object) => Reply<unknown>) {
  let isFirst = true;
  const fake = fakeServer((name, body) => {
    if (!isFirst) return answer(name, body);
    isFirst = false;
    return stateReply(stateAt(3, 0), 7);
  });
  const source = onlineSource('one', null, fake.server);
  fake.open();
  await settle();
  expect(source.current()?.version).toBe(3);
  fake.asked.length = 0;
  return { ...fake, source, versions: () => source.current()?.log.map(({ version }) => version) };
}

const WATCH = { match: 'one', changes: true };

test('the first word is asked for when the socket opens, whole', async () => {
  const fake = fakeServer(() => stateReply(stateAt(2, 0)));
  const source = onlineSource('one', null, fake.server);
  expect(source.current()).toBe(null);
  fake.open();
  await settle();
  expect(fake.asked).toEqual([['watch-match', WATCH]]);
  expect(source.current()?.version).toBe(2);
});

test('a match that has never been here says that the server is away, until it comes', async () => {
  const fake = fakeServer(() => stateReply(stateAt(2, 0)));
  fake.connected.set(false);
  const source = onlineSource('one', null, fake.server);
  expect(source.problem()).toBe('offline');
  fake.connected.set(true);
  fake.open();
  await settle();
  expect([source.problem(), source.current()?.version]).toEqual([null, 2]);
  fake.connected.set(false);
  expect([source.problem(), source.current()?.connected]).toEqual([null, false]);
});

test('a change takes the place of what it names, and leaves the rest', async () => {
  const { push, source } = await watching(() => stateReply(stateAt(0, 0)));
  const before = source.current();
  push({ ...changeTo(4, 3, 8), gone: ['seats'] });
  const { seats: _, ...view } = before?.view ?? {};
  expect(source.current()).toMatchObject({ version: 4, options: before?.options });
  expect(source.current()?.view).toEqual({ ...view, round: 4 });
});

test('what comes before the answer to the first question is added to the answer', async () => {
  const answered = Promise.withResolvers<Reply<unknown>>();
  const fake = fakeServer(() => answered.promise as never);
  const source = onlineSource('one', null, fake.server);
  fake.open();
  for (const [version, serial] of [
    [3, 7],
    [4, 8],
  ])
    fake.push(changeTo(version, version - 1, serial));
  answered.resolve(stateReply(stateAt(3, 0), 7));
  await settle();
  expect(source.current()?.log.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(fake.asked).toHaveLength(1);
});

test('what follows on what we know is added to the log', async () => {
  const { push, asked, versions } = await watching(() => stateReply(stateAt(0, 0)));
  push(changeTo(5, 3, 8));
  expect(versions()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([]);
});

test('after a gap the match is watched again from what we know', async () => {
  const { push, asked, versions } = await watching(() => stateReply(stateAt(6, 3)));
  push(changeTo(6, 5, 10));
  expect(versions()).toEqual([1, 2, 3]);
  await settle();
  expect(asked).toEqual([['watch-match', { ...WATCH, since: 3 }]]);
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an older version, and another match, are passed over', async () => {
  const { push, asked, source } = await watching(() => stateReply(stateAt(0, 0)));
  push(changeTo(2, 1, 7));
  push(changeTo(9, 3, 8, 'another'));
  await settle();
  expect(source.current()?.version).toBe(3);
  expect(asked).toEqual([]);
});

test('a last move that the host has taken back is gone from the page too', async () => {
  const { push, asked, versions } = await watching(() => stateReply(stateAt(0, 0)));
  push(changeTo(2, 2, 8));
  expect(versions()).toEqual([1, 2]);
  push(changeTo(3, 2, 9));
  expect(versions()).toEqual([1, 2, 3]);
  expect(asked).toEqual([]);
});

test('a node that has not heard of the last move yet does not take it back', async () => {
  const { push, open, source, versions } = await watching(() => stateReply(stateAt(2, 2), 1));
  open();
  await settle();
  expect(source.current()?.version).toBe(3);
  push(changeTo(3, 2, 2));
  push(changeTo(4, 3, 3));
  expect(versions()).toEqual([1, 2, 3, 4]);
});

test('a move from an older version is refused, and the match watched again', async () => {
  const { source, asked } = await watching(name =>
    name === 'act'
      ? { ok: false, error: { code: 'stale-version', message: '', version: 4 } }
      : stateReply(stateAt(4, 3)),
  );
  expect(await source.act({ type: 'draw' })).toEqual({ ok: false, code: 'stale-version' });
  await settle();
  expect(asked).toEqual([
    ['act', { match: 'one', version: 3, action: { type: 'draw' } }],
    ['watch-match', { ...WATCH, since: 3 }],
  ]);
  expect(source.current()?.version).toBe(4);
});

const DOWN = { ok: false, error: { code: 'store-down', message: '', retryAfter: 0 } } as const;

test('a match whose server has no database for the moment is asked for again, until its page is left', async () => {
  const answers: Reply<unknown>[] = [DOWN, stateReply(stateAt(5, 3), 1), DOWN];
  const { open, asked, source } = await watching(() => answers.shift() ?? DOWN);
  open();
  await expect.poll(() => source.current()?.version).toBe(5);
  expect([asked.length, source.problem()]).toEqual([2, null]);
  open();
  source.close();
  await settle();
  await settle();
  expect(asked.map(([name]) => name)).toEqual([...Array(3).fill('watch-match'), 'unwatch-match']);
});

test('a table whose server has no database for the moment is asked for again, until its page is left', async () => {
  const answers: Reply<unknown>[] = [DOWN, { ok: true, value: { table: { code: 'ABCD' }, chat: [] } }];
  const fake = fakeServer(() => answers.shift() ?? DOWN);
  const room = openRoom('ABCD', fake.server);
  fake.open();
  await expect.poll(() => room.state.get().table?.code).toBe('ABCD');
  expect(room.state.get().problem).toBe(null);
  fake.open();
  room.close();
  await settle();
  await settle();
  expect(fake.asked.map(([name]) => name)).toEqual([...Array(3).fill('watch-table'), 'unwatch-table']);
});

test('a refusal of the rules comes with its rule, and nothing is watched again', async () => {
  const refusal = { rule: 'LC-3.1', code: 'stock-empty' };
  const { source, asked } = await watching(() => ({
    ok: false,
    error: { code: 'illegal-action', message: '', refusal },
  }));
  expect(await source.act({ type: 'draw' })).toEqual({ ok: false, refusal });
  expect(asked.map(([name]) => name)).toEqual(['act']);
});

test('a hint comes with its errors and reasons, is refused by its code, and need not be waited for', async () => {
  const candidate = {
    action: { type: 'draw' },
    winChance: 0.6,
    winError: null,
    margin: 3,
    error: 1,
    parts: [],
  };
  const hint = { version: 3, action: { type: 'draw' }, candidates: [candidate] };
  const replies: Reply<unknown>[] = [
    { ok: true, value: hint },
    { ok: true, value: { ...hint, candidates: [] } },
    { ok: false, error: { code: 'rated-match', message: '' } },
  ];
  const { source } = await watching(() => replies.shift() as Reply<unknown>);
  const waiting = { signal: new AbortController().signal, progress: () => {} };
  expect(await source.hint(waiting)).toEqual({
    ok: true,
    version: 3,
    moves: [{ ...candidate, winError: Infinity }],
  });
  expect(await source.hint(waiting)).toMatchObject({ moves: [{ action: { type: 'draw' }, winChance: NaN }] });
  expect(await source.hint(waiting)).toEqual({ ok: false, code: 'rated-match' });
  expect(await source.hint({ ...waiting, signal: AbortSignal.abort() })).toMatchObject({ stopped: true });
});

test('nothing is sent while the socket is down, and the snapshot says so', async () => {
  const { source, connected, asked } = await watching(() => stateReply(stateAt(0, 0)));
  connected.set(false);
  expect(source.current()?.connected).toBe(false);
  expect(await source.undo()).toEqual({ ok: false, code: 'offline' });
  expect(asked).toEqual([]);
});
