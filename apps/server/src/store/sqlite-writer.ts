import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { NewLine } from './line.ts';

/** What the thread is asked, and what it tells. */
export type Ask = { sql: string; parameters: readonly unknown[] } | { lines: readonly NewLine[] };
export type Told = { result: QueryResult<unknown> } | { stored: boolean[] };

/** The thread that writes to a file. Whoever has it to itself may ask it several things in a row. */
export interface SqliteWriter {
  /** Waits for its turn; `free` lets the next one have it. */
  take(): Promise<Turn>;
  close(): Promise<void>;
}

export interface Turn {
  ask(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>>;
  /** Adds lines in one transaction: for each whether it was the first of its number. */
  append(lines: readonly NewLine[]): Promise<boolean[]>;
  free(): void;
}

const THREAD = new URL('./sqlite-thread.ts', import.meta.url);
/** What it is told it forgets at once: it needs no room for more. */
const SMALL = { maxYoungGenerationSizeMb: 8 };

export function openSqliteWriter(path: string, pragmas: readonly string[]): SqliteWriter {
  let thread = openThread(path, pragmas);
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      // One that has died is replaced; whatever it had begun and not committed is gone with it.
      if (thread.isDead()) thread = openThread(path, pragmas);
      const { tell } = thread;
      return {
        async ask(sql, parameters) {
          const told = await tell({ sql, parameters });
          return 'result' in told ? told.result : { rows: [] };
        },
        async append(lines) {
          const told = await tell({ lines });
          return 'stored' in told ? told.stored : [];
        },
        free: turn.resolve,
      };
    },
    async close() {
      await last;
      await thread.end();
    },
  };
}

interface Waiting {
  resolve(told: Told): void;
  reject(error: Error): void;
}

interface Thread {
  tell(ask: Ask): Promise<Told>;
  isDead(): boolean;
  end(): Promise<void>;
}

function openThread(path: string, pragmas: readonly string[]): Thread {
  const worker = new Worker(THREAD, { workerData: { path, pragmas }, resourceLimits: SMALL });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let isDead = false;
  const died = () => {
    isDead = true;
    for (const { reject } of waiting.values()) reject(gone());
    waiting.clear();
  };
  worker.on('error', died);
  worker.on('exit', died);
  worker.on('message', ({ id, told, error }: { id: number; told?: Told; error?: object }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (told) one?.resolve(told);
    else one?.reject(Object.assign(new Error(), error));
    // A process that has nothing else to do may end; one that waits for its disk may not.
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();
  return {
    tell(ask) {
      if (isDead) return Promise.reject(gone());
      const id = ++count;
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ask });
      });
    },
    isDead: () => isDead,
    async end() {
      await worker.terminate();
    },
  };
}

/** As SQLite says it of a device that fails: it may be tried again. */
function gone(): Error {
  return Object.assign(new Error('the thread that writes to the data file has ended'), {
    code: 'SQLITE_IOERR',
  });
}
