import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { openStream, type Stream } from '../src/http/stream.ts';
import { startedMatch, testServer, visitor } from './kit.ts';

/** Long enough for a closed connection to be noticed. */
function aMoment(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 50));
}

test('a socket that closes while the store is asked whose it is takes no place', async () => {
  const server = await testServer({ connectionsPerPerson: 1 });
  onTestFinished(server.stop);
  const { people } = server.services;
  const { whoIs } = people;
  const ada = await visitor(server.url, 'Ada');
  const answer = Promise.withResolvers<void>();
  const asked = new Promise<void>(resolve => {
    people.whoIs = async (headers: IncomingHttpHeaders) => {
      resolve();
      await answer.promise;
      return whoIs(headers);
    };
  });
  const early = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: ada.cookie },
  });
  await asked;
  people.whoIs = whoIs;
  early.disconnect();
  await aMoment();
  answer.resolve();
  await aMoment();
  (await ada.connect()).close();
});

test('a stream whose reader has gone before it opens is not kept', async () => {
  const streams = new Set<Stream>();
  const server = createServer(async (request, raw) => {
    caller.destroy();
    await once(request.socket, 'close');
    await aMoment();
    const reply = { raw, request: { access: null }, hijack: () => undefined };
    openStream(reply as unknown as FastifyReply, streams);
    server.emit('opened');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const opened = once(server, 'opened');
  const caller = connect((server.address() as { port: number }).port, '127.0.0.1');
  caller.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await opened;
  expect(streams.size).toBe(0);
});

test('a message that cannot even be counted is answered, and the server stays', async () => {
  const { url, services, stop } = await testServer();
  onTestFinished(stop);
  const ada = await visitor(url, 'Ada');
  const wire = await ada.connect();
  services.limits.take = async () => {
    throw new Error('not counted');
  };
  expect(await wire.ask('watch-lobby')).toMatchObject({ ok: false, error: { code: 'internal' } });
  wire.close();
});

test('a connection is for one socket: whoever asks for many at once on it is cut off', async () => {
  const server = await testServer();
  onTestFinished(server.stop);
  const flood = connect(Number(new URL(server.url).port), '127.0.0.1');
  flood.on('error', () => undefined);
  onTestFinished(() => void flood.destroy());
  const head = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', 'host: x', 'connection: Upgrade'];
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`;
  flood.write([...head, 'upgrade: websocket', 'sec-websocket-version: 13', key, '', ''].join('\r\n'));
  await once(flood, 'data');
  let said = '';
  flood.setEncoding('latin1').on('data', (text: string) => {
    said += text;
  });
  // A frame with a mask of zeros: please open a socket.
  const open = Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('40')]);
  flood.write(Buffer.concat(Array.from({ length: 1000 }, () => open)));
  // The frame that ends it; at most one socket has been opened.
  await expect.poll(() => said, { timeout: 10_000 }).toContain('\x88');
  expect(said.split('"sid"').length - 1).toBeLessThanOrEqual(2);
});

test('a stream of games that cannot be read ends, so that whoever reads it comes back for them', async () => {
  const server = await testServer();
  onTestFinished(server.stop);
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2 });
  const { matches } = server.services;
  const { read } = matches;
  matches.read = () => Promise.reject(new Error('the store does not answer'));
  const opened = async () => fetch(`${server.url}/api/stream`, { headers: { cookie: people[0].cookie } });
  // It has an end.
  expect(await (await opened()).text()).not.toContain('"type":"match"');
  matches.read = read;
  const again = await opened();
  const { value } = (await again.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  expect(value).toContain(match);
});
