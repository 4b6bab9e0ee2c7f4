/**
 * The budgets of the built site, gzipped: the first load at most 200 KB of JavaScript, a board at most 60 KB more, and
 * bots only in the worker. `node apps/web/budget.ts` prints the figures and fails when one is broken.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const FIRST_LOAD = 200 * KB;
const BOARD = 60 * KB;

interface Entry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = new URL('./dist/', import.meta.url);
const manifest: Record<string, Entry> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);
const chunks: Record<string, string[]> = JSON.parse(readFileSync(new URL('.vite/chunks.json', dist), 'utf8'));

/** A chunk and all it cannot do without. */
function needed(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const other of entry.imports ?? []) needed(other, found);
  return found;
}

function size(files: Iterable<string>): number {
  return [...files]
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

/** The page, and the larger of the two languages with everything the first page asks for. */
const keys = Object.keys(manifest);
const firstPage = needed('index.html');
const languages = ['en', 'fr'].map(language => {
  const files = new Set(firstPage);
  for (const key of keys) if (key.includes(`packages/words/src/${language}/`)) needed(key, files);
  return size(files);
});
const first = Math.max(...languages);
const problems: string[] = [];
console.log(`first load: ${kb(first)} of ${kb(FIRST_LOAD)} (page alone ${kb(size(firstPage))})`);
if (first > FIRST_LOAD) problems.push('the first load is too large');

const frame = keys.filter(key => /screens\/(local|table)\//.test(key)).flatMap(key => [...needed(key)]);
for (const key of keys.filter(name => /src\/boards\/[^/]+\/index\.ts$/.test(name))) {
  const game = key.split('/').at(-2) ?? key;
  const own = [...needed(key)].filter(file => !firstPage.has(file) && !frame.includes(file));
  const bytes = size(own);
  console.log(`${game}: ${kb(bytes)} of ${kb(BOARD)}`);
  if (bytes > BOARD) problems.push(`the board of ${game} is too large`);
}

/** The names of the levels may be shown on the page; how bots play may not. */
for (const [file, modules] of Object.entries(chunks))
  for (const module of modules)
    if (module.startsWith('packages/bots/') && !module.endsWith('/levels.ts'))
      problems.push(`${module} is in ${file}, outside the worker`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
