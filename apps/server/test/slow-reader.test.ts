import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startedMatch, testServer, visitor } from './kit.ts';

/** A client has to mask what it sends; with a mask of zeros it stays as it is. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

test('who watches a match and never reads is cut off', async () => {
  const server = await testServer();
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, open: true });
  const { watchers, matches, moment } = server.services;
  const opened = once(server.app, 'connection') as Promise<[Socket]>;
  const lazy = connect(Number(new URL(server.url).port), '127.0.0.1');
  lazy.on('error', () => undefined);
  const [held] = await opened;
  const closed = once(held, 'close');
  const head = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', 'host: x', 'connection: Upgrade'];
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`;
  lazy.write([...head, 'upgrade: websocket', 'sec-websocket-version: 13', key, '', ''].join('\r\n'));
  await once(lazy, 'data');
  lazy.write(frame('40'));
  await once(lazy, 'data');
  lazy.write(frame(`42${JSON.stringify(['watch-match', { match, changes: true }])}`));
  await expect.poll(() => watchers.onlookers()).toBe(1);
  lazy.pause();
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  while (!isClosed) {
    await matches.read(match, live => {
      for (let times = 0; times < 1000; times++) watchers.tell(live, moment(), 'table');
    });
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(watchers.onlookers()).toBe(0);
  lazy.destroy();
  await server.stop();
});
