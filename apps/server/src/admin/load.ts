import type { Checked } from '@signoria/core';
import { sql } from 'kysely';
import type { Trx } from '../store/database.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupLine, layout, tallies } from './dump.ts';
import type { Admin } from './open.ts';
import {
  openTally,
  type PortableRow,
  type PortableTable,
  portableTables,
  storedRow,
  type Tally,
} from './portable.ts';
import { refuse } from './refuse.ts';

/** Rows in one statement: SQLite takes 32,766 values. */
const TOGETHER = 200;

/** Thrown inside the transaction, so that nothing of a backup stays that is not whole. */
function refused(...told: Parameters<typeof refuse>): Error {
  return Object.assign(new Error(told[1]), { refusal: refuse(...told) });
}

/**
 * Puts everything in a backup into a store, in one transaction: all of it or nothing. Then reads it back and compares. A
 * store with people, tables or games in it is left alone, unless it is to be replaced.
 */
export async function load(
  admin: Admin,
  lines: AsyncIterable<BackupLine>,
  isReplacing: boolean,
): Promise<Checked<Map<string, Tally>>> {
  const { store, auths, place } = admin;
  // better-auth's tables, all of them.
  await auths.auth();
  await auths.withPasskeys();
  if (!isReplacing && (await isInUse(admin))) return refuse(place, 'not-empty');
  const tables = await portableTables(store.db);
  try {
    const read = await store.db.transaction().execute(async trx => {
      for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(trx);
      return fill(trx, tables, lines);
    });
    const stored = await tallies(store.db);
    for (const [name, tally] of read)
      if (stored.get(name)?.digest !== tally.digest) return refuse(name, 'differs');
    return { ok: true, value: read };
  } catch (error) {
    const { refusal } = error as { refusal?: ReturnType<typeof refuse> };
    if (refusal) return refusal;
    throw error;
  }
}

async function isInUse({ store }: Admin): Promise<boolean> {
  for (const name of ['user', 'game_table', 'match'] as const) {
    const row = await store.db.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** A table that is being read: in the order of the backup's columns, which are the store's. */
interface Filling {
  table: PortableTable;
  tally: ReturnType<typeof openTally>;
  rows: PortableRow[];
}

async function fill(
  trx: Trx,
  tables: readonly PortableTable[],
  lines: AsyncIterable<BackupLine>,
): Promise<Map<string, Tally>> {
  const done = new Map<string, Tally>();
  let filling: Filling | null = null;
  let isHead = true;
  let isWhole = false;
  for await (const line of lines) {
    if (isHead) checkHead(line);
    else if (Array.isArray(line)) await addRow(trx, filling, line);
    else if ('table' in line) filling = beginTable(tables, line);
    else if ('of' in line) done.set(line.of, await endTable(trx, filling, line));
    else if ('end' in line) isWhole = true;
    isHead = false;
  }
  if (!isWhole) throw refused('end', 'incomplete');
  return done;
}

function checkHead(line: BackupLine): void {
  if (!('format' in line) || line.format !== BACKUP_FORMAT || line.version !== BACKUP_VERSION)
    throw refused('format', 'not-a-backup');
  // Data of an older version is moved on by a server that starts on it, not here.
  if (JSON.stringify(line.tables) !== JSON.stringify(layout())) throw refused('tables', 'other-version');
}

function beginTable(
  tables: readonly PortableTable[],
  { table: name, columns }: Extract<BackupLine, { table: string }>,
): Filling {
  const table = tables.find(one => one.name === name);
  const own = table?.columns.map(column => column.name);
  if (!table || JSON.stringify(own) !== JSON.stringify(columns)) throw refused(name, 'other-version');
  return { table, tally: openTally(), rows: [] };
}

async function addRow(trx: Trx, filling: Filling | null, row: PortableRow): Promise<void> {
  if (!filling) throw refused('table', 'not-a-backup');
  filling.tally.add(row);
  filling.rows.push(row);
  if (filling.rows.length >= TOGETHER) await flush(trx, filling);
}

async function endTable(trx: Trx, filling: Filling | null, told: Tally & { of: string }): Promise<Tally> {
  if (filling?.table.name !== told.of) throw refused(told.of, 'not-a-backup');
  await flush(trx, filling);
  const tally = filling.tally.total();
  if (tally.rows !== told.rows || tally.digest !== told.digest) throw refused(told.of, 'differs');
  return tally;
}

async function flush(trx: Trx, filling: Filling): Promise<void> {
  const { table, rows } = filling;
  filling.rows = [];
  if (rows.length === 0) return;
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = rows.map(row => {
    const stored = storedRow(table, row);
    return sql`(${sql.join(table.columns.map(({ name }) => stored[name]))})`;
  });
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(trx);
}
