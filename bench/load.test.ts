import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { drive } from './load/driver.ts';
import { figuresOf, quantile } from './load/figures.ts';
import { tables } from './load/main.ts';
import { openHeard, type Seat, type Table } from './load/table.ts';
import { frameAt, maskedFrame, openWire } from './load/wire.ts';

/** A server of one table that shows an action to one seat after the other. */
function oneTable() {
  const heard = openHeard();
  const seen = [0, 0];
  let acts = 0;
  const seat = (i: number): Seat => ({
    version: () => seen[i],
    act() {
      if (seen[i] % 2 !== i) return false;
      acts++;
      for (const each of [0, 1])
        setTimeout(() => {
          seen[each]++;
          heard.tell(table);
        }, each * 5);
      return true;
    },
  });
  const table: Table = { seats: [seat(0), seat(1)] };
  const clients = {
    tables: [table],
    botTables: [],
    onlookers: [],
    onSeen: heard.onSeen,
    bytes: () => acts * 7,
  };
  return { clients, acts: () => acts, seen };
}

test('an action has arrived when its last seat has seen it, and only then the table plays on', async () => {
  const { clients, acts, seen } = oneTable();
  const found = await drive(clients, { rate: null, seconds: 0.1 });
  expect(found.took).toHaveLength(acts());
  expect(seen).toEqual([acts(), acts()]);
  expect(found.bytes).toBe(7 * acts());
});

test('at a rate no more is sent than was asked for', async () => {
  const { clients, acts } = oneTable();
  const { took } = await drive(clients, { rate: 20, seconds: 0.25 });
  expect(took).toHaveLength(acts());
  expect(took.length).toBeLessThanOrEqual(5);
});

test('a quantile is the value below which that part lies', () => {
  const sorted = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map(part => quantile(sorted, part))).toEqual([51, 96, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('what several processes have measured is put together', () => {
  const part = (took: number[]) => ({ took, rate: 2, bytes: 30, botMoves: 1 });
  const { p99, ...found } = figuresOf([part([5, 1]), part([3, 2])]);
  expect(found).toEqual({ actions: 4, rate: 4, p50: 3, p95: 5, bytes: 15, botMoves: 2 });
  expect(p99).toBe(5);
});

test('figures are said in Markdown', () => {
  const played = {
    actions: 100,
    rate: 49.6,
    p50: 2.04,
    p95: 9.7,
    p99: 24.6,
    bytes: 2340,
    botMoves: 0,
    processorMs: 0.512,
    mainShare: 0.31,
    memoryMb: 390.2,
  };
  const [first, second] = tables({
    played: [{ what: 'tables', played, goal: 'p99 25 ms' }],
    single: [{ what: 'start', figure: '1 s', goal: '1.5 s' }],
  });
  expect(first.split('\n')[2]).toBe(
    '| tables | 50 | 2.0 ms | 9.7 ms | 25 ms | 0.51 ms | 31% | 390 MB | 2.3 kB | p99 25 ms |',
  );
  expect(second.split('\n')[2]).toBe('| start | 1 s | 1.5 s |');
  expect(tables({ played: [], single: [] })).toEqual([]);
});

test.each(['/', '/lost-cities'])('the clients speak with Socket.IO itself at %s', async namespace => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], pingInterval: 20 });
  const texts = [3, 125, 126, 70_000].map(length => 'é'.repeat(length));
  let pings = 0;
  io.engine.on('connection', connection => connection.on('heartbeat', () => pings++));
  io.of(namespace).on('connection', socket => {
    socket.on('say', (text: string) => {
      for (const one of texts) socket.emit('told', text, one);
    });
    socket.on('ask', ({ a }: { a: number }, answer: (found: object) => void) =>
      answer({ twice: 2 * a, cookie: socket.handshake.headers.cookie }),
    );
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    let bytes = 0;
    const count = (more: number) => {
      bytes += more;
    };
    const wire = await openWire(url, { namespace, headers: { cookie: 'a=b' }, count });
    const heard: string[] = [];
    const done = Promise.withResolvers<void>();
    wire.on('told', (text: string, one: string) => {
      heard.push(text + one);
      if (heard.length === texts.length) done.resolve();
    });
    const long = 'x'.repeat(300);
    wire.emit('say', long);
    await done.promise;
    expect(heard).toEqual(texts.map(one => long + one));
    expect(bytes).toBeGreaterThan(70_000);
    expect(await wire.ask('ask', { a: 21 })).toEqual({ twice: 42, cookie: 'a=b' });
    while (pings < 2) await new Promise(resolve => setTimeout(resolve, 5));
    wire.close();
  } finally {
    await io.close();
  }
});

test('frames are found in whatever pieces they come', () => {
  for (const length of [0, 125, 126, 60_000]) {
    const frame = maskedFrame('x'.repeat(length));
    expect(frame.subarray(frame.length - length).toString()).toBe('x'.repeat(length));
  }
  const short = Buffer.from([0x81, 2, 104, 105, 0x81, 126, 0, 1, 33]);
  expect(frameAt(short, 0)).toEqual({ begin: 2, end: 4 });
  expect(frameAt(short, 4)).toEqual({ begin: 8, end: 9 });
  for (const cut of [1, 2, 3]) expect(frameAt(short.subarray(0, cut), 0)).toBeNull();
  for (const cut of [5, 6, 7, 8]) expect(frameAt(short.subarray(0, cut), 4)).toBeNull();
});
