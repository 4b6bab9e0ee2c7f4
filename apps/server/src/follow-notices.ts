import type { Logger } from 'pino';
import type { NodeMessage } from './nodes/bus.ts';
import { latestNotice, noticesAfter } from './store/notices.ts';
import type { Store } from './store/open.ts';

/** An administrator who has changed something waits a few times as long before relying on it. */
export const NOTICE_MS = 500;

/**
 * Looks for what administrators have changed in the store beside this server, and handles it. Each server looks by
 * itself, so that none is missed, with one file as with many nodes. The answer stops it.
 */
export async function followNotices(
  store: Store,
  log: Logger,
  handle: (message: NodeMessage) => Promise<void>,
): Promise<() => void> {
  let seen = await latestNotice(store.db);
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    for (const { seq, body } of await noticesAfter(store.db, seen)) {
      seen = seq;
      const message: NodeMessage = JSON.parse(body);
      await handle(message).catch(error =>
        log.error({ err: error, kind: message.kind }, 'could not process a notice'),
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
