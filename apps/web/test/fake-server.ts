import type { BaseView, Tagged } from '@signoria/core';
import type { LogLine, MatchChange, MatchState } from '@signoria/protocol';
import type { Connection, Reply } from '@signoria/protocol/client';
import { snapshot } from '../src/match/local/table.ts';
import type { Server } from '../src/match/online/server.ts';
import { createStore } from '../src/store.ts';
import { opened, saved, TWO } from './local-match.ts';

export type State = MatchState<BaseView, Tagged>;

/** A match on the server at a version, with the log lines after `since`. */
export function stateAt(version: number, since: number, match = 'one'): State {
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

/** What has changed when the match comes to a version, after the lines up to `since`. */
export function changeTo(version: number, since: number, serial: number, match = 'one'): MatchChange {
  const { log } = stateAt(version, since);
  return { match, serial, since, log, state: { version }, view: { round: version } };
}

/** A server that keeps what it is asked, and answers by `answer`. */
export function fakeServer(answer: (name: string, body: object) => Reply<unknown>) {
  const asked: [string, object][] = [];
  let heard: (told: MatchChange) => void = () => {};
  let openedAgain: () => void = () => {};
  const connection: Partial<Connection> = {
    request: async (name, body) => {
      asked.push([name, body]);
      return answer(name, body) as Reply<never>;
    },
    listen(handlers, whenOpen = () => {}) {
      heard = told => handlers['match-change']?.(told);
      openedAgain = whenOpen;
      return () => {};
    },
  };
  const connected = createStore<boolean | null>(true);
  return {
    server: { connection, connected } as Server,
    asked,
    push: (told: MatchChange) => heard(told),
    open: () => openedAgain(),
    connected,
  };
}

export const settle = () => new Promise(resolve => setTimeout(resolve));
export const stateReply = (state: State, serial = 0): Reply<unknown> => ({
  ok: true,
  value: { state, serial },
});
