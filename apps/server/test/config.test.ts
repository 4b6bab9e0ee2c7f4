import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultConfig, readConfig } from '../src/config.ts';
import { testServer } from './kit.ts';
import { freePort } from './process.ts';

test('with nothing set the defaults hold', () => {
  expect(readConfig({})).toEqual(defaultConfig());
});

test('the environment is read, and the public address follows the port', () => {
  const config = readConfig({
    PORT: '4000',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/signoria',
    DATABASE_URL: 'postgres://localhost/signoria',
    TRUST_PROXY: '1',
    BOT_THREADS: '',
  });
  expect(config).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    dataDir: '/srv/signoria',
    databaseUrl: 'postgres://localhost/signoria',
    publicUrl: 'http://localhost:4000',
    trustProxy: 1,
    botThreads: defaultConfig().botThreads,
  });
  expect(readConfig({ PUBLIC_URL: 'https://games.example.org/' }).publicUrl).toBe(
    'https://games.example.org',
  );
});

test('a variable that is empty is as if it were not set: the server is not open to all networks by it', () => {
  const names = ['HOST', 'PORT', 'DATA_DIR', 'WEB_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'METRICS_HOST'];
  expect(readConfig(Object.fromEntries(names.map(name => [name, ''])))).toEqual(defaultConfig());
});

test('a start that finds no PostgreSQL, or may not listen, names the variable', async () => {
  const databaseUrl = `postgres://signoria@127.0.0.1:${await freePort()}/signoria`;
  await expect(testServer({ databaseUrl })).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED/);
  await expect(testServer({ host: '192.0.2.1' })).rejects.toThrow(/^HOST and PORT: .*192\.0\.2\.1/);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'three'],
  ['PUBLIC_URL', 'games.example.org'],
  ['DATABASE_URL', 'localhost:5432/signoria'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['BOT_LIMIT_MS', '-1'],
  ['SWEEP_MS', '1.5'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('figures leave the machine for nobody but whoever has the token', () => {
  expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({ metricsPort: 9464, metricsHost: '127.0.0.1' });
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(open)).toThrow('METRICS_TOKEN');
  expect(readConfig({ ...open, METRICS_TOKEN: 'secret' }).metricsToken).toBe('secret');
  for (const METRICS_HOST of ['::', 'localhost.example.org', '127.0.0.1.example.org', '10.0.0.1'])
    expect(() => readConfig({ ...open, METRICS_HOST })).toThrow('METRICS_TOKEN');
});

test('every variable that is read is in the documents, with its default, and no other', () => {
  const asked = new Set<string>();
  const config = readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, value]) => [name, value]);
  expect(rows.map(([name]) => name).sort()).toEqual([...asked].sort());
  const numbers = Object.values(config).filter(value => typeof value === 'number');
  for (const [, value] of rows)
    if (/^`\d{2,}`$/.test(value)) expect(numbers).toContain(Number(value.replaceAll('`', '')));
});
