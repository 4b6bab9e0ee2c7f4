/** Whether a tarball holds what its package.json promises. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importsOf } from '../imports.ts';
import { PACKED } from './packages.ts';

interface PublishedManifest {
  name: string;
  private?: boolean;
  license?: string;
  exports?: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** One line for each thing that is wrong, beginning with the place. */
export function faultsIn(tarball: string): string[] {
  if (!existsSync(tarball)) return [`${tarball}: no such file`];
  const folder = mkdtempSync(join(tmpdir(), 'signoria-check-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    return faultsOf(join(folder, 'package')).map(fault => `${tarball}: ${fault}`);
  } catch {
    return [`${tarball}: not a tarball that can be read`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function faultsOf(folder: string): string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return ['package.json: missing'];
  const manifest: PublishedManifest = JSON.parse(readFileSync(file, 'utf8'));
  const named = [
    ...Object.entries(manifest.exports ?? {}).flatMap(([entry, to]) =>
      Object.values(typeof to === 'string' ? [to] : to).map(path => ({ at: `exports["${entry}"]`, path })),
    ),
    ...Object.entries(manifest.bin ?? {}).map(([name, path]) => ({ at: `bin.${name}`, path })),
    ...['README.md', 'LICENSE'].map(path => ({ at: 'files', path })),
  ];
  return [
    ...(manifest.private ? ['private: it could not be published'] : []),
    ...(manifest.license ? [] : ['license: missing']),
    ...named
      .filter(({ path }) => !existsSync(join(folder, path)))
      .map(({ at, path }) => `${at}: ${path} is missing`),
    ...strangers(folder, manifest),
  ];
}

/** What is imported and not asked for. */
function strangers(folder: string, { name, ...manifest }: PublishedManifest): string[] {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const without = PACKED.find(packed => packed.name === name)?.without ?? [];
  const known = [name, ...without, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return files
    .filter(file => /\.(js|d\.ts)$/.test(file))
    .flatMap(file => {
      const { packages } = importsOf({ file, text: readFileSync(join(folder, 'dist', file), 'utf8') });
      const strange = packages.filter(one => !isBuiltin(one) && !known.includes(one));
      return [...new Set(strange)].map(one => `dist/${file}: ${one} is imported and no dependency`);
    });
}
