import { setTimeout as pause } from 'node:timers/promises';
import { NOTICE_MS } from '../follow-notices.ts';
import type { NodeMessage } from '../nodes/bus.ts';
import type { Trx } from '../store/database.ts';
import { addNotice } from '../store/notices.ts';
import type { Admin } from './open.ts';

/** Changes something, and adds a notice of it for servers that run, in the same transaction. */
export function changeAndTell<T>(
  { store }: Admin,
  change: (trx: Trx, tell: (message: NodeMessage) => Promise<void>) => Promise<T>,
): Promise<T> {
  return store.write(trx => change(trx, message => addNotice(trx, message, Date.now())));
}

/** Long enough for every server that runs to have handled the notice. */
export async function untilHandled({ isServed }: Admin): Promise<void> {
  if (isServed) await pause(4 * NOTICE_MS);
}
