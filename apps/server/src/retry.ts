import { setTimeout as pause } from 'node:timers/promises';

const FIRST_MS = 200;
const LONGEST_MS = 5_000;

/**
 * Does work that must not be forgotten: when it fails it is done again, after a pause that grows, until it succeeds or
 * the server stops. `failed` hears of each failure, and may say that another try is of no use.
 */
export async function retryUntilDone(
  work: () => Promise<void>,
  failed: (error: unknown, tries: number) => boolean,
  stopped: AbortSignal,
): Promise<void> {
  for (let tries = 1; !stopped.aborted; tries++) {
    try {
      await work();
      return;
    } catch (error) {
      if (stopped.aborted || !failed(error, tries)) return;
    }
    const wait = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
    await pause(wait, null, { signal: stopped, ref: false }).catch(() => null);
  }
}
