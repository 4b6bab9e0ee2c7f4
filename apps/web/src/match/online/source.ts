import type { BaseView, MatchRecord, Tagged } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';
import { followMatch, type Reply } from '@signoria/protocol/client';
import { createStore, type Store } from '../../store.ts';
import { fromServer, type HintAnswer, STOPPED } from '../hint.ts';
import type { Answer, MatchSource, Snapshot } from '../source.ts';
import type { Waiting } from '../thinking/think.ts';
import type { OnlineRoom } from './room.ts';
import type { Server } from './server.ts';

type Told = MatchState<BaseView, Tagged>;

interface State {
  snapshot: Snapshot | null;
  problem: string | null;
}

/** A match on the server, seen through the eyes the server gives us; without a room it is looked at from afar. */
export function onlineSource(match: string, room: OnlineRoom | null, server: Server): MatchSource {
  const { api, connection, connected } = server;
  const store = createStore<State>({ snapshot: null, problem: null });
  const watching = watchMatch(match, room?.code, server, store);
  const version = () => store.get().snapshot?.version ?? 0;
  /** Nothing is sent while the socket is down, so that no move is made by surprise when it opens again. */
  const send = async (ask: () => Promise<Reply<unknown>>): Promise<Answer> => {
    if (connected.get() !== true) return { ok: false, code: 'offline' };
    const reply = await ask();
    if (reply.ok) return { ok: true };
    const { error } = reply;
    if (error.code === 'stale-version') void watching.watch();
    if ('refusal' in error && error.refusal) return { ok: false, refusal: error.refusal };
    return { ok: false, code: error.code };
  };
  return {
    kind: 'online',
    current: () => store.get().snapshot,
    problem: () => store.get().problem,
    subscribe: store.subscribe,
    async earlier(moves) {
      const query = room ? { code: room.code } : {};
      const reply = await api('GET /api/matches/:match/moments/:moves', {
        params: { match, moves: `${moves}` },
        query,
      });
      return reply.ok ? { ...take(reply.value as Told, null), legal: [], undo: 0 } : null;
    },
    act: action => send(() => connection.request('act', { match, version: version(), action })),
    undo: () => send(() => connection.request('undo', { match, version: version(), count: 1 })),
    hint: waiting => hintOfServer(match, server, waiting),
    lift: () => {},
    async record() {
      const reply = await api('GET /api/matches/:match/record', { params: { match } });
      return reply.ok ? (reply.value as MatchRecord) : null;
    },
    room: room && {
      ...room.chat,
      ask: (...[name, body]) =>
        send(() =>
          name === 'takeback'
            ? connection.request(name, { match, version: version(), ...body })
            : connection.request(name, { match, ...body }),
        ),
      rematch: () => room.command('rematch'),
    },
    close() {
      watching.stop();
      if (connected.get()) void connection.request('unwatch-match', { match });
    },
  };
}

/** The server thinks; whoever stops waiting hears no more of it. */
async function hintOfServer(match: string, server: Server, waiting: Waiting): Promise<HintAnswer> {
  if (server.connected.get() !== true) return { ok: false, code: 'offline' };
  if (waiting.signal.aborted) return STOPPED;
  waiting.progress(null);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<null>();
  waiting.signal.addEventListener('abort', () => stop(null), { once: true });
  const reply = await Promise.race([server.connection.request('hint', { match }), stopped]);
  if (reply === null || waiting.signal.aborted) return STOPPED;
  return reply.ok ? fromServer(reply.value) : { ok: false, code: reply.error.code };
}

/** Keeps the snapshot in step with the server: what was missed is asked for. */
function watchMatch(
  match: string,
  code: string | undefined,
  { connection, connected }: Server,
  store: Store<State>,
) {
  const hear = (told: Told) => {
    const { snapshot } = store.get();
    if (told.since > (snapshot?.version ?? 0)) void following.ask();
    else store.set({ snapshot: take(told, snapshot), problem: null });
  };
  const told = {
    state: (state: MatchState) => hear(state as Told),
    refused(error: { code: string }) {
      if (error.code !== 'offline') store.set({ ...store.get(), problem: error.code });
    },
  };
  const following = followMatch(connection, match, told, code);
  const notice = () => {
    const { snapshot, problem } = store.get();
    const open = connected.get() === true;
    if (snapshot && snapshot.connected !== open)
      store.set({ snapshot: { ...snapshot, connected: open }, problem });
    // Of a match that has never been here nothing can be shown but that.
    if (!snapshot && connected.get() === false) store.set({ snapshot, problem: 'offline' });
    else if (open && problem === 'offline') store.set({ snapshot, problem: null });
  };
  const stopNoticing = connected.subscribe(notice);
  notice();
  return {
    watch: following.ask,
    stop() {
      following.stop();
      stopNoticing();
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
