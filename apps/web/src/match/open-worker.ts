/**
 * A worker with the engines and the bots. Both kinds run the same program, which goes by its name: built as two, bots and
 * nets would be downloaded and kept twice.
 */
export function openWorker(name: 'local' | 'thinking'): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
}
