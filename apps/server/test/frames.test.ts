import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { frameOf, writeFrame } from '../src/sockets/frames.ts';
import type { Client } from '../src/sockets/io.ts';

/** A fixed part of every websocket's handshake: RFC 6455, 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

test('frames of every length are read by a websocket as the text they were made of', async () => {
  const texts = [0, 100, 126, 4000, 66_000].map(length =>
    JSON.stringify({ name: 'Élise', pad: 'x'.repeat(length) }),
  );
  const server = createServer();
  server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    for (const text of texts) socket.write(frameOf('match-change', text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard: string[] = [];
  const websocket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise<void>((resolve, reject) => {
    websocket.onerror = reject;
    websocket.onmessage = ({ data }) => {
      heard.push(data);
      if (heard.length === texts.length) resolve();
    };
  });
  websocket.close();
  server.close();
  // A message of Engine.IO (4) that is an event of Socket.IO (2).
  expect(heard).toEqual(texts.map(text => `42["match-change",${text}]`));
});

test.each([
  ['reads', 1000, 3, false],
  ['has not taken 5 MB', 5 * 2 ** 20, 0, true],
  ['has not taken a ping, and all that came after it', 1000, 5000, true],
] as const)('a socket that %s', (_, bufferedAmount, packets, isCut) => {
  const terminate = vi.fn();
  const sendFrame = vi.fn();
  const socket = { readyState: 1, bufferedAmount, terminate, _sender: { sendFrame } };
  const conn = { readyState: 'open', writeBuffer: Array(packets).fill('packet'), transport: { socket } };
  // One that is cut off needs nothing more; else what waits is written first.
  expect(writeFrame({ conn } as unknown as Client, frameOf('match-change', '{}'))).toBe(isCut);
  expect(terminate).toHaveBeenCalledTimes(isCut ? 1 : 0);
  expect(sendFrame).not.toHaveBeenCalled();
});

test.each([
  ['an open socket with nothing to be written before', 'open', 1, [], true],
  ['one with a packet still waiting: its line must be kept', 'open', 1, ['earlier'], false],
  ['one about to close', 'closing', 1, [], false],
  ['one whose websocket is closing', 'open', 2, [], false],
] as const)('%s', (_, readyState, state, writeBuffer, isWritten) => {
  const written: unknown[] = [];
  const _sender = { sendFrame: (frame: unknown) => written.push(frame) };
  const conn = { readyState, writeBuffer, transport: { socket: { readyState: state, _sender } } };
  const frame = frameOf('match-change', '{}');
  expect(writeFrame({ conn } as unknown as Client, frame)).toBe(isWritten);
  expect(written).toEqual(isWritten ? [[frame]] : []);
});
