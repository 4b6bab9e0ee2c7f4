import type { Request } from './request.ts';
import {
  type Answer,
  badTableName,
  fault,
  type Session,
  type Table,
  tableName,
  type Verb,
} from './session.ts';
import { status } from './status.ts';

/** A verb about the table a request names, which must be laid. */
export function atTable(work: (table: Table, request: Request) => Answer): Verb {
  return (session, request) => {
    const name = tableName(request);
    if (name === null) return badTableName();
    const table = session.tables.get(name);
    return table ? work(table, request) : fault('table', 'no-table', 'call "new" or "load" first');
  };
}

/** The tables laid, by name, and where each stands. */
export function tables({ tables }: Session): Answer {
  return { tables: [...tables].map(([table, laid]) => ({ table, ...status(laid) })) };
}

/** Puts a table away. */
export const close: Verb = (session, request) => {
  const name = tableName(request);
  if (name === null) return badTableName();
  return session.tables.delete(name) ? {} : fault('table', 'no-table', 'the name of an open table');
};
