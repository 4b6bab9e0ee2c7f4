import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exportsOf } from './api.ts';
import { layOut, withBuiltNames } from './build.ts';
import { published } from './manifest.ts';

const PACK = join(import.meta.dirname, '../pack.ts');
const work = mkdtempSync(join(tmpdir(), 'signoria-pack-test-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const COMMON = { license: 'MIT', engines: { node: '>=22.19' } };
const KNOWN = ['@signoria/core', '@signoria/x'];

describe('what is published of a package.json', () => {
  const manifest = {
    name: '@signoria/x',
    version: '0.1.0',
    private: true,
    exports: { '.': './src/index.ts', './kit': './src/kit/index.ts' },
    dependencies: { '@signoria/core': '0.1.0', '@signoria/server': '0.1.0', commander: '15.1.0' },
  };

  test('points at what is built, and leaves behind what is not published', () => {
    const packed = { folder: 'apps/x', name: 'x', without: ['@signoria/server'] };
    expect(published(manifest, packed, COMMON, KNOWN)).toEqual({
      name: 'x',
      version: '0.1.0',
      ...COMMON,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './kit': { types: './dist/kit/index.d.ts', default: './dist/kit/index.js' },
        './package.json': './package.json',
      },
      dependencies: { '@signoria/core': '0.1.0', commander: '15.1.0' },
    });
  });

  test('refuses a private dependency by its place', () => {
    expect(() => published(manifest, { folder: 'packages/x' }, COMMON, KNOWN)).toThrow(
      'packages/x/package.json: dependencies: @signoria/server is not published',
    );
  });
});

test('names of files end as those that are built do, wherever they are named', () => {
  const text = `export * from './a.ts';\nimport type { B } from "../b/c.ts";\nlet d: import('./d.ts').D;
new Worker(new URL('./worker.ts', import.meta.url));\nconst name = 'match.ts';`;
  expect(
    withBuiltNames(text),
  ).toBe(`export * from './a.js';\nimport type { B } from "../b/c.js";\nlet d: import('./d.js').D;
new Worker(new URL('./worker.js', import.meta.url));\nconst name = 'match.ts';`);
});

/** Writes files under a folder of its own. */
function files(name: string, texts: Record<string, string>): string {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(work, name, file)), { recursive: true });
    writeFileSync(join(work, name, file), text);
  }
  return join(work, name);
}

test('a source map names the source as it lies in the package', () => {
  const map = JSON.stringify({ version: 3, sources: ['../../../../repo/packages/x/src/kit/a.ts'] });
  const from = files('compiled', { 'kit/a.js': 'export {};', 'kit/a.js.map': map });
  const to = join(work, 'dist');
  layOut(from, to);
  const laid = spawnSync('cat', [join(to, 'kit/a.js.map')], { encoding: 'utf8' });
  expect(JSON.parse(laid.stdout).sources).toEqual(['../../src/kit/a.ts']);
});

test('the API page follows an export to where it is written, with its comment', () => {
  const folder = files('types', {
    'index.d.ts': `export * from './a.js';\nimport { type C } from './b.js';\nexport { b as d } from './b.js';\nexport type { C };`,
    'a.d.ts': `/** Twice. */\nexport declare function a(x: number): number;\nexport declare function a(x: string): string;\ndeclare const hidden: 1;`,
    'b.d.ts': `/**\n * One line,\n * and another.\n */\nexport declare const b: 2;\nexport interface C {\n    /** Inside. */\n    c: 3;\n}`,
  });
  expect(exportsOf(join(folder, 'index.d.ts'))).toEqual([
    { name: 'a', about: 'Twice.', text: 'function a(x: number): number;\nfunction a(x: string): string;' },
    { name: 'C', about: '', text: 'interface C {\n    /** Inside. */\n    c: 3;\n}' },
    { name: 'd', about: 'One line,\nand another.', text: 'const b: 2;' },
  ]);
});

describe('one line names what is wrong', () => {
  const pack = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [PACK, ...args], { cwd: work, encoding: 'utf8' });
    return [status, stderr];
  };
  const tarball = (name: string, texts: Record<string, string>) => {
    const folder = files(name, texts);
    spawnSync('tar', ['-czf', `${folder}.tgz`, '-C', folder, 'package']);
    return `${name}.tgz`;
  };

  test('a tarball that is not there, or is none', () => {
    expect(pack('--check', 'gone.tgz')).toEqual([1, 'pack: gone.tgz: no such file\n']);
    files('.', { 'half.tgz': 'half' });
    expect(pack('--check', 'half.tgz')).toEqual([1, 'pack: half.tgz: not a tarball that can be read\n']);
  });

  test('a tarball that lacks what it names', () => {
    const manifest = { name: 'x', license: 'MIT', exports: { './a': { default: './dist/a.js' } } };
    const whole = {
      'package/package.json': JSON.stringify(manifest),
      'package/README.md': '',
      'package/LICENSE': '',
      'package/dist/b.js': `import 'chalk';`,
    };
    const file = tarball('lacking', whole);
    expect(pack('--check', file)).toEqual([
      1,
      `pack: ${file}: exports["./a"]: ./dist/a.js is missing\npack: ${file}: dist/b.js: chalk is imported and no dependency\n`,
    ]);
    const good = tarball('good', { ...whole, 'package/dist/a.js': '', 'package/dist/b.js': '' });
    expect(pack('--check', good)).toEqual([0, '']);
  });

  test('a folder that cannot be made, an unknown flag, a name without a flag', () => {
    files('.', { file: '' });
    expect(pack('--out', 'file/packs')).toEqual([
      1,
      `pack: ${join(work, 'file/packs')}: cannot be made (ENOTDIR)\n`,
    ]);
    expect(pack('x.tgz')).toEqual([1, 'pack: x.tgz: files are named after --check alone\n']);
    expect(pack('--check')).toEqual([1, 'pack: --check: name the tarballs to look at\n']);
    expect(pack('--wrong')[0]).toBe(1);
    expect(pack('--wrong')[1]).toMatch(/^pack: Unknown option '--wrong'.*\n$/);
  });
});
