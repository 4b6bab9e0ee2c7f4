import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lost, type StoredLine } from './acknowledged.ts';
import { openBalancer } from './balancer.ts';
import { openCrowd, verdicts } from './crowd.ts';
import { folder, visitor } from './kit.ts';
import { IS_MISSING, openCluster } from './postgres.ts';
import { ended, freePort, launch } from './process.ts';

/** How often something is killed: a few times in every run, a thousand to be sure (CRASHES=1000). */
const CRASHES = Number(process.env.CRASHES ?? 20);
const LONG = Math.max(180_000, CRASHES * 20_000);
/** Actions between two of them. */
const ACTIONS = 12;

const LINES = 'select match, seq, seat, body from match_log';

test(`killed ${CRASHES} times under load in all games: nothing acknowledged is lost, every match goes on, ends and verifies`, {
  timeout: LONG,
}, async () => {
  const dataDir = folder();
  const port = await freePort();
  let server = await launch(dataDir, port);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const crowd = await openCrowd(server.url);
  for (let crash = 0; crash < CRASHES; crash++) {
    await crowd.progress(ACTIONS);
    server.child.kill('SIGKILL');
    await ended(server.child);
    server = await launch(dataDir, port);
  }
  await crowd.finish();
  const file = new Sqlite(join(dataDir, 'signoria.db'), { readonly: true });
  const lines = file.prepare(LINES).all() as StoredLine[];
  file.close();
  expect(crowd.acknowledged.length).toBeGreaterThanOrEqual(CRASHES * ACTIONS);
  expect(lost(crowd.acknowledged, lines)).toEqual([]);
  const all = await verdicts(await visitor(server.url, 'Eve'), crowd.matches);
  expect(all.filter(ok => !ok)).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  expect(server.log.join('')).toContain('server stopped');
});

describe.skipIf(IS_MISSING)('two nodes on PostgreSQL', () => {
  test('nodes, PostgreSQL and the balancer killed in turn under load: the same', {
    timeout: LONG,
  }, async () => {
    const cluster = await openCluster({ isDurable: true });
    onTestFinished(cluster.remove);
    const databaseUrl = await cluster.database();
    const ports = [await freePort(), await freePort()];
    const env = {
      DATABASE_URL: databaseUrl,
      BOT_LIMIT_MS: '500',
      SWEEP_MS: '100',
      DATABASE_TIMEOUT_MS: '2000',
    };
    const nodes = await Promise.all(ports.map(port => launch('/nowhere', port, env)));
    onTestFinished(() => {
      for (const { child } of nodes) child.kill('SIGKILL');
    });
    const balancer = await openBalancer(ports);
    const crowd = await openCrowd(balancer.url);
    const killNode = async (which: number) => {
      nodes[which].child.kill('SIGKILL');
      await ended(nodes[which].child);
      // The other is alone for a while.
      await crowd.progress(ACTIONS);
      nodes[which] = await launch('/nowhere', ports[which], env);
    };
    const faults = [
      () => killNode(0),
      () => cluster.kill().then(cluster.start),
      () => killNode(1),
      () => balancer.kill().then(balancer.start),
    ];
    for (let crash = 0; crash < CRASHES; crash++) {
      await crowd.progress(ACTIONS);
      await faults[crash % faults.length]();
    }
    await crowd.finish();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<StoredLine>(LINES);
    await client.end();
    expect(lost(crowd.acknowledged, rows)).toEqual([]);
    const all = await verdicts(await visitor(balancer.url, 'Eve'), crowd.matches);
    expect(all.filter(ok => !ok)).toEqual([]);
    for (const { child } of nodes) {
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
    }
    await balancer.kill();
  });
});

test('told to stop as soon as it answers, it ends well and can be started again', async () => {
  const folderOfItsOwn = folder();
  const port = await freePort();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, log } = await launch(folderOfItsOwn, port);
    child.kill(signal);
    expect([signal, await ended(child), log.join('')]).toEqual([
      signal,
      0,
      expect.stringContaining('server stopped'),
    ]);
  }
});

test('a server that cannot open says why in one line and ends with 1', async () => {
  await expect(launch(folder(), 0, { PORT: 'many' })).rejects.toThrow(
    /^Could not start Signoria: PORT must be a whole number from 0 to 65535, not "many"\n$/,
  );
});
