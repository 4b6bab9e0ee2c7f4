import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memory, processorTime } from '../process.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Job, Measured, Said, Stretch, Told } from './job.ts';

/** What a stretch of play cost the servers, besides how long it took. */
export interface Played extends Figures {
  /** Processor time of the servers, all threads, per action. */
  processorMs: number;
  /** How much of the time their main threads were at work. */
  mainShare: number;
  /** Resident memory at the end, of the largest. */
  memoryMb: number;
}

/** The clients, in processes of their own. */
export interface Crowd {
  play(stretch: Stretch): Promise<Played>;
  /** Processor time of the servers in ms a second while nobody moves: what connections cost by themselves. */
  rest(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** Nobody waits longer than this for clients to be there, or to have played. */
const MOST_MS = 240_000;

/** Clients share one process unless it is said that they need more: so many tables in each. */
export async function openCrowd(job: Job, servers: readonly ChildProcess[], processes = 1): Promise<Crowd> {
  const part = { ...job, tables: Math.ceil(job.tables / processes) };
  const members = Array.from({ length: processes }, openMember);
  const close = async () => void (await Promise.all(members.map(one => one.close())));
  const sum = (of: (server: ChildProcess) => number) => servers.reduce((all, one) => all + of(one), 0);
  try {
    await Promise.all(members.map(one => one.tell({ open: part })));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    async rest(seconds) {
      const before = sum(processorTime);
      await sleep(seconds * 1000);
      return (sum(processorTime) - before) / seconds;
    },
    async play(stretch) {
      const before = { all: sum(processorTime), main: sum(one => processorTime(one, true)) };
      const begun = performance.now();
      const said = await Promise.all(members.map(one => one.tell({ play: stretch })));
      const lasted = performance.now() - begun;
      const figures = figuresOf(said.map(measuredIn));
      return {
        ...figures,
        processorMs: (sum(processorTime) - before.all) / figures.actions,
        mainShare: (sum(one => processorTime(one, true)) - before.main) / lasted / servers.length,
        memoryMb: Math.max(...servers.map(memory)),
      };
    },
  };
}

function measuredIn(said: Said): Measured {
  if (!('measured' in said)) throw new Error('the clients did not say how it went');
  return said.measured;
}

interface Member {
  tell(told: Told): Promise<Said>;
  close(): Promise<void>;
}

/** One process of clients. */
function openMember(): Member {
  const child = fork(join(import.meta.dirname, 'clients.ts'), { stdio: 'inherit' });
  return {
    async tell(told) {
      child.send(told);
      const [said] = (await once(child, 'message', { signal: AbortSignal.timeout(MOST_MS) })) as [Said];
      if ('failed' in said) throw new Error(said.failed);
      return said;
    },
    async close() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
