import type { Logger } from 'pino';
import type { Word } from './nodes/bus.ts';
import { latestNotice, noticesAfter } from './store/notices.ts';
import type { Store } from './store/open.ts';

/** An administrator who has changed something waits a few times as long before relying on it. */
export const NOTICE_MS = 500;

/**
 * Looks for what administrators have changed in the store beside this server, and heeds it. Each server looks by itself, so
 * that none is missed, with one file as with many nodes. The answer stops it.
 */
export async function heedNotices(
  store: Store,
  log: Logger,
  heed: (word: Word) => Promise<void>,
): Promise<() => void> {
  let seen = await latestNotice(store.db);
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    for (const { seq, body } of await noticesAfter(store.db, seen)) {
      seen = seq;
      const word: Word = JSON.parse(body);
      await heed(word).catch(error =>
        log.error({ err: error, word: word.kind }, 'could not process a notice'),
      );
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      // A store that does not answer is reported by whoever needs it; what was missed is found by the next look.
      look()
        .catch(() => undefined)
        .finally(() => isStopped || schedule());
    }, NOTICE_MS);
    timer.unref();
  }

  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
