import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Meter } from './meter.ts';

/** Work that nobody waits for, done in small steps between everything else. */
export interface Background {
  /** `work` takes one step each time; it is done when it answers false, and is not begun anew when the server stops. */
  run(name: string, step: () => Promise<boolean>): void;
  /** How much is being done. */
  count(): number;
  /** Resolves when nothing is being done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function openBackground(log: Logger, meter: Meter): Background {
  const running = new Set<Promise<void>>();
  let isClosed = false;

  async function finish(name: string, step: () => Promise<boolean>): Promise<void> {
    try {
      while (!isClosed && (await step())) await setImmediate();
    } catch (error) {
      // It is taken up again at the next start.
      meter.interrupted();
      log.error({ err: error, job: name }, 'a background job was interrupted');
    }
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    run(name, step) {
      const work = finish(name, step).finally(() => running.delete(work));
      running.add(work);
    },
    count: () => running.size,
    idle,
    async close() {
      isClosed = true;
      await idle();
    },
  };
}
