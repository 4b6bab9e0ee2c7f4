import { parentPort, workerData } from 'node:worker_threads';
import type { ReviewQuestion } from '../src/reviews/thread.ts';

/** Asked to think for so long, it never comes to an end; for so short a time, it fails. */
export const ENDLESS_MS = 600_000;
export const FAILING_MS = 10;

/** The thread of the server's reviews, without a thought: everything is even. */
function review({ seat, seats, actions, ms }: ReviewQuestion): void {
  if (ms === FAILING_MS) throw new Error('a review that fails');
  parentPort?.postMessage({ share: 0.5 });
  if (ms === ENDLESS_MS) {
    setInterval(() => undefined, 1_000);
    return;
  }
  const even = Array.from({ length: seats }, () => 1 / seats);
  const chances = Array.from({ length: actions.length + 1 }, () => even);
  const errors = chances.map(() => null);
  const found = { seat, chances, errors, decisions: [], swing: { choices: 0, luck: 0 } };
  parentPort?.postMessage({ text: JSON.stringify(found) });
}

if (parentPort) review(workerData as ReviewQuestion);
