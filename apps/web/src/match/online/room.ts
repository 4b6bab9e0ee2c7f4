import type { ChatLine, Table, TableCommand } from '@signoria/protocol';
import type { Answer, ChatRoom } from '../source.ts';
import { createStore, type Store } from '../store.ts';
import { call } from './api.ts';
import { isBlocked } from './blocked.ts';
import { connected, listen, request } from './socket.ts';

/** A table of the server as this page watches it. */
export interface RoomState {
  table: Table | null;
  chat: readonly ChatLine[];
  /** Why there is no table, as a code. */
  problem: string | null;
}

export interface OnlineRoom {
  readonly code: string;
  readonly state: Store<RoomState>;
  readonly chat: ChatRoom;
  command(name: TableCommand, body?: object): Promise<Answer>;
  close(): void;
}

export function openRoom(code: string): OnlineRoom {
  const state = createStore<RoomState>({ table: null, chat: [], problem: null });
  const change = (changed: Partial<RoomState>) => state.set({ ...state.get(), ...changed });
  const watch = async () => {
    const answer = await request<{ table: Table; chat: ChatLine[] }>('watch-table', { code });
    if (answer.ok) change({ table: answer.table, chat: answer.chat, problem: null });
    else if (answer.error.code !== 'offline') change({ problem: answer.error.code });
  };
  const stop = listen(
    {
      table: table => table.code === code && change({ table }),
      chat: line => line.code === code && change({ chat: withLine(state.get().chat, line) }),
      'chat-removed': gone =>
        gone.code === code && change({ chat: state.get().chat.filter(({ id }) => id !== gone.id) }),
    },
    watch,
  );
  const stopNoticing = connected.subscribe(() => {
    const { table, problem } = state.get();
    if (connected.get() === false && !table) change({ problem: 'offline' });
    else if (connected.get() && problem === 'offline') change({ problem: null });
  });
  const command: OnlineRoom['command'] = async (name, body = {}) => {
    if (connected.get() !== true) return { ok: false, code: 'offline' };
    const answer = await request<{ table?: Table; line?: ChatLine }>(name, { ...body, code });
    if (!answer.ok) return { ok: false, code: answer.error.code };
    if (answer.table) change({ table: answer.table });
    if (answer.line) change({ chat: withLine(state.get().chat, answer.line) });
    return { ok: true };
  };
  const chat: ChatRoom = {
    table: () => state.get().table,
    lines: () => state.get().chat.filter(({ from }) => !isBlocked(from.id)),
    blocked: () => [
      ...new Map(
        state.get().chat.flatMap(({ from }) => (isBlocked(from.id) ? [[from.id, from] as const] : [])),
      ).values(),
    ],
    say: text => command('chat', { text }),
    async unsay(id) {
      const reply = await call('DELETE', `/api/tables/${code}/chat/${id}`);
      return reply.ok ? { ok: true } : { ok: false, code: reply.error.code };
    },
    keepOrder: command,
  };
  return {
    code,
    state,
    chat,
    command,
    close() {
      stop();
      stopNoticing();
      if (connected.get()) void request('unwatch-table', { code });
    },
  };
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some(({ id }) => id === line.id) ? chat : [...chat, line];
}
