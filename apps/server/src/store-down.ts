import type { WireError } from '@signoria/protocol';
import type { Logger } from 'pino';
import { isStoreFault } from './store/faults.ts';
import type { Store } from './store/open.ts';

/** What a client is told while the store does not answer: nothing it sent has happened, and it may send it again. */
export const STORE_DOWN: WireError = {
  code: 'store-down',
  message: 'database not responding, try again',
  retryAfter: 2,
};

/** What to tell whoever asked for something that failed here. */
function troubleOf(store: Store, error: unknown): WireError {
  return isStoreFault(error) || store.isFailing()
    ? STORE_DOWN
    : { code: 'internal', message: 'internal server error' };
}

/** While the store is down all that is asked fails for the same reason: of that so much is logged and no more. */
const LOGGED_MS = 1_000;
const loggedAt = new WeakMap<Store, number>();

/** Logs what went wrong, and says what to tell whoever asked for it. */
export function logTrouble(
  { store, log }: { store: Store; log: Pick<Logger, 'error'> },
  error: unknown,
  message: string,
  about: object = {},
): WireError {
  const trouble = troubleOf(store, error);
  if (isStoreFault(error) && !isDue(store)) return trouble;
  log.error({ err: error, ...about }, message);
  return trouble;
}

function isDue(store: Store): boolean {
  const now = performance.now();
  if (now - (loggedAt.get(store) ?? Number.NEGATIVE_INFINITY) < LOGGED_MS) return false;
  loggedAt.set(store, now);
  return true;
}
