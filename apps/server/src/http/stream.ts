import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Access } from '../people/access.ts';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is cut off; it comes back and asks for the present state. */
const BEHIND_BYTES = 4 * 1024 * 1024;

/** An answer without an end: one object a line, an empty line now and then as a sign of life. */
export interface Stream {
  /** Who reads it; null for a visitor. */
  readonly access: Access | null;
  send(line: unknown): void;
  isClosed(): boolean;
  onClose(listener: () => void): void;
  /** The server stops: come back in a moment. */
  end(): void;
}

/** Opens a stream, and keeps it in `streams` for as long as it is open. */
export function openStream(reply: FastifyReply, streams: Set<Stream>): Stream {
  reply.hijack();
  const out: ServerResponse = reply.raw;
  out.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  out.flushHeaders();
  const stream: Stream = {
    access: reply.request.access,
    send(line) {
      if (out.destroyed) return;
      out.write(`${JSON.stringify(line)}\n`);
      if (out.writableLength > BEHIND_BYTES) out.destroy();
    },
    isClosed: () => out.destroyed,
    onClose(listener) {
      if (out.destroyed) listener();
      else out.once('close', listener);
    },
    end: () => out.end(),
  };
  const beat = setInterval(() => out.write('\n'), HEARTBEAT_MS);
  beat.unref();
  streams.add(stream);
  // Whoever asked may have gone meanwhile.
  stream.onClose(() => {
    clearInterval(beat);
    streams.delete(stream);
  });
  return stream;
}
