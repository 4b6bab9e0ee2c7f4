import type { BaseView, Tagged } from '@signoria/core';
import type { LogLine, MatchState } from '@signoria/protocol';
import type { Connection, Reply } from '@signoria/protocol/client';
import { expect, test } from 'vitest';
import { snapshot } from '../src/match/local/table.ts';
import type { Server } from '../src/match/online/server.ts';
import { onlineSource } from '../src/match/online/source.ts';
import { createStore } from '../src/store.ts';
import { opened, saved, TWO } from './local-match.ts';

type State = MatchState<BaseView, Tagged>;

/** A match on the server at a version, with the log lines after `since`. */
function stateAt(version: number, since: number, match = 'one'): State {
  const { curtain, connected, clockSkew, ...state } = snapshot(opened(saved(TWO)), 0);
  const log = Array.from(
    { length: version - since },
    (_, i): LogLine => ({
      version: since + i + 1,
      at: 0,
      kind: 'pause',
      seat: 0,
    }),
  );
  return { ...state, match, version, since, log };
}

/** A server that keeps what it is asked, and answers by `answer`. */
function fakeServer(answer: (name: string, body: object) => Reply<unknown>) {
  const asked: [string, object][] = [];
  let heard: (told: State) => void = () => {};
  let openedAgain: () => void = () => {};
  const connection: Partial<Connection> = {
    request: async (name, body) => {
      asked.push([name, body]);
      return answer(name, body) as Reply<never>;
    },
    listen(handlers, whenOpen = () => {}) {
      heard = told => handlers.match?.(told);
      openedAgain = whenOpen;
      return () => {};
    },
  };
  const connected = createStore<boolean | null>(true);
  return {
    server: { connection, connected } as Server,
    asked,
    push: (told: State) => heard(told),
    open: () => openedAgain(),
    connected,
  };
}

const settle = () => new Promise(resolve => setTimeout(resolve));
const stateReply = (state: State): Reply<unknown> => ({ ok: true, value: { state } });

/** A source that has seen version 3, and the server it watches. */
async function watching(answer: (name: string, body: object) => Reply<unknown>) {
  const fake = fakeServer(answer);
  const source = onlineSource('one', null, fake.server);
  fake.push(stateAt(3, 0));
  expect(source.current()?.version).toBe(3);
  return { ...fake, source, versions: () => source.current()?.log.map(({ version }) => version) };
}

test('the first word is asked for when the socket opens, whole', async () => {
  const fake = fakeServer(() => stateReply(stateAt(2, 0)));
  const source = onlineSource('one', null, fake.server);
  expect(source.current()).toBe(null);
  fake.open();
  await settle();
  expect(fake.asked).toEqual([['watch-match', { match: 'one' }]]);
  expect(source.current()?.version).toBe(2);
});

test('what follows on what we know is added to the log', async () => {
  const { push, asked, versions } = await watching(() => stateReply(stateAt(0, 0)));
  push(stateAt(5, 3));
  expect(versions()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([]);
});

test('after a gap the match is watched again from what we know', async () => {
  const { push, asked, versions } = await watching(() => stateReply(stateAt(6, 3)));
  push(stateAt(6, 5));
  expect(versions()).toEqual([1, 2, 3]);
  await settle();
  expect(asked).toEqual([['watch-match', { match: 'one', since: 3 }]]);
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an older version, and another match, are passed over', async () => {
  const { push, asked, source } = await watching(() => stateReply(stateAt(0, 0)));
  push(stateAt(2, 0));
  push(stateAt(9, 0, 'another'));
  await settle();
  expect(source.current()?.version).toBe(3);
  expect(asked).toEqual([]);
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
    ['watch-match', { match: 'one', since: 3 }],
  ]);
  expect(source.current()?.version).toBe(4);
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

test('nothing is sent while the socket is down, and the snapshot says so', async () => {
  const { source, connected, asked } = await watching(() => stateReply(stateAt(0, 0)));
  connected.set(false);
  expect(source.current()?.connected).toBe(false);
  expect(await source.undo()).toEqual({ ok: false, code: 'offline' });
  expect(asked).toEqual([]);
});
