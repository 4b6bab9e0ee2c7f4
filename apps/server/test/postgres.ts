import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, takeAlong } from './process.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL that Debian's package has put here, or null. */
export function findPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const bin = versions
    .map(version => join(DEBIAN, version, 'bin'))
    .find(one => existsSync(join(one, 'initdb')));
  return bin ?? null;
}

/** Suites that need it are left out where it is missing; in CI they fail instead. */
export const IS_MISSING = findPostgres() === null && !process.env.CI;

/** A PostgreSQL of a test's own, in a temporary folder, reached over loopback alone. */
export interface Cluster {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Cuts it off as a power cut would; what was not synced is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** A second one that follows it and may take its place: no commit is done before it has it too. */
  standby(): Promise<Standby>;
  readonly port: number;
  /** Holds it up, as a machine too busy to answer; the answer lets it go on. */
  freeze(): () => void;
  remove(): Promise<void>;
}

export interface Standby {
  port: number;
  /** Takes the place of the first. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

/** `isDurable` when it must survive being killed: it is slower. */
export async function openCluster({ isDurable = false } = {}): Promise<Cluster> {
  const place = await newPlace();
  const { folder, port } = place;
  let child = await startIn(place, isDurable);
  let count = 0;

  const end = () => quit(child);

  return {
    async database() {
      const name = `test${++count}`;
      await query(port, `create database ${name}`);
      return addressOf(port, name);
    },
    kill: end,
    port,
    standby: () => follow(place),
    async start() {
      child = await startIn(place, isDurable);
    },
    freeze() {
      // The processes that serve connections are children of the first: held up itself, it makes no more of them.
      const first = child.pid ?? 0;
      process.kill(first, 'SIGSTOP');
      const all = [first, ...childrenOf(first)].filter(pid => signalled(pid, 'SIGSTOP'));
      return () => {
        for (const pid of all.reverse()) signalled(pid, 'SIGCONT');
      };
    },
    async remove() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL's own word for it: every process of it ends at once, nothing is written any more. */
async function quit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGQUIT');
  await gone;
}

/** Copies a running cluster, and lets the copy follow it. */
async function follow(first: Place): Promise<Standby> {
  const place = { ...first, folder: newFolder(first.user), port: await freePort() };
  const { bin, folder, user, port } = place;
  const from = [
    '-h',
    '127.0.0.1',
    '-p',
    String(first.port),
    '-U',
    'signoria',
    '--checkpoint=fast',
    '--no-sync',
  ];
  const copied = spawnSync(join(bin, 'pg_basebackup'), ['-D', join(folder, 'data'), '-R', ...from], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (copied.status !== 0) throw new Error(copied.stderr);
  const child = await startIn(place, true);
  await query(first.port, "alter system set synchronous_standby_names = '*'");
  await query(first.port, 'select pg_reload_conf()');
  const isSynchronous = "select 1 / count(*) from pg_stat_replication where sync_state = 'sync'";
  while (!(await succeeds(first.port, isSynchronous))) await new Promise(resolve => setTimeout(resolve, 20));
  return {
    port,
    promote: () => query(port, 'select pg_promote()'),
    async remove() {
      await quit(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  bin: string;
  folder: string;
  port: number;
  user: { uid: number; gid: number } | null;
}

/** A new, empty cluster. */
async function newPlace(): Promise<Place> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is missing (Debian: apt-get install postgresql)');
  const user = plainUser();
  const folder = newFolder(user);
  const how = ['-U', 'signoria', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  const program = join(bin, 'initdb');
  const made = spawnSync(program, ['-D', join(folder, 'data'), ...how], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return { bin, folder, user, port: await freePort() };
}

function newFolder(user: Place['user']): string {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function startIn({ bin, folder, port, user }: Place, isDurable: boolean): Promise<ChildProcess> {
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const set = ['shared_buffers=16MB', ...(isDurable ? [] : quick)].flatMap(one => ['-c', one]);
  const place = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const how = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const child = takeAlong(spawn(join(bin, 'postgres'), [...place, ...set], how));
  while (!(await succeeds(port, 'select 1'))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return child;
}

/** PostgreSQL refuses to run as root. */
function plainUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find(one => one.startsWith('postgres:')) ?? lines.find(one => one.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** False for one that has just ended. */
function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function addressOf(port: number, name: string): string {
  return `postgres://signoria@127.0.0.1:${port}/${name}`;
}

async function succeeds(port: number, text: string): Promise<boolean> {
  try {
    await query(port, text);
    return true;
  } catch {
    return false;
  }
}

async function query(port: number, text: string): Promise<void> {
  const client = new pg.Client({
    connectionString: addressOf(port, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}
