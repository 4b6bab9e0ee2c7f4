import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isDeadlock, isLocked, isStoreFault } from './faults.ts';
import type { NewLine } from './line.ts';

/** A change to the store: statements that belong together. It may be run twice, so it does nothing but that. */
export type Change<T> = (trx: Trx) => Promise<T>;

export interface Writer {
  /** Resolves when the change is on disk. */
  write<T>(change: Change<T>): Promise<T>;
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>;
}

/** Adds single lines to logs, many of them at once. */
export interface LineWriter {
  /**
   * Adds a line with which a match neither ends nor loses a player: resolves when it is on disk. False when its number
   * was taken: another hand was faster, and nothing was written.
   */
  append(line: NewLine): Promise<boolean>;
  idle(): Promise<void>;
}

/** How often a transaction is run that stands in another's way. */
const DEADLOCK_TRIES = 5;

/** Each change in a transaction of its own, as many at once as the pool has connections. */
export function pooledWriter(db: Db): Writer {
  const pending = new Set<Promise<unknown>>();

  return {
    write(change) {
      const written = insist(() => transact(db, change));
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

/** Tries again when two transactions stood in each other's way. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === DEADLOCK_TRIES) throw error;
    }
  }
}

interface Waiting {
  run(trx: Trx): Promise<void>;
  done(): void;
  failed(error: unknown): void;
  alone(): Promise<void>;
}

/** How long another process may hold SQLite's lock before whoever waits is told; and how long between two tries. */
const LOCKED_MS = 6_000;
const SHORTEST_MS = 10;
const LONGEST_MS = 250;

/**
 * All changes that come up in one turn of the event loop share a transaction, and so one fsync: SQLite has a single
 * writer, and this is what lets it keep many tables at once. If a change throws, the others are not harmed: each is
 * then written alone. While another process holds the lock we wait outside the transaction, so that reads go on.
 */
export function groupWriter(db: Db): Writer {
  const groups = inGroups<Waiting>(group => writeGroup(db, group));
  return {
    write<T>(change: Change<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        let result: T;
        groups.add({
          run: async trx => {
            result = await change(trx);
          },
          done: () => resolve(result),
          failed: reject,
          alone: () => unlocked(() => transact(db, change)).then(resolve, reject),
        });
      });
    },
    idle: groups.idle,
  };
}

/** What comes up while something is written goes together, after it. */
function inGroups<T>(write: (group: readonly T[]) => Promise<void>) {
  let waiting: T[] = [];
  let draining: Promise<void> | null = null;

  async function drain(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await write(group);
    }
    draining = null;
  }

  return {
    add(one: T): void {
      waiting.push(one);
      draining ??= drain();
    },
    async idle(): Promise<void> {
      while (draining) await draining;
    },
  };
}

/** Lines on their way at once: those that come up meanwhile go together, so that a busy server writes fewer times. */
export function lineWriter(store: (lines: readonly NewLine[]) => Promise<readonly boolean[]>): LineWriter {
  const groups = inGroups<NewLineWaiting>(group => storeGroup(store, group));
  return {
    append(line) {
      return new Promise((resolve, reject) => groups.add({ line, resolve, reject }));
    },
    idle: groups.idle,
  };
}

interface NewLineWaiting {
  line: NewLine;
  resolve(isFirst: boolean): void;
  reject(error: unknown): void;
}

async function storeGroup(
  store: (lines: readonly NewLine[]) => Promise<readonly boolean[]>,
  group: readonly NewLineWaiting[],
): Promise<void> {
  try {
    const stored = await store(group.map(({ line }) => line));
    group.forEach((one, i) => {
      one.resolve(stored[i]);
    });
  } catch (error) {
    if (isStoreFault(error)) for (const { reject } of group) reject(error);
    else
      for (const { line, resolve, reject } of group) await store([line]).then(([is]) => resolve(is), reject);
  }
}

async function writeGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  try {
    await unlocked(() =>
      transact(db, async trx => {
        for (const change of group) await change.run(trx);
      }),
    );
    for (const change of group) change.done();
  } catch (error) {
    if (isStoreFault(error)) for (const change of group) change.failed(error);
    else for (const change of group) await change.alone();
  }
}

/** Tries again while another process holds the lock. */
export async function unlocked<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + LOCKED_MS;
  for (let wait = SHORTEST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
      await pause(wait);
    }
  }
}

/** A transaction that fails with what went wrong in it, even where it cannot be rolled back for the same reason. */
async function transact<T>(db: Db, change: Change<T>): Promise<T> {
  let cause: unknown;
  try {
    return await db.transaction().execute(async trx => {
      try {
        return await change(trx);
      } catch (error) {
        cause = error;
        throw error;
      }
    });
  } catch (error) {
    throw cause ?? error;
  }
}
