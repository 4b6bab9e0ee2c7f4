import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/process.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** The containers of deploy/compose.yaml under a name, an image and a port of their own. */
export interface Compose {
  /** Where its temporary files are. */
  folder: string;
  /** Where the balancer is reached. */
  url: string;
  /** One `docker compose` command; what it printed. Throws where it fails. */
  run(...words: string[]): string;
  /** Removes everything that was made: containers, networks, volumes, image, files. */
  remove(): void;
}

/** Why there is nothing to run containers with, if so. */
export function missing(): string | null {
  if (spawnSync('docker', ['compose', 'version']).status !== 0)
    return 'Docker with its compose plugin is needed (docker compose version fails).';
  if (spawnSync('docker', ['info']).status !== 0)
    return 'The Docker daemon cannot be reached (docker info fails).';
  return null;
}

/** The site is localhost, for which Caddy makes a certificate itself. */
export async function openCompose(): Promise<Compose> {
  // One that Docker picks would change when the balancer is restarted.
  const port = await freePort();
  const name = `signoria-check-${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const env = join(folder, 'env');
  const override = join(folder, 'override.yaml');
  writeFileSync(env, 'SITE=localhost\nPOSTGRES_PASSWORD=check\nMETRICS_TOKEN=check\n');
  writeFileSync(override, overrideOf(name, port));
  const files = ['-f', join(DEPLOY, 'compose.yaml'), '-f', override];
  const run = (...words: string[]) =>
    docker('compose', '-p', name, '--env-file', env, '--progress', 'quiet', ...files, ...words);
  return {
    folder,
    url: `https://localhost:${port}`,
    run,
    remove() {
      run('down', '-v', '-t', '5', '--remove-orphans');
      spawnSync('docker', ['image', 'rm', name]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** JSON is YAML, but for the word that says that a list is not added to. */
function overrideOf(name: string, port: number): string {
  const node = JSON.stringify({ image: name });
  const ports = JSON.stringify([`127.0.0.1:${port}:443`]);
  return `services:\n  node1: ${node}\n  node2: ${node}\n  balancer:\n    ports: !override ${ports}\n`;
}

function docker(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('docker', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`docker ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
