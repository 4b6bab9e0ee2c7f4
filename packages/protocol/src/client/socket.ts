import type { Socket } from 'socket.io-client';
import type { Ack, WireError } from '../errors.ts';
import type { Acks, Message, Messages, ServerEvents } from '../messages.ts';
import { OFFLINE, type Reply, type ServerOptions } from './reply.ts';

const ANSWER_MS = 8_000;
/** A server that has said `bye` needs a moment before it is there again. */
const BYE_MS = 500;

interface Options extends ServerOptions {
  /** How long an answer may take before the server counts as out of reach. */
  answerMs?: number;
}

/** One socket, opened when first needed and reopened whenever it closes. */
export interface Connection {
  /** Sends a message and waits for its acknowledgement; silence counts as being offline. */
  request<M extends Message>(name: M, body: Messages[M]): Promise<Reply<Acks[M]>>;
  /** Hears what the server says, and is told at every opening, the present one included. The answer stops both. */
  listen(handlers: Partial<ServerEvents>, opened?: () => void): () => void;
  /** Is told whenever the socket opens (true) or falls (false). */
  onChange(listener: (isOpen: boolean) => void): void;
  /** The server reads who we are when a socket opens: after an introduction it is opened anew, if it ever was. */
  reopen(): Promise<void>;
  close(): void;
}

export function openConnection(options: Options = {}): Connection {
  const { answerMs = ANSWER_MS } = options;
  const listeners: ((isOpen: boolean) => void)[] = [];
  const stopped = new AbortController();
  let opening: Promise<Socket> | null = null;

  const tell = (isOpen: boolean) => {
    for (const listener of listeners) listener(isOpen);
  };
  const socketOf = (): Promise<Socket> => {
    opening ??= openSocket(options).then(socket => {
      socket.on('connect', () => tell(true));
      socket.on('disconnect', () => tell(false));
      socket.on('connect_error', () => tell(false));
      if (stopped.signal.aborted) socket.close();
      return socket;
    });
    return opening;
  };

  return {
    request: async (name, body) => send(await socketOf(), name, body, answerMs),
    listen(handlers, opened = () => undefined) {
      const stop = new AbortController();
      socketOf().then(socket => {
        if (!stop.signal.aborted) hear(socket, handlers, opened, stop.signal);
      });
      return () => stop.abort();
    },
    onChange: listener => listeners.push(listener),
    async reopen() {
      if (!opening) return;
      const socket = await opening;
      await new Promise<void>(resolve => {
        socket.once('connect', resolve);
        setTimeout(resolve, answerMs);
        socket.disconnect().connect();
      });
    },
    close() {
      stopped.abort();
      opening?.then(socket => socket.close());
    },
  };
}

/** Loaded with the first use: a page that plays alone needs no socket. */
async function openSocket({ base, key }: ServerOptions): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const options = {
    transports: ['websocket'],
    reconnectionDelay: 400,
    reconnectionDelayMax: 4_000,
    ...(key === undefined ? {} : { auth: { key } }),
  };
  const socket = base === undefined ? io(options) : io(base, { ...options, forceNew: true });
  // A server that turns us away for the moment is asked again: after a refusal the library does not do so by itself.
  socket.on('connect_error', (error: Error & { data?: WireError }) => {
    const wait = error.data?.retryAfter;
    if (!socket.active && wait !== undefined) setTimeout(() => socket.connect(), wait * 1000);
  });
  socket.on('bye', () => setTimeout(() => socket.active && socket.disconnect().connect(), BYE_MS));
  return socket;
}

async function send<M extends Message>(
  socket: Socket,
  name: M,
  body: Messages[M],
  answerMs: number,
): Promise<Reply<Acks[M]>> {
  try {
    const ack: Ack<Acks[M]> = await socket.timeout(answerMs).emitWithAck(name, body);
    return ack.ok ? { ok: true, value: ack } : ack;
  } catch {
    return OFFLINE;
  }
}

function hear(socket: Socket, handlers: Partial<ServerEvents>, opened: () => void, until: AbortSignal): void {
  const entries = Object.entries(handlers);
  for (const [event, handler] of entries) socket.on(event, handler);
  socket.on('connect', opened);
  if (socket.connected) opened();
  until.addEventListener('abort', () => {
    for (const [event, handler] of entries) socket.off(event, handler);
    socket.off('connect', opened);
  });
}
