/**
 * Builds the image and runs deploy/compose.yaml as it is, under its own name and port: `npm run containers`. Two clients
 * play through the balancer while a node is killed and PostgreSQL and the balancer are stopped. Removes everything it made.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { lost, type StoredLine } from '../apps/server/test/acknowledged.ts';
import { type Compose, missing, openCompose } from './containers/compose.ts';
import { openMatch, type Played } from './containers/match.ts';

const ADMIN = ['node', 'apps/cli/bin/signoria.js', 'admin'];
const SOME_MOVES = 6;
const READY_MS = 30_000;

const why = missing();
if (why) {
  console.error(why);
  process.exit(2);
}
const compose = await openCompose();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    compose.remove();
    process.exit(1);
  });
try {
  console.log('Building the image, starting PostgreSQL, two nodes and the balancer');
  // Once: of two builds, each node its own, one image would lose its name and not be removed.
  compose.run('build', 'node1');
  compose.run('up', '-d', '--wait');
  checkNode(compose);
  await reach(compose);
  const played = await openMatch(compose.url);
  await disturb(compose, played);
  restart(compose, played);
  restore(compose, played);
  console.log('Verdict: the containers work.');
} catch (error) {
  console.log(`Verdict: FAILED. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
  console.error(compose.run('logs', '--timestamps', '--tail', '40'));
} finally {
  console.log('Removing containers, volumes and image');
  compose.remove();
}
process.exit();

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** A node runs as a plain user and can write nothing but /data and /tmp. */
function checkNode({ run }: Compose): void {
  const shell = (line: string) => run('exec', '-T', 'node1', 'sh', '-c', line).trim();
  expect(shell('id -u') === '1000', 'a node runs as another user');
  expect(shell('touch x 2>/dev/null || echo refused') === 'refused', 'a node can write to its own files');
  console.log('A node does not run as root, and cannot write to its own files');
}

/** Waits until the balancer answers for a node; its own certificate is trusted from then on. */
async function reach({ run, url }: Compose): Promise<void> {
  const root = '/data/caddy/pki/authorities/local/root.crt';
  setDefaultCACertificates([run('exec', '-T', 'balancer', 'cat', root)]);
  await waitUntilReady(url);
  const { status } = await fetch(`${url}/metrics`);
  expect(status === 404, 'the balancer lets metrics out');
}

async function waitUntilReady(url: string): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the balancer finds no node ready');
}

/** Whatever is killed or stopped, the game goes on to its end, and every move that was acknowledged is kept. */
async function disturb(compose: Compose, played: Played): Promise<void> {
  const { run } = compose;
  await goOn(played, 'Two people play');
  run('kill', 'node1');
  await goOn(played, 'Node 1 is killed');
  run('up', '-d', '--wait', 'node1');
  run('stop', 'node2');
  await goOn(played, 'Node 1 is back, node 2 is stopped');
  run('up', '-d', '--wait', 'node2');
  run('stop', 'postgres');
  run('start', 'postgres');
  await goOn(played, 'PostgreSQL was stopped and started');
  run('restart', 'balancer');
  await goOn(played, 'The balancer was restarted');
  while (!played.isOver()) await played.moves(SOME_MOVES);
  played.close();
  checkLog(compose, played, 'The game is over');
}

async function goOn(played: Played, what: string): Promise<void> {
  const start = Date.now();
  await played.moves(SOME_MOVES);
  expect(!played.isOver(), 'the game was over too soon');
  console.log(`${what}: ${SOME_MOVES} more moves in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function restart(compose: Compose, played: Played): void {
  // With the volumes that have no name, which `down` would leave; those of PostgreSQL and of the certificates stay.
  compose.run('rm', '--stop', '--force', '-v');
  compose.run('down');
  compose.run('up', '-d', '--wait');
  checkLog(compose, played, 'Taken down and brought up again');
}

function restore(compose: Compose, played: Played): void {
  const { run, folder } = compose;
  const file = join(folder, 'backup.gz');
  run('exec', '-T', 'node1', ...ADMIN, 'backup', '/data/backup.gz');
  run('cp', 'node1:/data/backup.gz', file);
  // The user of the image must be able to read it.
  chmodSync(file, 0o644);
  run('stop', 'node1', 'node2');
  const mounted = ['-v', `${file}:/backup.gz:ro`];
  run('run', '--rm', '-T', ...mounted, 'node1', ...ADMIN, 'restore', '/backup.gz', '--replace');
  run('start', 'node1', 'node2');
  checkLog(compose, played, 'Backed up and restored');
}

/** Each move that was acknowledged is in the stored log under its number, as the move of that seat; the game verifies. */
function checkLog({ run }: Compose, { match, acknowledged }: Played, when: string): void {
  const lines = storedLines(run).filter(line => line.match === match);
  const moves = acknowledged();
  const gone = lost(moves, lines);
  expect(gone.length === 0, `${when}: acknowledged moves are lost: ${JSON.stringify(gone)}`);
  const verified = run('exec', '-T', 'node1', ...ADMIN, 'verify');
  expect(verified.includes('1 game verified'), `${when}: the game does not verify: ${verified}`);
  console.log(`${when}: all ${moves.length} acknowledged moves are in its log of ${lines.length} lines`);
}

function storedLines(run: Compose['run']): StoredLine[] {
  const query = 'select json_agg(line) from (select match, seq, seat, body from match_log) line';
  return JSON.parse(run('exec', '-T', 'postgres', 'psql', '-U', 'signoria', '-tAc', query)) ?? [];
}
