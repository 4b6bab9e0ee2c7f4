import type { Db, Trx } from './database.ts';

/** A change to the store: statements that belong together. It may be run twice, so it does nothing but that. */
export type Change<T> = (trx: Trx) => Promise<T>;

export interface Writer {
  /** Resolves when the change is on disk. */
  write<T>(change: Change<T>): Promise<T>;
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>;
}

/** Each change in a transaction of its own, as many at once as the pool has connections. */
export function pooledWriter(db: Db): Writer {
  const pending = new Set<Promise<unknown>>();
  return {
    write(change) {
      const written = db.transaction().execute(change);
      pending.add(written);
      const forget = () => pending.delete(written);
      written.then(forget, forget);
      return written;
    },
    async idle() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

interface Waiting {
  run(trx: Trx): Promise<void>;
  done(): void;
  alone(): Promise<void>;
}

/**
 * All changes that come up in one turn of the event loop share a transaction, and so one fsync: SQLite has a single
 * writer, and this is what lets it keep many tables at once. If a change throws, the others are not harmed: each is
 * then written alone.
 */
export function groupWriter(db: Db): Writer {
  let waiting: Waiting[] = [];
  let draining: Promise<void> | null = null;

  async function drain(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await db.transaction().execute(async trx => {
          for (const change of group) await change.run(trx);
        });
        for (const change of group) change.done();
      } catch {
        for (const change of group) await change.alone();
      }
    }
    draining = null;
  }

  return {
    write<T>(change: Change<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          run: async trx => {
            result = await change(trx);
          },
          done: () => resolve(result),
          alone: () => db.transaction().execute(change).then(resolve, reject),
        });
        draining ??= drain();
      });
    },
    async idle() {
      while (draining) await draining;
    },
  };
}
