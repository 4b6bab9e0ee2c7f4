import { Worker } from 'node:worker_threads';
import type { ReviewQuestion, Told } from './thread.ts';

/** The file in which matches are reviewed, each in a thread of its own. */
export const REVIEWER = new URL('./thread.ts', import.meta.url);

/** Thinks in a thread of its own, which ends with the answer; whoever aborts it ends it at once. */
export function think(
  reviewer: URL,
  question: ReviewQuestion,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<string> {
  signal.throwIfAborted();
  const thread = new Worker(reviewer, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    thread.on('error', reject);
    thread.on('exit', code => reject(new Error(`the thread ended with ${code}`)));
    thread.on('message', (told: Told) => ('text' in told ? resolve(told.text) : progress(told.share)));
  }).finally(() => thread.terminate());
}
