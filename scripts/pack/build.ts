/** TypeScript into JavaScript with its types and source maps, all packages at once. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Compiles everything into `to`, laid out as the repository is. */
export function compile(to: string): void {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = ['-p', join(ROOT, 'tsconfig.pack.json'), '--outDir', to];
  try {
    execFileSync(process.execPath, [compiler, ...args], { encoding: 'utf8', cwd: ROOT });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout || (error as Error).message);
  }
}

/** Takes what was compiled of one package's `src` into `dist`. */
export function layOut(compiled: string, dist: string): void {
  for (const file of readdirSync(compiled, { recursive: true, encoding: 'utf8' }).sort()) {
    const text = /\.(js|d\.ts|map)$/.test(file) ? readFileSync(join(compiled, file), 'utf8') : null;
    if (text === null) continue;
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file.endsWith('.map') ? mapOf(file, text) : withBuiltNames(text));
  }
}

/** The compiler renames imports in code; those in types, and the addresses of workers, are renamed here. */
export function withBuiltNames(text: string): string {
  return text
    .replace(/(\bfrom |\bimport\(|\bimport )(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2')
    .replace(/(new URL\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2');
}

/** A source is named as it lies in the repository's package; its text is in the map. */
function mapOf(file: string, text: string): string {
  const up = '../'.repeat(file.split('/').length);
  return JSON.stringify({ ...JSON.parse(text), sources: [`${up}src/${file.replace(/\.js\.map$/, '.ts')}`] });
}
