import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { VALUE_NET as CITADELS } from '../packages/bots/src/citadels/value-net.ts';
import { VALUE_NET as IL_PRINCIPE } from '../packages/bots/src/il-principe/value-net.ts';
import { newPlayer } from './player.ts';
import { DIST, serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

const KB = 1000;
/** Gzipped JavaScript of the home page, in one language. */
const FIRST_LOAD = 120 * KB;
/** The founts of the home page, as they are. */
const FONTS = 80 * KB;
/** What a board adds to it and to the game screen. */
const BOARD = 60 * KB;

interface Entry {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Entry> = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));
const chunks: Record<string, string[]> = JSON.parse(readFileSync(`${DIST}.vite/chunks.json`, 'utf8'));
const keys = Object.keys(manifest);

/** The files of a chunk and of all it cannot do without. */
function needed(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const other of entry.imports ?? []) needed(other, found);
  return found;
}

/** The chunk with the words of a page, which are a file, or of a game, which are a folder. */
function wordsKey(language: string, name: string): string {
  const modules = ['.ts', '/index.ts'].map(end => `packages/words/src/${language}/${name}${end}`);
  const found = keys.find(key => modules.some(module => chunks[manifest[key].file]?.includes(module)));
  if (found === undefined) throw new Error(`no words for ${name} in ${language}`);
  return found;
}

function size(files: Iterable<string>): number {
  return [...files]
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}${file}`), { level: 9 }).length, 0);
}

/** Opens the home page and says which founts it fetched. */
async function fontsOf(locale: string): Promise<string[]> {
  const { page, context } = await newPlayer(suite.browser, { locale });
  const fonts = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto(suite.server.url);
  await page.locator('.game-card h2').first().waitFor();
  await page.evaluate('document.fonts.ready');
  await context.close();
  return [...fonts];
}

describe('the built site', () => {
  test.each(['en-GB', 'fr-FR'])('sets its home page in %s from founts within the budget', async locale => {
    const fonts = await fontsOf(locale);
    const bytes = fonts.reduce((sum, font) => sum + statSync(`${DIST}${font}`).size, 0);
    console.log(`fonts, ${locale}: ${fonts.length} files, ${(bytes / KB).toFixed(1)} KB`);
    expect(fonts.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(FONTS);
  });

  test.each(['en', 'fr'])('loads its home page in %s within the budget', language => {
    const files = needed('index.html');
    for (const name of ['site', 'common', 'titles']) needed(wordsKey(language, name), files);
    console.log(`first load, ${language}: ${(size(files) / KB).toFixed(1)} KB`);
    expect(size(files)).toBeLessThan(FIRST_LOAD);
  });

  const boards = keys.filter(key => /src\/boards\/[^/]+\/index\.tsx?$/.test(key));

  test.each(boards)('%s with its words stays within the budget of a board', board => {
    const before = needed('index.html');
    for (const key of keys.filter(name => /src\/screens\/(local|table)\//.test(name))) needed(key, before);
    const game = board.split('/').at(-2) ?? '';
    const files = needed(wordsKey('fr', game), needed(board));
    const own = [...files].filter(file => !before.has(file));
    console.log(`${board}: ${(size(own) / KB).toFixed(1)} KB`);
    expect(size(own)).toBeLessThan(BOARD);
  });

  test('shows its home page without the rules of any game', () => {
    const rules = [...needed('index.html')].flatMap(file =>
      (chunks[file] ?? []).filter(module =>
        GAMES.some(({ id }) => module.startsWith(`packages/${id}/`) && !module.endsWith('/seats.ts')),
      ),
    );
    expect(rules).toEqual([]);
  });

  test('has the bots in the worker alone', () => {
    // The names of the levels may stand on a page; how bots play may not.
    const strays = Object.entries(chunks).flatMap(([file, modules]) =>
      modules
        .filter(module => module.startsWith('packages/bots/') && !module.endsWith('/levels.ts'))
        .map(module => `${module} in ${file}`),
    );
    expect(Object.keys(chunks).length).toBeGreaterThan(10);
    expect(strays).toEqual([]);
  });

  test.each([
    ['Citadels', CITADELS],
    ['Il Principe', IL_PRINCIPE],
  ])('has the net of %s once, whichever worker thinks with it', (_, net) => {
    const scripts = readdirSync(`${DIST}assets`).filter(file => file.endsWith('.js'));
    const holding = scripts.filter(file => readFileSync(`${DIST}assets/${file}`, 'utf8').includes(net));
    expect(holding).toHaveLength(1);
  });
});
