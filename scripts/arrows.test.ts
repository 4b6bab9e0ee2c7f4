import { describe, expect, test } from 'vitest';
import { circles, type Imports, importsOf } from './imports.ts';
import { BORROWED, FOLDERS, GAMES, PACKAGES } from './rooms.ts';
import { sourcesUnder } from './source-files.ts';

/** Packages are pure: these would let a clock, a die or the outside world in. */
const IMPURE = /\b(Math\.random|Date\.now|new Date\b|performance\.now|process\.|console\.|setTimeout)/;

const sources = ['packages', 'apps'].flatMap(folder => sourcesUnder(folder));
const all = sources.map(importsOf);
const under = (folder: string) => all.filter(({ file }) => file.startsWith(`${folder}/`));

describe('arrows point one way', () => {
  test.each(Object.entries(PACKAGES))('%s imports only what stands below it', (folder, allowed) => {
    const files = under(`${folder}/src`).filter(({ file }) => !file.includes('/kit/'));
    expect(files.length).toBeGreaterThan(0);
    for (const { file, packages } of files)
      for (const name of packages) expect(allowed, `${file} imports ${name}`).toContain(name);
  });

  test('a package and an app reach into no other', () => {
    const home = (file: string) => file.split('/').slice(0, 2).join('/');
    const strays = all.flatMap(({ file, files }) =>
      files
        .filter(to => home(to) !== home(file) && !BORROWED[file]?.includes(to))
        .map(to => `${file} -> ${to}`),
    );
    expect(strays).toEqual([]);
  });

  const folders = Object.entries(FOLDERS).flatMap(([app, rooms]) =>
    Object.entries(rooms).map(([room, allowed]) => ({ app, room, allowed })),
  );

  test.each(folders)('$app/$room imports only the folders it may', ({ app, room, allowed }) => {
    const files = under(`${app}/${room}`);
    expect(files.flatMap(imports => strays(app, imports, [room, ...allowed]))).toEqual([]);
  });

  test.each(Object.entries(FOLDERS))('every folder of %s says what it may import', (app, rooms) => {
    const found = new Set(under(app).map(({ file }) => folderIn(app, file)));
    found.delete('');
    expect([...found].sort()).toEqual(Object.keys(rooms).sort());
  });
});

/** The folder of an app in which a file lies; nothing for files beside the folders. */
function folderIn(app: string, file: string): string {
  const [first, ...rest] = file.slice(app.length + 1).split('/');
  return rest.length > 0 ? first : '';
}

function strays(app: string, { file, files }: Imports, allowed: readonly string[]): string[] {
  return files
    .filter(to => to.startsWith(`${app}/`) && !['', ...allowed].includes(folderIn(app, to)))
    .map(to => `${file} -> ${to}`);
}

test.each(Object.entries(FOLDERS))(
  'no two folders of %s may import each other, by way of others or not',
  (_app, rooms) => {
    const allowed = Object.entries(rooms).map(([file, files]) => ({ file, files: [...files], packages: [] }));
    expect(circles(allowed)).toEqual([]);
  },
);

describe('no file imports itself by way of others', () => {
  test('in packages and apps', () => {
    expect(circles(all).map(circle => circle.join(' -> '))).toEqual([]);
  });

  test('and a circle would be told whole, once', () => {
    const imports = (file: string, ...files: string[]) => ({ file, files, packages: [] });
    expect(circles([imports('a', 'b'), imports('b', 'c', 'd'), imports('c', 'a'), imports('d')])).toEqual([
      ['a', 'b', 'c'],
    ]);
  });
});

test('imports are seen however they are written', () => {
  const text = `import a from 'a/b'; import type { T } from './t.ts'; export * from '../x.ts';
    export type { U } from '@s/u/v'; const later = import('./later.ts');`;
  expect(importsOf({ file: 'apps/one/src/main.ts', text })).toEqual({
    file: 'apps/one/src/main.ts',
    packages: ['a', '@s/u'],
    files: ['apps/one/src/t.ts', 'apps/one/x.ts', 'apps/one/src/later.ts'],
  });
});

test.each(GAMES)('%s reads no clock, rolls no die of its own and talks to nobody', game => {
  for (const { file, text } of sources.filter(({ file }) => file.startsWith(`packages/${game}/src/`)))
    expect(text, file).not.toMatch(IMPURE);
});
