import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memory, processorTime } from '../process.ts';
import type { Job, Measured, Said, Stretch, Told } from './job.ts';

/** What a stretch of play cost the servers, besides how long it took. */
export interface Played extends Measured {
  /** Processor time of the servers, all threads, per action. */
  processorMs: number;
  /** How much of the time their main threads were at work. */
  mainShare: number;
  /** Resident memory at the end, of the largest. */
  memoryMb: number;
}

/** The clients, in a process of their own. */
export interface Crowd {
  play(stretch: Stretch): Promise<Played>;
  close(): Promise<void>;
}

/** Nobody waits longer than this for clients to be there, or to have played. */
const MOST_MS = 240_000;

export async function openCrowd(job: Job, servers: readonly ChildProcess[]): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'clients.ts'), { stdio: 'inherit' });

  async function tell(told: Told): Promise<Said> {
    child.send(told);
    const [said] = (await once(child, 'message', { signal: AbortSignal.timeout(MOST_MS) })) as [Said];
    if ('failed' in said) throw new Error(said.failed);
    return said;
  }

  async function close(): Promise<void> {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }

  const sum = (of: (server: ChildProcess) => number) => servers.reduce((all, one) => all + of(one), 0);
  try {
    await tell({ open: job });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    async play(stretch) {
      const before = { all: sum(processorTime), main: sum(one => processorTime(one, true)) };
      const begun = performance.now();
      const said = await tell({ play: stretch });
      if (!('measured' in said)) throw new Error('the clients did not say how it went');
      const lasted = performance.now() - begun;
      return {
        ...said.measured,
        processorMs: (sum(processorTime) - before.all) / said.measured.actions,
        mainShare: (sum(one => processorTime(one, true)) - before.main) / lasted / servers.length,
        memoryMb: Math.max(...servers.map(memory)),
      };
    },
  };
}
