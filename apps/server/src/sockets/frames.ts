import type { Client, Io } from './io.ts';

/** An event without acknowledgement as Socket.IO sends it, in a frame that is made once for all who get it. */
export function frameOf(event: string, json: string): Buffer {
  const text = `42["${event}",${json}]`;
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

/** RFC 6455, 5.2: a whole text, not masked, and how long it is. */
const WHOLE_TEXT = 0x81;

function headOf(length: number): number[] {
  if (length < 126) return [WHOLE_TEXT, length];
  if (length < 2 ** 16) return [WHOLE_TEXT, 126, length >> 8, length & 255];
  return [
    WHOLE_TEXT,
    127,
    0,
    0,
    0,
    0,
    length >>> 24,
    (length >> 16) & 255,
    (length >> 8) & 255,
    length & 255,
  ];
}

/** What Engine.IO itself uses of a websocket to send a frame made before. */
interface Websocket {
  readyState: number;
  /** Bytes that the other side has not taken yet. */
  bufferedAmount: number;
  terminate(): void;
  _sender: { sendFrame(frame: readonly Buffer[]): void };
}

const OPEN = 1;
/**
 * A reader this far behind is cut off; it comes back and asks for the present state. That it answers pings proves nothing:
 * it may do so without reading them.
 */
const BEHIND_BYTES = 4 * 1024 * 1024;
const BEHIND_PACKETS = 4096;

/**
 * Writes a frame to a socket. Socket.IO and Engine.IO tell a dozen listeners of each packet, and wait until it is written
 * before they take up the next; with a thousand who look on that is half of the work, and nobody asks. False where something
 * else is to be written before: then it has to wait in the same line. Whoever does not read is cut off instead.
 */
export function writeFrame({ conn }: Client, frame: Buffer): boolean {
  const { readyState, writeBuffer } = conn as unknown as { readyState: string; writeBuffer: unknown[] };
  const { socket } = conn.transport as unknown as { socket: Websocket };
  if (socket.bufferedAmount > BEHIND_BYTES || writeBuffer.length > BEHIND_PACKETS) {
    socket.terminate();
    return true;
  }
  if (readyState !== 'open' || socket.readyState !== OPEN || writeBuffer.length > 0) return false;
  socket._sender.sendFrame([frame]);
  return true;
}

/** How often those are looked for who are told what is not written here, and do not read. */
const LOOK_MS = 2_000;

/** Cuts off whoever does not read, whatever they are told. The answer stops it. */
export function cutOffWhoIsBehind(io: Io): () => void {
  const timer = setInterval(() => {
    for (const { conn } of io.of('/').sockets.values()) {
      const { writeBuffer } = conn as unknown as { writeBuffer: readonly { data?: unknown }[] };
      if (writeBuffer.length === 0) continue;
      const { socket } = conn.transport as unknown as { socket: Websocket };
      const bytes = writeBuffer.reduce(
        (sum, { data }) => sum + String(data ?? '').length,
        socket.bufferedAmount,
      );
      if (bytes > BEHIND_BYTES) socket.terminate();
    }
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
