import type { Meter } from './meter.ts';
import type { Store } from './store/open.ts';

/** The store, with each change counted and timed. */
export function metered(store: Store, meter: Meter): Store {
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    let isWritten = false;
    try {
      const result = await work();
      isWritten = true;
      return result;
    } finally {
      meter.written(isWritten, performance.now() - asked);
    }
  }
  return {
    ...store,
    write: change => timed(() => store.write(change)),
    append: line => timed(() => store.append(line)),
  };
}
