import type { Ack, ServerEvents } from '@signoria/protocol';
import type { Socket } from 'socket.io-client';
import { createStore } from '../store.ts';
import { OFFLINE } from './api.ts';

const ANSWER_MS = 8_000;

/** Whether the socket is open; null while it has never been. */
export const connected = createStore<boolean | null>(null);

let opening: Promise<Socket> | null = null;

/** The one socket of the page, opened when first needed. */
export function openSocket(): Promise<Socket> {
  opening ??= import('socket.io-client').then(({ io }) => {
    const socket = io({ transports: ['websocket'], reconnectionDelay: 400, reconnectionDelayMax: 4_000 });
    socket.on('connect', () => connected.set(true));
    socket.on('disconnect', () => connected.set(false));
    socket.on('connect_error', () => connected.set(false));
    socket.on('bye', () => setTimeout(() => socket.disconnect().connect(), 500));
    window.addEventListener('online', () => socket.disconnect().connect());
    window.addEventListener('offline', () => connected.set(false));
    return socket;
  });
  return opening;
}

/** The server reads who we are when a socket opens: after an introduction it is opened anew. */
export async function reopenSocket(): Promise<void> {
  if (!opening) return;
  const socket = await opening;
  await new Promise<void>(resolve => {
    socket.once('connect', resolve);
    setTimeout(resolve, ANSWER_MS);
    socket.disconnect().connect();
  });
}

/** Sends a message and waits for its acknowledgement; silence counts as being offline. */
export async function request<T extends object>(
  event: string,
  body: object,
): Promise<Ack<T> | typeof OFFLINE> {
  const socket = await openSocket();
  try {
    return await socket.timeout(ANSWER_MS).emitWithAck(event, body);
  } catch {
    return OFFLINE;
  }
}

/** Hears pushes, and is told at every opening, the present one included. The answer stops both. */
export function listen(handlers: Partial<ServerEvents>, opened: () => void): () => void {
  const stop = new AbortController();
  openSocket().then(socket => {
    if (stop.signal.aborted) return;
    const entries = Object.entries(handlers) as [string, (...args: unknown[]) => void][];
    for (const [event, handler] of entries) socket.on(event, handler);
    socket.on('connect', opened);
    if (socket.connected) opened();
    stop.signal.addEventListener('abort', () => {
      for (const [event, handler] of entries) socket.off(event, handler);
      socket.off('connect', opened);
    });
  });
  return () => stop.abort();
}
