import type { ChatLine, Table } from '@signoria/protocol';
import { againMs } from '@signoria/protocol/client';
import { createStore, type Store } from '../../store.ts';
import type { Answer, ChatRoom, TableAsk } from '../source.ts';
import { isBlocked } from './blocked.ts';
import type { Server } from './server.ts';

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
  command(...ask: TableAsk): Promise<Answer>;
  close(): void;
}

export function openRoom(code: string, server: Server): OnlineRoom {
  const { connection, connected } = server;
  const state = createStore<RoomState>({ table: null, chat: [], problem: null });
  const change = (changed: Partial<RoomState>) => state.set({ ...state.get(), ...changed });
  const stop = watchTable(code, server, state, change);
  const command = async (...[name, body]: TableAsk): Promise<Answer> => {
    if (connected.get() !== true) return { ok: false, code: 'offline' };
    const reply = await connection.request(name, { ...body, code });
    if (!reply.ok) return { ok: false, code: reply.error.code };
    if ('table' in reply.value) change({ table: reply.value.table });
    else change({ chat: withLine(state.get().chat, reply.value.line) });
    return { ok: true };
  };
  return {
    code,
    state,
    chat: chatOf(code, server, state, command),
    command,
    close() {
      stop();
      if (connected.get()) void connection.request('unwatch-table', { code });
    },
  };
}

/** Keeps the state in step with the server. The answer stops it. */
function watchTable(
  code: string,
  { connection, connected }: Server,
  state: Store<RoomState>,
  change: (changed: Partial<RoomState>) => void,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const watch = async () => {
    clearTimeout(again);
    const reply = await connection.request('watch-table', { code });
    if (reply.ok) return change({ table: reply.value.table, chat: reply.value.chat, problem: null });
    if (reply.error.code !== 'offline') change({ problem: reply.error.code });
    const wait = againMs(reply.error);
    if (wait !== null && !isStopped) again = setTimeout(watch, wait);
  };
  const stopHearing = connection.listen(
    {
      table: table => table.code === code && change({ table }),
      chat: line => line.code === code && change({ chat: withLine(state.get().chat, line) }),
      'chat-removed': gone =>
        gone.code === code && change({ chat: state.get().chat.filter(({ id }) => id !== gone.id) }),
    },
    watch,
  );
  const notice = () => {
    const { table, problem } = state.get();
    if (connected.get() === false && !table) change({ problem: 'offline' });
    else if (connected.get() && problem === 'offline') change({ problem: null });
  };
  const stopNoticing = connected.subscribe(notice);
  // The server may have been away before anybody came here.
  notice();
  return () => {
    isStopped = true;
    clearTimeout(again);
    stopHearing();
    stopNoticing();
  };
}

function chatOf(
  code: string,
  { api }: Server,
  state: Store<RoomState>,
  command: OnlineRoom['command'],
): ChatRoom {
  return {
    table: () => state.get().table,
    lines: () => state.get().chat.filter(({ from }) => !isBlocked(from.id)),
    blocked: () => [
      ...new Map(
        state.get().chat.flatMap(({ from }) => (isBlocked(from.id) ? [[from.id, from] as const] : [])),
      ).values(),
    ],
    say: text => command('chat', { text }),
    async unsay(id) {
      const reply = await api('DELETE /api/tables/:code/chat/:id', { params: { code, id } });
      return reply.ok ? { ok: true } : { ok: false, code: reply.error.code };
    },
    keepOrder: command,
  };
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some(({ id }) => id === line.id) ? chat : [...chat, line];
}
