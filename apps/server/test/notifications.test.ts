import { once } from 'node:events';
import { createServer } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ErrorBody } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { isInside, mayCall } from '../src/notifications/addresses.ts';
import type { Notification } from '../src/notifications/composed.ts';
import { leadsOutside, pinnedAgent, post } from '../src/notifications/pinned.ts';
import {
  delivered,
  newTable,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
} from './kit.ts';
import { type Device, openPushService, type PushService } from './push-service.ts';

let server: Running;
let service: PushService;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  service = await openPushService();
  server = await testServer({ privateWebhooks: true });
  [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
});
afterAll(async () => {
  await server.stop();
  service.close();
});

const SLOW = {
  game: 'lost-cities',
  seats: 2,
  options: { rounds: 1 },
  clock: { kind: 'slow', perMove: 3_600_000 },
} as const;

/** A browser of somebody, subscribed. */
async function deviceOf(who: Visitor): Promise<Device> {
  const { body } = await who.call<{ publicKey: string }>('GET', '/api/push');
  const device = service.subscribe(body.publicKey);
  expect((await who.call('POST', '/api/push', device.body)).status).toBe(204);
  return device;
}

async function subscriptionsOf(who: Visitor): Promise<string[]> {
  const rows = await server.services.store.db
    .selectFrom('push')
    .select('endpoint')
    .where('person', '=', who.me.id)
    .execute();
  return rows.map(row => row.endpoint);
}

async function received(device: Device): Promise<Notification[]> {
  await delivered(server);
  return device.received as Notification[];
}

test('whoever is away is told by push that a slow game waits, sealed for that browser and signed by the server', async () => {
  const device = await deviceOf(ben);
  const { match, table } = await startedMatch([ada, ben], SLOW);
  const isFirst = (await stateOf(ben, match)).legal.length > 0;
  const begun = await received(device);
  expect(begun.map(notification => notification.type)).toEqual([isFirst ? 'your-turn' : 'began']);

  // Round to the moment when the turn comes to Ben again.
  let { turn } = await stateOf(ben, match);
  if (turn.includes(1)) while (turn.includes(1)) turn = await oneMove(match);
  const before = (await received(device)).length;
  while (!turn.includes(1)) turn = await oneMove(match);
  const [notification, ...more] = (await received(device)).slice(before);
  expect(more).toEqual([]);
  const state = await stateOf(ben, match);
  expect(notification).toMatchObject({
    type: 'your-turn',
    url: `http://localhost:3000/t/${table.code}`,
    game: { match, seat: 1, yourTurn: true, version: state.version, deadline: state.clocks.deadlines[1] },
  });
  // A notification is about whose turn it is, never about the board.
  expect(Object.keys(notification)).toEqual(['type', 'game', 'url']);

  const wire = await ben.connect();
  await ada.call('POST', `/api/matches/${match}/resign`);
  expect((await received(device)).length).toBe(before + 1);
  wire.close();
  await ben.call('DELETE', '/api/push', { endpoint: device.body.endpoint });
});

test('the notification of an end leads to the match that has ended, whatever its table plays next', async () => {
  const device = await deviceOf(ben);
  const { match } = await startedMatch([ada, ben], SLOW);
  await playOn([ada, ben], match, 2);
  await ada.call('POST', `/api/matches/${match}/resign`);
  const last = (await received(device)).at(-1);
  expect(last).toMatchObject({ type: 'over', url: `http://localhost:3000/m/${match}` });
  await ben.call('DELETE', '/api/push', { endpoint: device.body.endpoint });
});

test('whoever is away hears of an invitation, once; whoever is there finds it on the home page', async () => {
  const device = await deviceOf(ben);
  const { code } = await newTable(ada, { game: 'lost-cities', seats: 2 });
  const invite = () => ada.call('POST', `/api/tables/${code}/invite`, { person: ben.me.id });
  expect((await invite()).status).toBe(204);
  const by = { id: ada.me.id, name: ada.me.name };
  const url = `http://localhost:3000/t/${code}`;
  expect((await received(device)).at(-1)).toMatchObject({
    type: 'invited',
    invite: { code, game: 'lost-cities', by },
    url,
  });
  const told = (await received(device)).length;
  await invite();
  expect((await received(device)).length).toBe(told);

  const wire = await ben.connect();
  const next = await newTable(ada, { game: 'lost-cities', seats: 2 });
  await ada.call('POST', `/api/tables/${next.code}/invite`, { person: ben.me.id });
  expect((await received(device)).length).toBe(told);
  wire.close();
  await ben.call('DELETE', '/api/push', { endpoint: device.body.endpoint });
});

async function oneMove(match: string) {
  await playOn([ada, ben], match, 1);
  return (await stateOf(ada, match, 1e9)).turn;
}

