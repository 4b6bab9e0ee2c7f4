/** What SQLite says when it cannot write or read just now: locked by another, disk full, a device that fails. */
const SQLITE = /^SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY|LOCKED|NOMEM|PROTOCOL)/;
/**
 * PostgreSQL's classes of trouble that passes: connection (08), read-only after a failover (25006), a transaction
 * that was silent for too long (25P03), deadlocks (40), resources (53), locks (55P03), somebody stopped it (57), its disk (58).
 */
const POSTGRES = /^(?:08\w{3}|25006|25P03|40001|40P01|53\w{3}|55P03|57\w{3}|58\w{3})$/;
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
/** node-postgres gives these no code; the last is SQLite's, when it had to roll back by itself. */
const WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|not queryable|has been discarded|^cannot rollback/;

/** Whether an error says that the store cannot be used just now, and may be tried again, rather than that we were wrong. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && [SQLITE, POSTGRES, NETWORK].some(codes => codes.test(code))) return true;
  return WORDS.test(error.message) || isStoreFault(error.cause);
}

/** Another process holds SQLite's write lock: it will let go. */
export function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}

/** Two transactions of PostgreSQL stood in each other's way: one was given up and may be run again. */
export function isDeadlock(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '40001';
}

/** SQLite had rolled back before it was told to: for a full disk, above all. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('cannot rollback');
}

/** What is in SQLite's file is not what SQLite has written: no other try will read it. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));
}

/** How long after a fault whatever fails is put down to the store. */
const FAILING_MS = 3_000;

/** Remembers when the store failed last. */
export function openFaults() {
  let last = Number.NEGATIVE_INFINITY;
  return {
    note(error: unknown): void {
      if (isStoreFault(error)) last = performance.now();
    },
    /** Notes an error and lets it go on. */
    pass(error: unknown): never {
      this.note(error);
      throw error;
    },
    isFailing: () => performance.now() - last < FAILING_MS,
  };
}
export type Faults = ReturnType<typeof openFaults>;
