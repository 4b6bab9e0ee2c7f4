import { openWorker } from '../open-worker.ts';
import type { Question, Told } from './messages.ts';

/** How somebody who waits is kept informed, and how they stop waiting. */
export interface Waiting {
  signal: AbortSignal;
  /** From 0 to 1; null while nobody can say. */
  progress(share: number | null): void;
}

/** A question is answered by its own kind. */
type Found<Q extends Question> = Extract<Told, { type: Q['type'] }>;

/**
 * Asks a worker of its own, which ends with the answer. Whoever has stopped waiting is answered null, and the worker
 * thinks no further.
 */
export function think<Q extends Question>(
  question: Q,
  { signal, progress }: Waiting,
): Promise<Found<Q> | null> {
  if (signal.aborted) return Promise.resolve(null);
  const worker = openWorker('thinking');
  return new Promise<Found<Q> | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.type === 'progress') progress(data.share);
      else if (data.type === 'failed') reject(new Error('nothing found'));
      else resolve(data as Found<Q>);
    };
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
