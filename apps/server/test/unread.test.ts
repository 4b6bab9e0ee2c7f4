import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { call, testServer } from './kit.ts';

test('whoever sends requests one after the other and never reads the answers holds up nobody, is paused, and is cut off', async () => {
  const server = await testServer({ requestsPerMinute: 1200 });
  expect(server.app.timeout).toBe(60_000);
  // The same sooner, for this test.
  server.app.timeout = 3000;
  let asked = 0;
  server.app.on('request', ({ url }) => {
    if (url === '/api/games') asked++;
  });
  const opened = once(server.app, 'connection') as Promise<[Socket]>;
  const greedy = connect(Number(new URL(server.url).port), '127.0.0.1');
  greedy.on('error', () => undefined);
  greedy.pause();
  const [held] = await opened;
  const closed = once(held, 'close');
  const many = 20_000;
  greedy.write('GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(many));
  expect((await call(server.url, 'GET', '/healthz')).status).toBe(200);
  await closed;
  // Requests are not even read while the answers to those before wait to be taken.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(many);
  expect((await call(server.url, 'GET', '/readyz')).status).toBe(200);
  greedy.destroy();
  await server.stop();
});
