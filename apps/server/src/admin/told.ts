import { setTimeout as pause } from 'node:timers/promises';
import { NOTICE_MS } from '../heed-notices.ts';
import type { Word } from '../nodes/bus.ts';
import type { Trx } from '../store/database.ts';
import { addNotice } from '../store/notices.ts';
import type { Admin } from './open.ts';

/** Changes something, and says in the same transaction what servers that run must heed. */
export function changeAndTell<T>(
  { store }: Admin,
  change: (trx: Trx, tell: (word: Word) => Promise<void>) => Promise<T>,
): Promise<T> {
  return store.write(trx => change(trx, word => addNotice(trx, word, Date.now())));
}

/** Long enough for every server that runs to have heeded what was said. */
export async function untilHeeded({ isServed }: Admin): Promise<void> {
  if (isServed) await pause(4 * NOTICE_MS);
}
