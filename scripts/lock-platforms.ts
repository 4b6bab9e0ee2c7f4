/**
 * Completes package-lock.json with the binaries of other platforms.
 *
 * Some registry mirrors carry only one platform's binaries. npm then leaves the others out of the lockfile, and
 * `npm ci` refuses it as out of step. This adds what each package names among its optional dependencies, by name,
 * version and platform, so that the same lockfile installs everywhere. Run it after adding or updating a package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Entry>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** What a binary package runs on, told from its name; nothing when the name does not tell. */
export function platformOf(name: string): Pick<Entry, 'cpu' | 'os' | 'libc'> | null {
  const words = name.split(/[-/]/);
  const cpu = PROCESSORS.find(processor => words.includes(processor));
  const os = SYSTEMS.find(system => words.includes(system));
  if (!cpu || (!os && cpu !== 'wasm32')) return null;
  const musl = words.some(word => word.startsWith('musl'));
  const gnu = words.some(word => word.startsWith('gnu'));
  return {
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' && (musl || gnu) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
  };
}

/** The entries that optional dependencies name and the lockfile lacks. */
export function missingPlatforms(packages: Packages): Packages {
  const missing: Packages = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const found = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      if (found || !platform || !/^\d/.test(version)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platform,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

function main(): void {
  const path = join(import.meta.dirname, '../package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages };
  const missing = missingPlatforms(lock.packages);
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added`);
}

if (process.argv[1] === import.meta.filename) main();
