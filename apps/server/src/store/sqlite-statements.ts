import type Sqlite from 'better-sqlite3';
import type { QueryResult } from 'kysely';

/** Statements of one connection, each prepared once. */
export interface Statements {
  run(sql: string, parameters: readonly unknown[]): QueryResult<unknown>;
  /** Whether it only reads. */
  isReading(sql: string): boolean;
}

/** Lists of any length make statements of their own: when there are too many, all are forgotten. */
const MOST = 500;

export function openStatements(file: Sqlite.Database): Statements {
  const known = new Map<string, Sqlite.Statement>();

  function prepared(sql: string): Sqlite.Statement {
    const found = known.get(sql);
    if (found) return found;
    if (known.size >= MOST) known.clear();
    const statement = file.prepare(sql);
    known.set(sql, statement);
    return statement;
  }

  return {
    run(sql, parameters) {
      const statement = prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    isReading: sql => prepared(sql).readonly,
  };
}
