import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/signoria.js', import.meta.url));

export interface Ended {
  code: number;
  out: string;
  err: string;
}

export interface Setting {
  input?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Flags for Node itself. */
  node?: string[];
}

/** Runs the real `signoria` in English, unless the setting says otherwise, and waits for its end. */
export async function signoria(args: readonly string[], setting: Setting = {}): Promise<Ended> {
  const { input = '', cwd = folder(), env = {}, node = [] } = setting;
  const child = start(args, cwd, env, node);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, err };
}

/** The real `signoria`, running. */
export function start(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  node: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...node, BIN, ...args], {
    cwd,
    env: { PATH: process.env.PATH, LC_ALL: 'en_US.UTF-8', ...env },
  });
}

const FOLDERS = mkdtempSync(join(tmpdir(), 'signoria-cli-'));
afterAll(() => rmSync(FOLDERS, { recursive: true, force: true }));

/** A new empty folder, gone when the file's tests are over. */
export function folder(): string {
  return mkdtempSync(join(FOLDERS, 'test-'));
}
