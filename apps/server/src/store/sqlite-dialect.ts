import type Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isRolledBack } from './faults.ts';
import { openStatements } from './sqlite-statements.ts';
import type { SqliteWriter, Turn } from './sqlite-writer.ts';

/**
 * Reads a file here, where an answer comes at once, and writes it in a thread of its own, so that nobody waits for the
 * disk but whoever is to be told. Reads see what has been committed.
 */
export function sqliteDialect(file: Sqlite.Database, writer: SqliteWriter): Dialect {
  return {
    createDriver: () => driverOn(file, writer),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: db => new SqliteIntrospector(db),
  };
}

/** Kysely would let one query at a time through; here reads need not wait for a transaction. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

interface Connection extends DatabaseConnection {
  /** While a transaction is open. */
  turn: Turn | null;
}

function driverOn(file: Sqlite.Database, writer: SqliteWriter): Driver {
  const here = openStatements(file);

  function connection(): Connection {
    return {
      turn: null,
      async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
        const result = this.turn
          ? await this.turn.ask(sql, parameters)
          : here.isReading(sql)
            ? here.run(sql, parameters)
            : await alone(writer, turn => turn.ask(sql, parameters));
        return result as { rows: R[] };
      },
      streamQuery() {
        throw new Error('rows come all at once');
      },
    };
  }

  async function end(given: DatabaseConnection, how: 'commit' | 'rollback'): Promise<void> {
    const open = given as Connection;
    const { turn } = open;
    const leave = () => {
      open.turn = null;
      turn?.free();
    };
    try {
      await turn?.ask(how, []);
      leave();
    } catch (error) {
      // What cannot be committed is rolled back next; where that fails SQLite has done so by itself, and why is known.
      if (how === 'rollback') leave();
      if (how === 'commit' || !isRolledBack(error)) throw error;
    }
  }

  return {
    async init() {},
    acquireConnection: async () => connection(),
    async releaseConnection() {},
    async beginTransaction(given) {
      const open = given as Connection;
      const turn = await writer.take();
      try {
        await turn.ask('begin', []);
        open.turn = turn;
      } catch (error) {
        turn.free();
        throw error;
      }
    },
    commitTransaction: given => end(given, 'commit'),
    rollbackTransaction: given => end(given, 'rollback'),
    async destroy() {
      await writer.close();
      file.close();
    },
  };
}

/** Has the thread to itself for one thing. */
export async function alone<T>(writer: SqliteWriter, work: (turn: Turn) => Promise<T>): Promise<T> {
  const turn = await writer.take();
  try {
    return await work(turn);
  } finally {
    turn.free();
  }
}
