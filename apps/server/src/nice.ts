import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** A tenth of what a thread that serves gets, where both want one core: a bot thinks less then, but answers in its time. */
const NICE = 10;
/** A thirtieth: for what is shown when there is time for it, and missed by nobody until then. */
export const LAST = 15;

/**
 * Lets the thread that serves everybody go first where there are fewer cores than threads. Linux has a priority for each
 * thread; elsewhere it would be that of the whole process, which is left as it is.
 */
export function letOthersGoFirst(nice = NICE): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(nice);
}
