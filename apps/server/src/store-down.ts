import type { WireError } from '@signoria/protocol';
import { isStoreFault } from './store/faults.ts';
import type { Store } from './store/open.ts';

/** What a client is told while the store does not answer: nothing it sent has happened, and it may send it again. */
export const STORE_DOWN: WireError = {
  code: 'store-down',
  message: 'database not responding, try again',
  retryAfter: 2,
};

/** What to tell whoever asked for something that failed here. */
export function troubleOf(store: Store, error: unknown): WireError {
  return isStoreFault(error) || store.isFailing()
    ? STORE_DOWN
    : { code: 'internal', message: 'internal server error' };
}
