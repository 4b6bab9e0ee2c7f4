import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { newTable, startedMatch, testServer, visitor } from './kit.ts';

/** A client has to mask what it sends; with a mask of zeros it stays as it is. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** Somebody who asks for one thing and reads nothing after it; they say that they are there without being asked. */
async function lazyReader({ url, app }: Running, ask: unknown[], isHeard: () => boolean) {
  const opened = once(app, 'connection') as Promise<[Socket]>;
  const lazy = connect(Number(new URL(url).port), '127.0.0.1');
  lazy.on('error', () => undefined);
  const [held] = await opened;
  const head = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', 'host: x', 'connection: Upgrade'];
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`;
  lazy.write([...head, 'upgrade: websocket', 'sec-websocket-version: 13', key, '', ''].join('\r\n'));
  await once(lazy, 'data');
  lazy.write(frame('40'));
  await once(lazy, 'data');
  lazy.write(frame(`42${JSON.stringify(ask)}`));
  await expect.poll(isHeard).toBe(true);
  lazy.pause();
  const pongs = setInterval(() => lazy.write(frame('3')), 1000);
  onTestFinished(() => {
    clearInterval(pongs);
    lazy.destroy();
  });
  return { isClosed: () => held.destroyed };
}

test('who watches a match and never reads is cut off', async () => {
  const server = await testServer();
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, open: true });
  const { watchers, matches, moment } = server.services;
  const ask = ['watch-match', { match, changes: true }];
  const { isClosed } = await lazyReader(server, ask, () => watchers.onlookers() === 1);
  while (!isClosed()) {
    await matches.read(match, live => {
      for (let times = 0; times < 1000; times++) watchers.tell(live, moment(), 'table');
    });
    await new Promise(resolve => setImmediate(resolve));
  }
  await expect.poll(() => watchers.onlookers()).toBe(0);
  await server.stop();
});

test('who watches a table and never reads is cut off', async () => {
  const server = await testServer();
  const ada = await visitor(server.url, 'Ada');
  const { code } = await newTable(ada, { game: 'lost-cities', seats: 2, open: true });
  const { onlookers, tables, events } = server.services;
  const ask = ['watch-table', { code }];
  const { isClosed } = await lazyReader(server, ask, () => onlookers.count(code) === 1);
  const found = await tables.find(code);
  if (!found.ok) throw new Error('no table');
  // More than fits between the two, and more than is kept for anybody.
  for (let times = 0; times < 30_000 && !isClosed(); times++) {
    events.tableChanged(found.value);
    if (times % 100 === 0) await new Promise(resolve => setImmediate(resolve));
  }
  await expect.poll(isClosed).toBe(true);
  await expect.poll(() => onlookers.count(code)).toBe(0);
  await server.stop();
});
