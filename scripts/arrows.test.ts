import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Who may import whom: arrows point one way, apps -> words -> bots -> games -> each game -> core. */
const GAMES = ['lost-cities', 'patrician', 'citadels', 'il-principe'];
const ALLOWED: Record<string, readonly string[]> = {
  'packages/core': ['@noble/hashes'],
  ...Object.fromEntries(GAMES.map(game => [`packages/${game}`, ['@signoria/core']])),
  'packages/games': ['@signoria/core', ...GAMES.map(game => `@signoria/${game}`)],
  'packages/protocol': ['@signoria/core', 'socket.io-client', 'typebox'],
  'packages/words': [
    '@signoria/bots',
    '@signoria/core',
    '@signoria/games',
    ...GAMES.map(game => `@signoria/${game}`),
  ],
  'packages/bots': ['@signoria/core', '@signoria/games', ...GAMES.map(game => `@signoria/${game}`)],
};

/** Packages are pure: these would let a clock, a die or the outside world in. */
const IMPURE = /\b(Math\.random|Date\.now|new Date\b|performance\.now|process\.|console\.|setTimeout)/;

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => ({ file: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), 'utf8') }));
}

/** The packages a source imports: `@scope/name` or `name`, whatever path follows. */
function imports(text: string): string[] {
  const found = text.matchAll(/\bfrom\s+['"]([^'".][^'"]*)['"]|\bimport\(\s*['"]([^'".][^'"]*)['"]/g);
  return [...found].map(([, fixed, dynamic]) => {
    const [first, second] = (fixed ?? dynamic).split('/');
    return first.startsWith('@') ? `${first}/${second}` : first;
  });
}

test.each(Object.entries(ALLOWED))('%s imports only what stands below it', (folder, allowed) => {
  const files = sources(`${folder}/src`).filter(({ file }) => !file.includes('/kit/'));
  expect(files.length).toBeGreaterThan(0);
  for (const { file, text } of files)
    for (const name of imports(text)) expect([...allowed], `${file} imports ${name}`).toContain(name);
});

test.each(GAMES)('%s reads no clock, rolls no die of its own and talks to nobody', game => {
  for (const { file, text } of sources(`packages/${game}/src`)) expect(text, file).not.toMatch(IMPURE);
});

test('no package imports an app', () => {
  for (const { file, text } of sources('packages')) expect(text, file).not.toMatch(/from ['"][^'"]*apps\//);
});
