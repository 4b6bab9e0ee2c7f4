import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeAlong } from '../apps/server/test/process.ts';

/** What benches of processes share: folders, ports, first answers, and what /proc says of a process. */

const ROOT = join(import.meta.dirname, '..');
/** A clock tick of /proc, on every Linux there is. */
const TICK_MS = 10;

/** A program of ours in a process of its own; what it complains of is shown. */
export function startNode(args: readonly string[], env: Record<string, string>): ChildProcess {
  return takeAlong(
    spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
}

export async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    try {
      const answer = await fetch(url);
      await answer.text();
      return;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  }
  throw new Error('the server has ended without an answer');
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Processor time of all threads, or of the main one alone, in ms. From /proc, which Linux has; NaN elsewhere. */
export function processorTime({ pid }: ChildProcess, isMainOnly = false): number {
  try {
    const path = isMainOnly ? `/proc/${pid}/task/${pid}/stat` : `/proc/${pid}/stat`;
    const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory in MB. */
export function memory({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'signoria-bench-'));
}
