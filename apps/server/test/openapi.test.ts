import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ROUTES } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { call, folder, testServer } from './kit.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Document {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  components: { schemas: Record<string, object> };
}

let server: Running;
let document: Document;
beforeAll(async () => {
  server = await testServer();
  document = (await call<Document>(server.url, 'GET', '/api/docs/json')).body;
});
afterAll(() => server.stop());

const operations = () => Object.values(document.paths).flatMap(path => Object.values(path));

async function problemsIn(api: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(api), absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, location, message }) => `${location[0]?.pointer} ${ruleId}: ${message}`);
}

describe('the document of the API', () => {
  test('has nothing a linter minds, and the linter minds what is wrong', async () => {
    expect(await problemsIn(document)).toEqual([]);
    const wrong = structuredClone(document);
    wrong.paths['/api/games'].get.operationId = 'act';
    expect(await problemsIn(wrong)).toHaveLength(1);
  });

  test('names every operation once, and every heading', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toHaveLength(Object.keys(ROUTES).length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    const headings = document.tags.map(({ name }) => name);
    for (const { tags } of operations()) for (const tag of tags) expect(headings).toContain(tag);
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  test('tells a schema once, by name: nothing with a name is written out in a path', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['MatchState', 'Table', 'ActBody', 'CitadelsView']),
    );
    const paths = JSON.stringify(document.paths);
    expect(paths.includes('"title"')).toBe(false);
    expect(paths.length).toBeLessThan(100_000);
    expect(JSON.stringify(schemas).includes('"additionalItems"')).toBe(false);
  });

  test('a server with a name of its own says it', async () => {
    const named = await testServer({ publicUrl: 'https://games.test' });
    const { body } = await call<Document>(named.url, 'GET', '/api/docs/json');
    expect(body.servers).toEqual([{ url: 'https://games.test' }]);
    await named.stop();
  });
});

/** What stands in the page in that language, the first or a later block. */
function block(language: string, which = 0): string {
  const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  const found = [...page.matchAll(/```(\w+)\n(.*?)```/gs)].filter(([, one]) => one === language)[which];
  if (!found) throw new Error(`docs/api.md: no ${language}`);
  return found[2];
}

async function run(cwd: string, program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, SIGNORIA_URL: server.url };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${code}\n${out}${err}`);
  return out;
}

const OVER = /^over: places (1,2|2,1|1,1)\n$/;

describe('docs/api.md', () => {
  test.each([
    ['sh', 'bash', 'bot.sh'],
    ['js', process.execPath, 'bot.mjs'],
    ['python', 'python3', 'bot.py'],
  ])('five calls in %s play a whole game', async (language, program, file) => {
    const cwd = folder();
    writeFileSync(join(cwd, file), block(language));
    expect(await run(cwd, program, [file])).toMatch(OVER);
  });

  test('a client generated from the document is typed by game, and plays a whole game', async () => {
    const cwd = generator();
    writeFileSync(join(cwd, 'openapi.json'), JSON.stringify(document));
    await run(cwd, process.execPath, [
      'node_modules/openapi-typescript/bin/cli.js',
      'openapi.json',
      '-o',
      'signoria.d.ts',
    ]);
    const client = block('ts');
    writeFileSync(join(cwd, 'client.ts'), client);
    const flags = [
      '--strict',
      '--skipLibCheck',
      'false',
      '--allowImportingTsExtensions',
      '--noUncheckedIndexedAccess',
    ];
    const modes = [
      '--ignoreConfig',
      '--noEmit',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--types',
      'node',
    ];
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    const compile = () =>
      run(cwd, process.execPath, [
        join(ROOT, 'node_modules/typescript/bin/tsc'),
        ...flags,
        ...modes,
        ...types,
        'client.ts',
      ]);
    expect(await compile()).toBe('');
    expect(await run(cwd, process.execPath, ['client.ts'])).toMatch(OVER);
    writeFileSync(join(cwd, 'client.ts'), client.replace("'play')", "'bid')"));
    await expect(compile()).rejects.toThrow('client.ts');
  });
});

const GENERATOR = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'];

/** A folder with the generator as a stranger would install it: it needs an older compiler than ours beside it. */
function generator(): string {
  const cwd = join(ROOT, '.cache/openapi-client');
  if (
    existsSync(join(cwd, 'node_modules/openapi-fetch')) &&
    readFileSync(join(cwd, 'made'), 'utf8') === GENERATOR.join()
  )
    return cwd;
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, ...GENERATOR], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(join(cwd, 'made'), GENERATOR.join());
  return cwd;
}
