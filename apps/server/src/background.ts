import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Meter } from './meter.ts';
import { retryUntilDone } from './retry.ts';
import { isStoreFault } from './store/faults.ts';

/** Work that nobody waits for, done in small steps between everything else. */
export interface Background {
  /**
   * Takes the steps of `work` one by one. What the store breaks off is begun anew until it is done, so a step that was
   * taken before must do no harm when it is taken again. Nothing is begun when the server stops.
   */
  run(name: string, work: () => AsyncGenerator<void>): void;
  /** How much is being done. */
  count(): number;
  /** Resolves when nothing is being done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** No rest is longer. */
const LONGEST_REST_MS = 100;

export function openBackground(log: Logger, meter: Meter): Background {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  async function takeSteps(work: () => AsyncGenerator<void>): Promise<void> {
    let began = performance.now();
    for await (const _ of work()) {
      if (signal.aborted) return;
      // As long as the step took: half of the time belongs to everybody else, however much there is to do.
      await pause(Math.min(performance.now() - began, LONGEST_REST_MS));
      began = performance.now();
    }
  }

  async function finish(name: string, work: () => AsyncGenerator<void>): Promise<void> {
    const failed = (error: unknown, tries: number) => {
      const mayPass = isStoreFault(error);
      if (tries === 1) meter.interrupted();
      if (tries === 1 || !mayPass) log.error({ err: error, job: name }, 'a background job was interrupted');
      return mayPass;
    };
    await retryUntilDone(() => takeSteps(work), failed, signal);
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    run(name, work) {
      const job = finish(name, work).finally(() => running.delete(job));
      running.add(job);
    },
    count: () => running.size,
    idle,
    async close() {
      closing.abort();
      await idle();
    },
  };
}
