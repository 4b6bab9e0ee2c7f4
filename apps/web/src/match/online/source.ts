import type { BaseView, MatchRecord, Tagged } from '@signoria/core';
import type { Done, MatchState } from '@signoria/protocol';
import type { Answer, MatchSource, Snapshot } from '../source.ts';
import { createStore } from '../store.ts';
import { call } from './api.ts';
import type { OnlineRoom } from './room.ts';
import { connected, listen, request } from './socket.ts';

type Told = MatchState<BaseView, Tagged>;

interface State {
  snapshot: Snapshot | null;
  problem: string | null;
}

/** A match on the server, seen through the eyes the server gives us; without a room it is looked at from afar. */
export function onlineSource(match: string, room: OnlineRoom | null): MatchSource {
  const store = createStore<State>({ snapshot: null, problem: null });
  const watch = async () => {
    const since = store.get().snapshot?.version;
    const answer = await request<{ state: Told }>('watch-match', { match, ...(since ? { since } : {}) });
    if (answer.ok) hear(answer.state);
    else if (answer.error.code !== 'offline') store.set({ ...store.get(), problem: answer.error.code });
  };
  const hear = (told: Told) => {
    if (told.match !== match) return;
    const { snapshot } = store.get();
    if (snapshot && told.version < snapshot.version) return;
    if (told.since > (snapshot?.version ?? 0)) {
      void watch();
      return;
    }
    store.set({ snapshot: take(told, snapshot), problem: null });
  };
  const stop = listen({ match: told => hear(told as Told) }, watch);
  const stopNoticing = connected.subscribe(() => {
    const { snapshot, problem } = store.get();
    const open = connected.get() === true;
    if (snapshot && snapshot.connected !== open)
      store.set({ snapshot: { ...snapshot, connected: open }, problem });
  });
  const command = async (name: string, body: object): Promise<Answer> => {
    if (connected.get() !== true) return { ok: false, code: 'offline' };
    const answer = await request<Done>(name, { ...body, match });
    if (answer.ok) return { ok: true };
    const { error } = answer;
    if (error.code === 'stale-version') void watch();
    if ('refusal' in error && error.refusal) return { ok: false, refusal: error.refusal };
    return { ok: false, code: error.code };
  };
  const version = () => store.get().snapshot?.version ?? 0;
  return {
    kind: 'online',
    current: () => store.get().snapshot,
    problem: () => store.get().problem,
    subscribe: store.subscribe,
    act: action => command('act', { version: version(), action }),
    undo: () => command('undo', { version: version(), count: 1 }),
    lift: () => {},
    async record() {
      const reply = await call<MatchRecord>('GET', `/api/matches/${match}/record`);
      return reply.ok ? reply.value : null;
    },
    room: room && {
      ...room.chat,
      ask: (name, body = {}) => command(name, name === 'takeback' ? { version: version(), ...body } : body),
      rematch: () => room.command('rematch'),
    },
    close() {
      stop();
      stopNoticing();
      if (connected.get()) void request('unwatch-match', { match });
    },
  };
}

/** The server sends the log from `since` on; what came before is kept. */
function take(told: Told, before: Snapshot | null): Snapshot {
  const kept = before ? before.log.filter(line => line.version <= told.since) : [];
  return {
    ...told,
    log: [...kept, ...told.log],
    curtain: null,
    connected: true,
    clockSkew: told.clocks.at - Date.now(),
  };
}
