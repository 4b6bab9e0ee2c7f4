/** Builds the site if anything it depends on is newer than the last build. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const BUILT = join(DIST, 'index.html');
const MADE_OF = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/chunks.ts',
  'apps/web/fonts.ts',
  'apps/web/rule-code.ts',
  'apps/web/service-worker.ts',
  'packages',
  'docs/handbook',
  'package-lock.json',
  'scripts/site.ts',
  'scripts/compress.ts',
  'scripts/handbook',
];

/** Builds if need be, and says whether it did. */
export async function buildSite(): Promise<boolean> {
  if (existsSync(BUILT) && MADE_OF.every(path => newest(join(ROOT, path)) <= statSync(BUILT).mtimeMs))
    return false;
  const { build } = await import('vite');
  await build({ root: WEB, logLevel: 'warn' });
  compressFolder(DIST);
  return true;
}

/** When the file, or the latest file below the folder, was last changed. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => !file.includes('node_modules') && !file.includes('golden'))
    .reduce((latest, file) => Math.max(latest, statSync(join(path, file)).mtimeMs), mtimeMs);
}

if (process.argv[1] === import.meta.filename) {
  console.log((await buildSite()) ? 'Site built.' : 'Site build is up to date.');
}
