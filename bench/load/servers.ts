import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findPostgres, openCluster } from '../../apps/server/test/postgres.ts';
import { freePort } from '../../apps/server/test/process.ts';
import { firstAnswer, newFolder, startNode, stopped } from '../process.ts';

/** Servers to be measured, and how to be rid of them. */
export interface Servers {
  urls: string[];
  children: ChildProcess[];
  stop(): Promise<void>;
}

/** Limits are for strangers; these clients all come from one address. */
const NO_LIMITS = Object.fromEntries(
  ['REQUESTS_PER_MINUTE', 'SIGN_INS_PER_MINUTE', 'LISTS_PER_MINUTE', 'MESSAGES_PER_SECOND']
    .concat([
      'CONNECTIONS_PER_ADDRESS',
      'CONNECTIONS_PER_PERSON',
      'WATCHED_PER_ADDRESS',
      'WATCHED_PER_PERSON',
    ])
    .map(name => [name, '1000000']),
);

async function startOne(args: readonly string[], path: string, env: Record<string, string>) {
  const port = await freePort();
  const child = startNode(args, { ...env, PORT: String(port) });
  await firstAnswer(child, `http://127.0.0.1:${port}${path}`);
  return { url: `http://127.0.0.1:${port}`, child };
}

/** As `npm start` and the files of deploy/ start it. */
const FLAGS = ['--max-semi-space-size=8'];

function signoria(env: Record<string, string>) {
  // For profiles: BENCH_NODE_FLAGS='--cpu-prof'.
  const flags = [...FLAGS, ...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? [])];
  const more = { ...NO_LIMITS, LOG_LEVEL: 'warn', BOT_DELAY_MS: '0', ...env };
  return startOne([...flags, 'apps/server/src/main.ts'], '/healthz', more);
}

/** One node with its data in a file. */
export async function onSqlite(dataDir = newFolder()): Promise<Servers> {
  const { url, child } = await signoria({ DATA_DIR: dataDir });
  return {
    urls: [url],
    children: [child],
    async stop() {
      await stopped(child);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Nodes on a PostgreSQL of their own, as durable as it is by default; null where PostgreSQL is not installed. */
export async function onPostgres(nodes: number): Promise<Servers | null> {
  if (!findPostgres()) return null;
  const cluster = await openCluster({ isDurable: true });
  const env = { DATABASE_URL: await cluster.database(), DATA_DIR: '/nowhere' };
  const begun: Awaited<ReturnType<typeof signoria>>[] = [];
  for (let node = 0; node < nodes; node++) begun.push(await signoria(env));
  return {
    urls: begun.map(({ url }) => url),
    children: begun.map(({ child }) => child),
    async stop() {
      await Promise.all(begun.map(({ child }) => stopped(child)));
      await cluster.remove();
    },
  };
}

/** boardgame.io's server. */
export async function onBoardgameIo(): Promise<Servers> {
  const { url, child } = await startOne(['bench/load/peer-server.ts'], '/games', { NODE_ENV: 'production' });
  return { urls: [url], children: [child], stop: () => stopped(child) };
}
