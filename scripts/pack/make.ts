/** Lays out every package as it is published, and makes its tarball. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { apiPage } from './api.ts';
import { compile, layOut, ROOT } from './build.ts';
import { type Common, type Manifest, published } from './manifest.ts';
import { PACKED, type Packed } from './packages.ts';

/** Makes all tarballs in a folder and gives their paths. */
export async function makeTarballs(out: string): Promise<string[]> {
  const target = writable(resolve(out));
  const work = mkdtempSync(join(tmpdir(), 'signoria-pack-'));
  try {
    compile(join(work, 'compiled'));
    const folders = PACKED.map(packed => layOutPackage(packed, work));
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target, ...folders];
    const said = execFileSync('npm', args, {
      encoding: 'utf8',
      cwd: work,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return filesIn(said).map(file => join(target, file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** npm lists what it made, one after another or by name. */
function filesIn(said: string): string[] {
  const made: { filename: string }[] = Object.values(JSON.parse(said.slice(said.search(/^[[{]/m))));
  return made.map(({ filename }) => filename.replace(/^@/, '').replace('/', '-'));
}

function writable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new Error(`${folder}: cannot be made (${(error as NodeJS.ErrnoException).code})`);
  }
}

function layOutPackage(packed: Packed, work: string): string {
  const { folder, along = {} } = packed;
  const from = join(ROOT, folder);
  const to = join(work, folder.replace('/', '-'));
  layOut(join(work, 'compiled', folder, 'src'), join(to, 'dist'));
  const manifest = readJson<Manifest>(join(from, 'package.json'));
  const known = PACKED.map(one => readJson<Manifest>(join(ROOT, one.folder, 'package.json')).name);
  const made = published(manifest, packed, readJson<Common>(join(ROOT, 'package.json')), known);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  if (!existsSync(join(from, 'README.md'))) throw new Error(`${folder}/README.md: every package has one`);
  cpSync(join(from, 'README.md'), join(to, 'README.md'));
  if (manifest.exports) writeFileSync(join(to, 'API.md'), apiPage(to));
  for (const bin of Object.values(manifest.bin ?? {})) {
    const program = readFileSync(join(from, bin), 'utf8').replace('../src/main.ts', '../dist/main.js');
    mkdirSync(join(to, 'bin'), { recursive: true });
    writeFileSync(join(to, bin), program, { mode: 0o755 });
  }
  for (const [source, place] of Object.entries(along))
    cpSync(join(ROOT, source), join(to, place), { recursive: true });
  return to;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
