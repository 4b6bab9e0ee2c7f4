import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A Socket.IO client that does nothing but speak: thousands of them share a process with the clock that measures, and
 * whatever they do besides would be counted as the server's delay. Every message is read as JSON, as any client would.
 */
export interface Wire {
  on(event: string, listener: (...told: never[]) => void): void;
  emit(event: string, ...told: unknown[]): void;
  /** Sends a message and waits for its acknowledgement. */
  ask(event: string, body: object): Promise<unknown>;
  close(): void;
}

export interface WireOptions {
  /** As Socket.IO names them: '/' or '/lost-cities'. */
  namespace?: string;
  headers?: Readonly<Record<string, string>>;
  /** Hears how many bytes each message had. */
  count(bytes: number): void;
}

/** Engine.IO's packets, then Socket.IO's: a message holds one of the latter. */
const [OPEN, PING, PONG, MESSAGE] = ['0', '2', '3', '4'];
const [CONNECT, EVENT, ACK, CONNECT_ERROR] = ['0', '2', '3', '4'];

export async function openWire(url: string, { namespace = '/', headers, count }: WireOptions): Promise<Wire> {
  const socket = await upgraded(url, headers);
  const listeners = new Map<string, (...told: never[]) => void>();
  const asked = new Map<number, (answer: unknown) => void>();
  /** What stands between the kind of a packet and its content. */
  const at = namespace === '/' ? '' : `${namespace},`;
  const connected = Promise.withResolvers<void>();
  let questions = 0;
  const send = (text: string) => socket.write(maskedFrame(text));

  function hear(text: string): void {
    count(text.length);
    if (text[0] === OPEN) return void send(MESSAGE + CONNECT + at);
    if (text[0] === PING) return void send(PONG);
    const content = text.slice(2 + at.length);
    if (text[1] === EVENT) {
      const [event, ...told] = JSON.parse(content) as [string, ...never[]];
      listeners.get(event)?.(...told);
    } else if (text[1] === ACK) {
      const begin = content.indexOf('[');
      const id = Number(content.slice(0, begin));
      asked.get(id)?.(JSON.parse(content.slice(begin))[0]);
      asked.delete(id);
    } else if (text[1] === CONNECT) connected.resolve();
    else if (text[1] === CONNECT_ERROR) connected.reject(new Error(content));
  }

  readFrames(socket, hear);
  await connected.promise;
  return {
    on: (event, listener) => listeners.set(event, listener),
    emit: (...told) => void send(MESSAGE + EVENT + at + JSON.stringify(told)),
    ask(event, body) {
      const id = questions++;
      send(MESSAGE + EVENT + at + id + JSON.stringify([event, body]));
      return new Promise(resolve => asked.set(id, resolve));
    },
    close: () => void socket.destroy(),
  };
}

/** The connection after the handshake of RFC 6455. */
function upgraded(url: string, headers: WireOptions['headers']): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      agent: false,
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asking.on('upgrade', (_answer, socket, head) => {
      if (head.length > 0) socket.unshift(head);
      resolve((socket as Socket).setNoDelay());
    });
    asking.on('response', answer => reject(new Error(`no socket: ${answer.statusCode}`)));
    asking.on('error', reject);
    asking.end();
  });
}

const TEXT = 0x81;
const CLOSE = 0x88;
const MASKED = 0x80;

/** A client has to mask what it sends; with a mask of zeros it stays as it is. */
export function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length >= 2 ** 16) throw new Error('too long for a frame of these clients');
  const head = length < 126 ? 6 : 8;
  const frame = Buffer.alloc(head + length);
  frame[0] = TEXT;
  if (length < 126) frame[1] = MASKED | length;
  else {
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
  }
  frame.write(text, head);
  return frame;
}

/** Every text that comes whole in a frame; a server that ends the connection ends the measurement. */
function readFrames(socket: Socket, hear: (text: string) => void): void {
  let rest: Buffer | null = null;
  socket.on('data', chunk => {
    const all: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let frame = frameAt(all, 0); frame; frame = frameAt(all, from)) {
      if (all[from] === CLOSE) throw new Error('the server has closed a socket');
      if (all[from] !== TEXT) throw new Error(`a frame of kind ${all[from].toString(16)}`);
      from = frame.end;
      hear(all.toString('utf8', frame.begin, frame.end));
    }
    rest = from < all.length ? all.subarray(from) : null;
  });
  socket.on('error', error => {
    throw error;
  });
}

/** Where the content of the frame at `from` begins and ends; null while it has not come whole. */
export function frameAt(all: Buffer, from: number): { begin: number; end: number } | null {
  if (all.length < from + 2) return null;
  const short = all[from + 1];
  const begin = from + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (all.length < begin) return null;
  const length =
    short < 126 ? short : all.readUIntBE(short === 126 ? from + 2 : from + 4, short === 126 ? 2 : 6);
  return all.length < begin + length ? null : { begin, end: begin + length };
}
