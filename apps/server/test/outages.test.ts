import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@signoria/games';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lost, type StoredLine } from './acknowledged.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { verdicts } from './crowd.ts';
import { visitor } from './kit.ts';
import { openPlayers } from './players.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';
import { ended, freePort, launch, type Process } from './process.ts';

/** How often all faults come in turn: once in every run, as often as wanted to be sure (OUTAGES=20). */
const OUTAGES = Number(process.env.OUTAGES ?? 1);
const NODES = 2;
/** Actions in each game between two faults. */
const ACTIONS = 3;
/** PostgreSQL is given up after so long; players give up their question before. */
const DATABASE_MS = 1000;
const ANSWER_MS = 800;
const HELD_UP_MS = 3 * DATABASE_MS;

const LINES = 'select match, seq, seat, body from match_log';
/** What nodes keep open in PostgreSQL, and what a dead or interrupted one may have left there. */
const OPEN = `
  select count(*) filter (where application_name = 'signoria messages')::int as listening,
         count(*) filter (where application_name = 'signoria')::int as pooled,
         count(*) filter (where state like 'idle in transaction%')::int as unended,
         (select count(*) from pg_locks where locktype = 'advisory')::int as locks
  from pg_stat_activity where datname = current_database()`;

interface Parts {
  cluster: Cluster;
  balancer: Balancer;
  nodes: readonly Process[];
  start(which: number): Promise<void>;
}

/** What can happen to PostgreSQL, to the nodes and between them. */
function faultsOn({ cluster, balancer, nodes, start }: Parts): (() => Promise<void>)[] {
  const holdUp = async (ms: number, meanwhile: () => Promise<void> = async () => undefined) => {
    const goOn = cluster.freeze();
    await meanwhile();
    await pause(ms);
    goOn();
  };
  const holdUpNode = async (which: number, meanwhile: () => Promise<void>) => {
    const { child } = nodes[which];
    child.kill('SIGSTOP');
    await meanwhile();
    child.kill('SIGCONT');
  };
  const killNode = async (which: number) => {
    nodes[which].child.kill('SIGKILL');
    await ended(nodes[which].child);
  };
  return [
    () => holdUp(DATABASE_MS / 2),
    // Whoever comes back meanwhile asks what cannot be answered in time.
    () => holdUp(HELD_UP_MS, () => balancer.kill().then(balancer.start)),
    () => holdUp(HELD_UP_MS, () => killNode(0)).then(() => start(0)),
    () => holdUpNode(0, () => pause(HELD_UP_MS)),
    () => holdUpNode(1, () => cluster.kill().then(cluster.start)),
    () => holdUp(HELD_UP_MS).then(cluster.kill).then(cluster.start),
  ];
}

describe.skipIf(IS_MISSING)('several nodes on one PostgreSQL', () => {
  test('held up and killed, PostgreSQL and nodes in turn and together, under load: nothing is lost, all goes on, nothing is left open', {
    timeout: Math.max(180_000, OUTAGES * 120_000),
  }, async () => {
    const cluster = await openCluster({ isDurable: true });
    onTestFinished(cluster.remove);
    const databaseUrl = await cluster.database();
    const env = {
      DATABASE_URL: databaseUrl,
      DATABASE_TIMEOUT_MS: String(DATABASE_MS),
      SWEEP_MS: '100',
      MESSAGES_PER_SECOND: '1000',
    };
    const ports = await Promise.all(Array.from({ length: NODES }, freePort));
    const nodes = await Promise.all(ports.map(port => launch('/nowhere', port, env)));
    onTestFinished(() => {
      for (const { child } of nodes) child.kill('SIGKILL');
    });
    const balancer = await openBalancer(ports);
    const games = GAMES.filter(({ seats }) => seats.min === 2);
    const players = await openPlayers(balancer.url, games, ANSWER_MS);

    const start = async (which: number) => {
      nodes[which] = await launch('/nowhere', ports[which], env);
    };
    const faults = faultsOn({ cluster, balancer, nodes, start });
    for (let outage = 0; outage < OUTAGES; outage++)
      for (const fault of faults) {
        await players.progress(ACTIONS);
        await fault();
      }
    await players.progress(ACTIONS);
    await players.finish();

    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<StoredLine>(LINES);
    expect(lost(players.acknowledged, rows)).toEqual([]);
    const open = async () => (await client.query(OPEN)).rows[0];
    await expect.poll(open).toMatchObject({ listening: NODES, unended: 0, locks: 0 });
    expect((await open()).pooled).toBeLessThanOrEqual(10 * NODES);
    await client.end();
    const all = await verdicts(await visitor(balancer.url, 'Eve'), players.matches);
    expect(all.filter(ok => !ok)).toEqual([]);
    for (const { child } of nodes) {
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
    }
    await balancer.kill();
  });
});
