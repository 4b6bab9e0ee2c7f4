import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Done, ErrorBody, MatchState, Me, NewApiKey } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { urlOf } from '../src/listening.ts';
import type { Running } from '../src/main.ts';
import { isStoreFault } from '../src/store/faults.ts';
import { openStore, settingOnce } from '../src/store/open.ts';
import {
  call,
  startedMatch,
  stateOf,
  tellAway,
  testServer,
  type Visitor,
  visitor,
  type Wire,
} from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';
import { takeAlong } from './process.ts';

const HELD_UP = fileURLToPath(new URL('./held-up.ts', import.meta.url));
const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

describe.skipIf(IS_MISSING)('PostgreSQL', () => {
  let cluster: Cluster;
  let server: Running;
  let ada: Visitor;
  let ben: Visitor;
  beforeAll(async () => {
    cluster = await openCluster({ isDurable: true });
    const databaseUrl = await cluster.database();
    server = await testServer({
      databaseUrl,
      databaseTimeoutMs: 1000,
      metricsPort: 0,
      privateWebhooks: true,
    });
    [ada, ben] = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  });
  afterAll(async () => {
    await server.stop();
    await cluster.remove();
  });

  const isReady = async () => (await call(server.url, 'GET', '/readyz')).status === 200;
  const isHere = async () => (await call(server.url, 'GET', '/healthz')).status === 200;

  const figures = async () => (await fetch(server.metricsUrl ?? '')).text();

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await new Promise(resolve => setTimeout(resolve, 20));
  }

  /** A match between the two, and whoever is in turn with what to do. */
  async function begun() {
    const { match } = await startedMatch([ada, ben], LOST);
    const states = await Promise.all([stateOf(ada, match), stateOf(ben, match)]);
    const seat = states.findIndex(({ legal }) => legal.length > 0);
    const body = { version: 0, action: states[seat].legal[0] };
    const act = () => [ada, ben][seat].call<Done & ErrorBody>('POST', `/api/matches/${match}/act`, body);
    return { match, act };
  }

  /** A match in which a bot owes a decision. */
  async function withBot(): Promise<{ match: string; wire: Wire; version: number }> {
    const { match } = await startedMatch([ada], { ...LOST, bots: [null, 'novice'] });
    const wire = await ada.connect();
    await wire.get('watch-match', { match });
    return { match, wire, version: (await stateOf(ada, match)).version };
  }

  /** Somebody with a webhook that does not work for now, and a notification for them. */
  async function hooked(who: Visitor, match: string) {
    const call = Promise.withResolvers<void>();
    let status = 503;
    const hook = createServer((_, answer) => {
      answer.writeHead(status).end();
      if (status === 200) call.resolve();
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    await who.call('PATCH', '/api/me', { webhook: urlOf(hook, '127.0.0.1') });
    const asked = once(hook, 'request');
    await tellAway(server, [{ person: who.me.id, type: 'began', about: match }]);
    await asked;
    return {
      works() {
        status = 200;
      },
      arrived: call.promise.finally(() => hook.close()),
    };
  }

  test('stopped and started again: the server stays, says 503 meanwhile, and everything goes on by itself', async () => {
    const { match, act } = await begun();
    const waiting = await withBot();
    const notice = await hooked(ben, match);
    const { body: made } = await ada.call<NewApiKey>('POST', '/api/me/keys', { name: 'program' });
    const byKey = () =>
      call<Me & ErrorBody>(server.url, 'GET', '/api/me', { authorization: `Bearer ${made.key}` });
    await cluster.kill();
    notice.works();
    expect(await isHere()).toBe(true);
    expect(await isReady()).toBe(false);
    // What is not known is not told as none.
    expect(await figures()).toMatch(/^signoria_store_up 0$/m);
    expect(await figures()).not.toMatch(/^signoria_matches_(?:running|set_aside)/m);
    const denied = await act();
    expect([denied.status, denied.body.error.code, denied.headers.get('retry-after')]).toEqual([
      503,
      'store-down',
      '2',
    ]);
    // Whoever is not known by heart cannot be found out, and is not taken for a stranger.
    const guest = await call<ErrorBody>(server.url, 'POST', '/api/guest', {}, { name: 'Eve' });
    expect([guest.status, guest.body.error.code]).toEqual([503, 'store-down']);
    const unknown = await call<ErrorBody>(server.url, 'GET', '/api/me', { cookie: `${ada.cookie}; other=1` });
    expect([unknown.status, unknown.body.error.code]).toEqual([503, 'store-down']);
    const keyed = await byKey();
    expect([keyed.status, keyed.body.error.code]).toEqual([503, 'store-down']);

    await cluster.start();
    await until(isReady);
    expect(await figures()).toMatch(/^signoria_store_up 1$/m);
    expect(await figures()).toMatch(/^signoria_matches_running\{game="lost-cities"\} \d/m);
    expect((await act()).body.version).toBe(1);
    expect((await stateOf(ada, match)).version).toBe(1);
    expect((await byKey()).body.id).toBe(ada.me.id);
    // The match with the bot plays on: Ada moves, the bot answers.
    await playSome(waiting.match, waiting.version + 6);
    waiting.wire.close();
    await notice.arrived;
  });

  test('too slow to answer: whoever asks is told, and what was sent is done once when it answers again', async () => {
    const { match, act } = await begun();
    const goOn = cluster.freeze();
    expect(await isHere()).toBe(true);
    const denied = await act();
    expect([denied.status, denied.body.error.code]).toEqual([503, 'store-down']);
    expect(await isReady()).toBe(false);
    goOn();
    await until(isReady);
    // It may have been written after all: then it counts as taken before.
    expect((await act()).body.version).toBe(1);
    expect((await stateOf(ada, match)).version).toBe(1);
  });

  test('too slow to begin a transaction: its connection is not used again, and what is acknowledged later is kept', async () => {
    const databaseUrl = await cluster.database();
    const config = { ...defaultConfig(), databaseUrl };
    const other = await openStore(config);
    const store = await openStore({ ...config, databaseTimeoutMs: 500 });
    const goOn = cluster.freeze();
    await expect(store.write(async () => undefined)).rejects.toThrow('timeout');
    goOn();
    await store.pool?.query("insert into setting (key, value) values ('acknowledged', '')");
    const stored = other.db.selectFrom('setting').select('key').where('key', '=', 'acknowledged');
    expect(await stored.execute()).toEqual([{ key: 'acknowledged' }]);
    await Promise.all([store.close(), other.close()]);
  });

  /** Another program on the same database is held up there and stays so. */
  async function heldUp(databaseUrl: string, where: 'alone' | 'writing') {
    const child = spawn(process.execPath, [HELD_UP, databaseUrl, where]);
    takeAlong(child);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
  }

  test.each(['alone', 'writing'] as const)(
    'a node that is held up while it is %s keeps the others waiting for a while, not for good',
    async where => {
      const databaseUrl = await cluster.database();
      const store = await openStore({ ...defaultConfig(), databaseUrl, databaseTimeoutMs: 500 });
      await heldUp(databaseUrl, where);
      const work = () =>
        where === 'alone' ? store.alone(async () => 'done') : settingOnce(store, 'held', () => 'done');
      for (;;)
        try {
          expect(await work()).toBe('done');
          break;
        } catch (error) {
          expect(isStoreFault(error)).toBe(true);
        }
      await store.close();
    },
  );

  async function playSome(match: string, to: number): Promise<void> {
    await until(async () => {
      const { version, legal, status }: MatchState = await stateOf(ada, match, 1e9);
      if (version >= to || status !== 'playing') return true;
      if (legal.length > 0)
        await ada.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
      return false;
    });
  }
});
