import { expect, test } from 'vitest';
import { frameOf } from '../src/sockets/frames.ts';
import type { Client } from '../src/sockets/io.ts';
import { openOutbox } from '../src/sockets/outbox.ts';

/** A socket that notes each write, and what goes the usual way because something else is to be written before. */
function socket(writeBuffer: readonly string[] = []) {
  const written: string[] = [];
  const emitted: [event: string, text: string][] = [];
  const _sender = { sendFrame: ([frame]: readonly Buffer[]) => written.push(frame.toString('latin1')) };
  const conn = { readyState: 'open', writeBuffer, transport: { socket: { readyState: 1, _sender } } };
  const emit = (event: string, { text }: { text: string }) => emitted.push([event, text]);
  return { client: { conn, emit } as unknown as Client, written, emitted };
}

const change = { event: 'match-change', json: '{"a":1}', frame: frameOf('match-change', '{"a":1}') } as const;
const bytes = (event: string, json: string) => frameOf(event, json).toString('latin1');

test('what waits for a socket goes out in one write with the next message, before it', async () => {
  const outbox = openOutbox();
  const [mover, other] = [socket(), socket()];
  outbox.withNext(mover.client, 'game', '{"b":2}');
  expect(mover.written).toEqual([]);
  outbox.now(other.client, change);
  outbox.now(mover.client, change);
  expect(other.written).toEqual([bytes('match-change', '{"a":1}')]);
  expect(mover.written).toEqual([bytes('game', '{"b":2}') + bytes('match-change', '{"a":1}')]);
  await Promise.resolve();
  expect(mover.written).toHaveLength(1);
});

test('where no other message comes it does not wait for one, and waits but once', async () => {
  const outbox = openOutbox();
  const { client, written } = socket();
  outbox.withNext(client, 'game', '{"b":2}');
  outbox.withNext(client, 'game', '{"b":3}');
  await Promise.resolve();
  expect(written).toEqual([bytes('game', '{"b":2}') + bytes('game', '{"b":3}')]);
  outbox.now(client, change);
  expect(written.slice(1)).toEqual([bytes('match-change', '{"a":1}')]);
});

test('behind something that is still to be written all of it keeps its place in the line', () => {
  const outbox = openOutbox();
  const { client, written, emitted } = socket(['earlier']);
  outbox.withNext(client, 'game', '{"b":2}');
  outbox.now(client, change);
  expect(written).toEqual([]);
  expect(emitted).toEqual([
    ['game', '{"b":2}'],
    ['match-change', '{"a":1}'],
  ]);
});
