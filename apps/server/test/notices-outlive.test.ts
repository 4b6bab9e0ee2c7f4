import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Notification } from '../src/notifications/composed.ts';
import { notificationsWaiting } from '../src/store/notifications.ts';
import {
  delivered,
  folder,
  newTable,
  playOn,
  startedMatch,
  testServer,
  type Visitor,
  visitor,
} from './kit.ts';
import { IS_MISSING, openCluster } from './postgres.ts';
import { ended, freePort, launch } from './process.ts';

const SLOW = {
  game: 'lost-cities',
  seats: 2,
  options: { rounds: 1 },
  clock: { kind: 'slow', perMove: 3_600_000 },
} as const;

/** A webhook that hears, and answers when it is let: what it has not answered it has not taken. */
interface Hook {
  url: string;
  /** What it has taken. */
  taken: Notification[];
  /** Resolves when it is asked for the next time. */
  asked(): Promise<unknown>;
  answers: 'never' | 'gone' | 'down' | 'well';
}

async function openHook(answers: Hook['answers']): Promise<Hook> {
  const left: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Notification;
    if (hook.answers === 'never') return left.push(response);
    if (hook.answers === 'gone') return request.destroy();
    if (hook.answers === 'well') hook.taken.push(body);
    response.writeHead(hook.answers === 'well' ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/turn`;
  const hook: Hook = { url, taken: [], asked: () => once(server, 'request'), answers };
  return hook;
}

/** A game that begins while one of its two is away. */
async function awayFrom(url: string, hook: Hook): Promise<{ match: string; away: Visitor }> {
  const [here, away] = await Promise.all(['Ada', 'Ben'].map(name => visitor(url, name)));
  expect((await away.call('PATCH', '/api/me', { webhook: hook.url })).status).toBe(200);
  const { match } = await startedMatch([here, away], SLOW);
  return { match, away };
}

const PATIENCE = { timeout: 60_000, interval: 50 };
const ENV = { PRIVATE_WEBHOOKS: '1', SWEEP_MS: '100' };

/** Long enough for a second one to arrive, if there were one. */
function aWhile(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1500));
}

test('a server killed before a notification has arrived sends it once when it is started again', async () => {
  const dataDir = folder();
  const port = await freePort();
  const hook = await openHook('never');
  let server = await launch(dataDir, port, ENV);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const asked = hook.asked();
  const { match } = await awayFrom(server.url, hook);
  await asked;
  server.child.kill('SIGKILL');
  await ended(server.child);
  hook.answers = 'well';
  server = await launch(dataDir, port, ENV);
  await expect.poll(() => hook.taken.length, PATIENCE).toBe(1);
  await aWhile();
  expect(hook.taken).toMatchObject([{ game: { match } }]);
});

test('a server killed while a receiver is down tells it later, after the next start', async () => {
  const dataDir = folder();
  const port = await freePort();
  const hook = await openHook('gone');
  let server = await launch(dataDir, port, ENV);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const asked = hook.asked();
  const { match } = await awayFrom(server.url, hook);
  await asked;
  server.child.kill('SIGKILL');
  await ended(server.child);
  hook.answers = 'well';
  server = await launch(dataDir, port, ENV);
  await expect.poll(() => hook.taken.length, PATIENCE).toBe(1);
  await aWhile();
  expect(hook.taken).toMatchObject([{ game: { match } }]);
});

describe.skipIf(IS_MISSING)('two nodes on PostgreSQL', () => {
  test('what a killed node was sending arrives from the other, once', { timeout: 120_000 }, async () => {
    const cluster = await openCluster();
    onTestFinished(cluster.remove);
    const env = { ...ENV, DATABASE_URL: await cluster.database() };
    const hook = await openHook('never');
    const first = await launch('/nowhere', await freePort(), env);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const asked = hook.asked();
    const { match } = await awayFrom(first.url, hook);
    await asked;
    const second = await launch('/nowhere', await freePort(), env);
    onTestFinished(() => void second.child.kill('SIGKILL'));
    first.child.kill('SIGKILL');
    await ended(first.child);
    hook.answers = 'well';
    await expect.poll(() => hook.taken.length, PATIENCE).toBe(1);
    await aWhile();
    expect(hook.taken).toMatchObject([{ game: { match } }]);
  });

  test('with both alive each notification arrives once, whoever looks', { timeout: 60_000 }, async () => {
    const cluster = await openCluster();
    onTestFinished(cluster.remove);
    const databaseUrl = await cluster.database();
    const nodes = await Promise.all([1, 2].map(() => testServer({ databaseUrl, privateWebhooks: true })));
    onTestFinished(async () => void (await Promise.all(nodes.map(node => node.stop()))));
    const hook = await openHook('well');
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(nodes[0].url, name)));
    await ben.call('PATCH', '/api/me', { webhook: hook.url });
    const matches: string[] = [];
    for (let i = 0; i < 10; i++) {
      matches.push((await startedMatch([ada, ben], SLOW)).match);
      for (const { services } of nodes) services.notifications.wake();
    }
    await delivered(nodes[0]);
    await aWhile();
    const heard = hook.taken.map(one => ('game' in one ? one.game.match : ''));
    expect(heard.sort()).toEqual(matches.sort());
  });
});

describe('what waits to be sent', () => {
  test('nobody with nowhere to be told, nobody connected, and no live table leaves a row', async () => {
    const server = await testServer({ privateWebhooks: true });
    onTestFinished(server.stop);
    const rows = () => notificationsWaiting(server.services.store);
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
    await startedMatch([ada, ben], SLOW);
    expect(await rows()).toBe(0);
    const hook = await openHook('down');
    await ben.call('PATCH', '/api/me', { webhook: hook.url });
    const wire = await ben.connect();
    await startedMatch([ada, ben], SLOW);
    expect(await rows()).toBe(0);
    wire.close();
    await expect.poll(() => server.services.presence.isOnline(ben.me.id), PATIENCE).toBe(false);
    await startedMatch([ada, ben], { ...SLOW, clock: { kind: 'live', bank: 600_000, increment: 0 } });
    expect(await rows()).toBe(0);
    await startedMatch([ada, ben], SLOW);
    expect(await rows()).toBe(1);
  });

  test('later news of a game takes the place of earlier, and what is no longer so is not sent', async () => {
    const server = await testServer({ privateWebhooks: true });
    onTestFinished(server.stop);
    const hook = await openHook('down');
    const asked = hook.asked();
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
    await ben.call('PATCH', '/api/me', { webhook: hook.url });
    const { match } = await startedMatch([ada, ben], SLOW);
    const { code } = await newTable(ada, SLOW);
    await ada.call('POST', `/api/tables/${code}/invite`, { person: ben.me.id });
    await asked;
    await playOn([ada, ben], match, 6);
    await ada.call('POST', `/api/matches/${match}/resign`);
    await ben.call('DELETE', `/api/me/invites/${code}`);
    hook.answers = 'well';
    await delivered(server);
    expect(hook.taken).toMatchObject([{ type: 'over', game: { match } }]);
  });

  test('a player whose receiver never answers has five on their way at once, and nobody else waits for them', async () => {
    const server = await testServer({ privateWebhooks: true });
    onTestFinished(server.stop);
    const [slow, well] = [await openHook('never'), await openHook('well')];
    const people = await Promise.all(['Ada', 'Ben', 'Cem'].map(name => visitor(server.url, name)));
    const [ada, ben, cem] = people;
    await ben.call('PATCH', '/api/me', { webhook: slow.url });
    await cem.call('PATCH', '/api/me', { webhook: well.url });
    for (let i = 0; i < 12; i++) await startedMatch([ada, ben], SLOW);
    await startedMatch([ada, cem], SLOW);
    await expect.poll(() => well.taken.length, PATIENCE).toBe(1);
    await aWhile();
    const taken = await server.services.store.db.selectFrom('notification').select('node').execute();
    expect(taken.filter(({ node }) => node !== null)).toHaveLength(5);
    expect(taken).toHaveLength(12);
  });

  test('a day later it is given up; it goes with the person it is for', async () => {
    const server = await testServer({ privateWebhooks: true });
    onTestFinished(server.stop);
    const { store, notifications, background } = server.services;
    const hook = await openHook('down');
    const { away } = await awayFrom(server.url, hook);
    const yesterday = { made_at: Date.now() - 86_400_000, due_at: 0, node: null };
    const row = () => store.db.selectFrom('notification').selectAll().executeTakeFirst();
    await expect.poll(async () => (await row())?.tries, PATIENCE).toBeGreaterThan(0);
    await expect.poll(async () => (await row())?.node, PATIENCE).toBe(null);
    await store.db.updateTable('notification').set(yesterday).execute();
    notifications.wake();
    await delivered(server);
    expect(hook.taken).toEqual([]);

    const other = await visitor(server.url, 'Cem');
    await startedMatch([other, away], SLOW);
    expect(await notificationsWaiting(store)).toBe(1);
    await away.call('DELETE', '/api/me', {});
    await background.idle();
    expect(await store.db.selectFrom('notification').select('person').execute()).toEqual([]);
  });
});