test('a subscription that is gone is forgotten; one in trouble is tried again; each browser for itself', async () => {
  const gone = await deviceOf(ben);
  const never = await deviceOf(ben);
  const shaky = await deviceOf(ben);
  const fine = await deviceOf(ben);
  gone.answers = [410];
  never.answers = [404];
  shaky.answers = [503];
  await startedMatch([ada, ben], SLOW);
  for (const device of [shaky, fine]) expect(await received(device)).toHaveLength(1);
  expect([gone.posts, never.posts, shaky.posts, fine.posts]).toEqual([1, 1, 2, 1]);
  expect((await subscriptionsOf(ben)).sort()).toEqual(
    [shaky, fine].map(device => device.body.endpoint).sort(),
  );

  expect((await ada.call('DELETE', '/api/push', { endpoint: fine.body.endpoint })).status).toBe(204);
  expect(await subscriptionsOf(ben)).toContain(fine.body.endpoint);
  for (const { body } of [shaky, fine]) await ben.call('DELETE', '/api/push', { endpoint: body.endpoint });
  expect(await subscriptionsOf(ben)).toEqual([]);
});

test('a live game sends no notifications: its people are there', async () => {
  const device = await deviceOf(ben);
  const { match } = await startedMatch([ada, ben], {
    ...SLOW,
    clock: { kind: 'live', bank: 600_000, increment: 0 },
  });
  await playOn([ada, ben], match, 6);
  await ada.call('POST', `/api/matches/${match}/resign`);
  expect(await received(device)).toEqual([]);
  await ben.call('DELETE', '/api/push', { endpoint: device.body.endpoint });
});

test('a webhook is called with the same words, and again after a failure', async () => {
  const heard: Notification[] = [];
  const answers = [500];
  const hook = createServer(async (request, response) => {
    heard.push((await json(request)) as Notification);
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => hook.once('listening', resolve));
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/turn`;
  expect((await ben.call('PATCH', '/api/me', { webhook })).status).toBe(200);
  const { match } = await startedMatch([ada, ben], SLOW);
  await delivered(server);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toEqual(heard[0]);
  await ada.call('POST', `/api/matches/${match}/resign`);
  await delivered(server);
  expect(heard).toMatchObject([match, match, match].map(id => ({ game: { match: id } })));
  expect(heard[2]).toMatchObject({ type: 'over', game: { places: [2, 1] } });
  await ben.call('PATCH', '/api/me', { webhook: null });
  hook.close();
});

test('a server that stops does not wait for one who never answers well', async () => {
  const short = await testServer({ privateWebhooks: true });
  const people = await Promise.all(['Cem', 'Dov'].map(name => visitor(short.url, name)));
  const hook = createServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
  await new Promise(resolve => hook.once('listening', resolve));
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  await people[1].call('PATCH', '/api/me', { webhook });
  let tries = 0;
  hook.on('request', () => {
    tries++;
  });
  await startedMatch(people, SLOW);
  while (tries === 0) await new Promise(resolve => setTimeout(resolve, 5));
  await short.stop();
  const atStop = tries;
  await new Promise(resolve => setTimeout(resolve, 1200));
  expect(tries).toBe(atStop);
  hook.close();
});

test('a webhook may not point into the host’s own network', async () => {
  const careful = await testServer();
  const max = await visitor(careful.url, 'Max');
  for (const webhook of [
    'http://127.0.0.1/x',
    'http://[::1]/',
    'http://10.1.2.3/',
    'ftp://example.org',
    'nonsense',
  ])
    expect((await max.call<ErrorBody>('PATCH', '/api/me', { webhook })).body.error.code).toBe('bad-webhook');
  expect(isInside('::ffff:192.168.1.1')).toBe(true);
  expect(isInside('93.184.216.34')).toBe(false);
  expect(await mayCall('https://93.184.216.34/hook', false)).toBe(true);
  expect(await mayCall('https://user:pass@93.184.216.34/hook', false)).toBe(false);
  await careful.stop();
});

test('where a name leads is looked up by the call itself: one that leads inside is not called, whatever it led to before', async () => {
  let calls = 0;
  const inside = createServer((_request, answer) => {
    calls++;
    answer.end();
  }).listen(0, 'localhost');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  // A name, not an address: only the lookup can tell.
  const url = `http://localhost:${port}/hook`;
  expect(await leadsOutside(url, false)).toBe(false);
  await expect(post(url, '{}', false)).rejects.toMatchObject({ code: 'EPERM' });
  const asked = https.request(`https://localhost:${port}/`, { agent: pinnedAgent(false) }).end();
  const [error] = await once(asked, 'error');
  expect(error).toMatchObject({ code: 'EPERM' });
  expect(calls).toBe(0);
  expect(await post(url, '{}', true)).toBe(200);
  expect(calls).toBe(1);
  inside.close();
});
