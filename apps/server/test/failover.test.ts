import type { Done, ErrorBody } from '@signoria/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openPostgresBus } from '../src/nodes/postgres-bus.ts';
import { openBalancer } from './balancer.ts';
import { call, playOn, startedMatch, stateOf, testServer, visitor } from './kit.ts';
import { IS_MISSING, openCluster } from './postgres.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

/** A standby takes connections, and refuses to be listened to: none of those that are tried again and again stays open. */
async function refuseToListen(port: number, database: string): Promise<void> {
  const standby = await openBalancer([port]);
  const url = standby.url.replace('http:', 'postgres:').replace('//', '//signoria@');
  const bus = openPostgresBus(url + database, 'a', pino({ level: 'silent' }));
  while (standby.passed().ever < 4) await new Promise(resolve => setTimeout(resolve, 20));
  expect(standby.passed().now).toBeLessThan(3);
  await bus.close();
  await standby.kill();
}

test.skipIf(IS_MISSING)(
  'PostgreSQL fails over to a standby behind one address: nothing acknowledged is lost, and everything goes on by itself',
  async () => {
    const first = await openCluster({ isDurable: true });
    const database = new URL(await first.database());
    const second = await first.standby();
    // The address that the server knows leads to whichever of the two is the first just now.
    const leads = [first.port];
    const address = await openBalancer(leads);
    const databaseUrl = address.url.replace('http:', 'postgres:').replace('//', '//signoria@');
    const server = await testServer({
      databaseUrl: databaseUrl + database.pathname,
      databaseTimeoutMs: 2000,
    });
    const people = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
    const { match } = await startedMatch(people, LOST);
    const withBot = await startedMatch([people[0]], { ...LOST, bots: [null, 'novice'] });
    await playOn(people, match, 5);

    await first.kill();
    expect((await call(server.url, 'GET', '/readyz')).status).toBe(503);
    const states = () => Promise.all(people.map(one => stateOf(one, match)));
    const guest = await call<ErrorBody>(server.url, 'POST', '/api/guest', {}, { name: 'Eve' });
    expect([guest.status, guest.body.error.code]).toEqual([503, 'store-down']);

    await refuseToListen(second.port, database.pathname);
    await second.promote();
    leads[0] = second.port;
    while ((await call(server.url, 'GET', '/readyz')).status !== 200)
      await new Promise(resolve => setTimeout(resolve, 50));
    expect((await states()).map(({ version }) => version)).toEqual([5, 5]);
    await playOn(people, match, 10);
    await people[1].call('POST', `/api/matches/${match}/resign`);
    expect((await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`)).body.ok).toBe(true);
    // The bot, too, moves on the second.
    for (;;) {
      const { version, legal, log, status } = await stateOf(people[0], withBot.match);
      if (log.some(line => line.kind === 'act' && line.by === 'bot') || status !== 'playing') break;
      if (legal.length > 0)
        await people[0].call<Done>('POST', `/api/matches/${withBot.match}/act`, {
          version,
          action: legal[0],
        });
      else await new Promise(resolve => setTimeout(resolve, 20));
    }
    await visitor(server.url, 'Eve');
    await server.stop();
    await address.kill();
    await second.remove();
    await first.remove();
  },
);
