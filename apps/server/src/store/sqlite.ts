import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Logger } from 'pino';
import { isLocked } from './faults.ts';
import { keepDamagedWal } from './wal.ts';

/** Passwords, keys and seeds are in it: nobody but its owner reads the data. */
const OWNER_ONLY = 0o600;
/** SQLite waits in the thread that serves everybody, so it waits very shortly; the writer tries again by itself. */
const BUSY_MS = 20;

export interface SqliteFile {
  file: Sqlite.Database;
  /** Where it is; null in memory. */
  path: string | null;
  /** Lets another process have the folder. */
  unlock(): void;
}

/** The data file of a folder, for this process alone; or one in memory. */
export function openSqliteFile(dataDir: string, log: Logger | null): SqliteFile {
  if (dataDir === 'memory')
    return { file: tuned(new Sqlite(':memory:')), path: null, unlock: () => undefined };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  if (!unlock)
    throw new Error(
      `another server is using the data in ${dataDir}; stop it, or give this one a DATA_DIR of its own`,
    );
  try {
    const path = dataFileIn(dataDir);
    const damage = keepDamagedWal(path);
    if (damage?.isDamaged) log?.error(damage.line);
    else if (damage) log?.warn(damage.line);
    // SQLite gives its other files the mode of the first.
    for (const one of [path, `${path}-wal`, `${path}-shm`, `${path}-wal.kept`]) ownerOnly(one, one === path);
    return { file: tuned(new Sqlite(path)), path, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

export function dataFileIn(dataDir: string): string {
  return join(dataDir, 'signoria.db');
}

/** How long a tool waits for the server to let go of the lock. */
const PATIENT_MS = 5_000;

/** The data file of a folder that a server is using, as a second reader and writer; null when no server is. */
export function openBesideServer(dataDir: string): Sqlite.Database | null {
  const unlock = lockFolder(dataDir);
  if (unlock) {
    unlock();
    return null;
  }
  const file = tuned(new Sqlite(dataFileIn(dataDir), { fileMustExist: true }));
  file.pragma(`busy_timeout = ${PATIENT_MS}`);
  file.pragma('synchronous = FULL');
  return file;
}

function ownerOnly(path: string, isNeeded: boolean): void {
  if (isNeeded) closeSync(openSync(path, 'a', OWNER_ONLY));
  if (existsSync(path)) chmodSync(path, OWNER_ONLY);
}

/** How the connection that writes is set: an acknowledged move survives a power cut, so every commit is synced. */
export const WRITING = [`busy_timeout = ${BUSY_MS}`, 'synchronous = FULL', 'foreign_keys = ON'] as const;

function tuned(file: Sqlite.Database): Sqlite.Database {
  file.pragma(`busy_timeout = ${BUSY_MS}`);
  file.pragma('journal_mode = WAL');
  // A migration that a power cut undoes is done again at the next start: it need not wait for the disk.
  file.pragma('synchronous = NORMAL');
  file.pragma('foreign_keys = ON');
  return file;
}

/**
 * Two processes on one file would each believe their own memory. The lock is one of the operating system's, on a file
 * beside the data, taken through SQLite since Node has no other way: it is gone with the process that held it, however
 * that ended, and backups can read the data meanwhile. Null when another has it.
 */
function lockFolder(dataDir: string): (() => void) | null {
  const path = join(dataDir, 'signoria.lock');
  ownerOnly(path, true);
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    return null;
  }
  return () => lock.close();
}
