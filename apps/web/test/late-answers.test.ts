import type { Reply } from '@signoria/protocol/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRoom } from '../src/match/online/room.ts';
import { onlineSource } from '../src/match/online/source.ts';
import { changeTo, fakeServer, settle, stateAt, stateReply } from './fake-server.ts';

describe('a server that has not answered, its connection still open, is asked again', () => {
  const SILENT = { ok: false, error: { code: 'offline' } } as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('for a match: what it pushed meanwhile was numbered anew and said nothing', async () => {
    const answers: Reply<unknown>[] = [
      stateReply(stateAt(3, 0), 7),
      SILENT,
      SILENT,
      stateReply(stateAt(5, 3), 0),
    ];
    const fake = fakeServer(() => answers.shift() ?? SILENT);
    const source = onlineSource('one', null, fake.server);
    fake.open();
    await vi.waitFor(() => expect(source.current()?.version).toBe(3));
    fake.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([source.current()?.version, source.problem()]).toEqual([5, null]);
    expect(fake.asked).toHaveLength(4);
  });

  test('for a table', async () => {
    const answers: Reply<unknown>[] = [SILENT, { ok: true, value: { table: { code: 'ABCD' }, chat: [] } }];
    const fake = fakeServer(() => answers.shift() ?? SILENT);
    const room = openRoom('ABCD', fake.server);
    fake.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.state.get().table?.code).toBe('ABCD');
    expect(fake.asked).toHaveLength(2);
  });
});

test('of two questions only the later is answered: a first answer that comes late changes nothing', async () => {
  const late = Promise.withResolvers<Reply<unknown>>();
  const answers = [late.promise, Promise.resolve(stateReply(stateAt(4, 0), 2))];
  const fake = fakeServer(() => answers.shift() as never);
  const source = onlineSource('one', null, fake.server);
  fake.open();
  fake.open();
  await settle();
  fake.push(changeTo(5, 4, 3));
  late.resolve(stateReply(stateAt(4, 0), 1));
  await settle();
  fake.push(changeTo(6, 5, 4));
  expect(source.current()?.version).toBe(6);
  expect(fake.asked).toHaveLength(2);
});
