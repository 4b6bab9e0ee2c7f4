import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Database, Db, Trx } from '../store/database.ts';

/** A table as a backup knows it: its columns in the order of their names, and by which a row is found. */
export interface PortableTable {
  name: string;
  key: readonly string[];
  columns: readonly { name: string; kind: 'plain' | 'time' | 'flag' }[];
}

/** A row as both stores can have it: texts, numbers and null. Times are ISO texts, flags are 1 or 0. */
export type PortableRow = readonly (string | number | null)[];

/** The tables we write to and the columns by which their rows are told apart; null for what is worth nothing elsewhere. */
const OURS: Readonly<Record<keyof Database, readonly string[] | null>> = {
  // better-auth's: `user` comes first, for the others refer to it.
  user: ['id'],
  account: ['id'],
  session: ['id'],
  setting: ['key'],
  profile: ['person'],
  recovery_code: ['person', 'hash'],
  block: ['person', 'blocked'],
  report: ['id'],
  ban: ['person'],
  notice: null,
  leaving: ['person'],
  push: ['endpoint'],
  game_table: ['code'],
  table_person: ['person', 'code'],
  match: ['id'],
  match_seat: ['match', 'seat'],
  match_log: ['match', 'seq'],
  review: ['id'],
  notification: ['id'],
  chat_line: ['id'],
  rating: ['person', 'game', 'seats'],
  rating_change: ['person', 'match'],
  friend: ['person', 'friend'],
  invite: ['person', 'code'],
};

/** better-auth's own. */
const THEIRS = ['verification', 'apikey', 'passkey'];

const KEYS = new Map<string, readonly string[]>([
  ...Object.entries(OURS).flatMap(([name, key]) => (key ? [[name, key] as const] : [])),
  ...THEIRS.map(name => [name, ['id']] as const),
]);

/** The tables that are backed up, those that exist: better-auth makes its own when they are first needed. */
export async function portableTables(db: Db): Promise<PortableTable[]> {
  const found = await db.introspection.getTables();
  return [...KEYS].flatMap(([name, key]) => {
    const table = found.find(one => one.name === name);
    if (!table) return [];
    const columns = table.columns
      .map(column => ({ name: column.name, kind: kindOf(column.dataType) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return [{ name, key, columns }];
  });
}

function kindOf(dataType: string): 'plain' | 'time' | 'flag' {
  if (/^(date|timestamptz)$/i.test(dataType)) return 'time';
  return dataType === 'bool' ? 'flag' : 'plain';
}

const PAGE = 500;

/** All rows of a table, page by page along its key. */
export async function* pagesOf(db: Db | Trx, table: PortableTable): AsyncGenerator<PortableRow[]> {
  const key = sql.join(table.key.map(name => sql.ref(name)));
  const whereOfKey = table.key.map(name => table.columns.findIndex(column => column.name === name));
  let last: PortableRow | undefined;
  for (;;) {
    const after = last ? sql<SqlBool>`where (${key}) > (${sql.join(whereOfKey.map(i => last?.[i]))})` : sql``;
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table.name)} ${after} order by ${key} limit ${PAGE}`.execute(db);
    if (rows.length === 0) return;
    const page = rows.map(row => table.columns.map(({ name, kind }) => portable(row[name], kind)));
    yield page;
    last = page.at(-1);
  }
}

function portable(value: unknown, kind: PortableTable['columns'][number]['kind']): string | number | null {
  if (value === null || value === undefined) return null;
  if (kind === 'time') return new Date(value as string | number | Date).toISOString();
  return typeof value === 'boolean' ? Number(value) : (value as string | number);
}

/** A portable row as a store wants it. */
export function storedRow(table: PortableTable, row: PortableRow): Record<string, unknown> {
  return Object.fromEntries(
    table.columns.map(({ name, kind }, i) => [
      name,
      kind === 'flag' && row[i] !== null ? row[i] === 1 : row[i],
    ]),
  );
}

/** How many rows, and a sum of all that is in them, whatever their order. */
export interface Tally {
  rows: number;
  digest: string;
}

export function openTally(): { add(row: PortableRow): void; total(): Tally } {
  const sum = Buffer.alloc(32);
  let rows = 0;
  return {
    add(row) {
      rows++;
      const hash = createHash('sha256').update(JSON.stringify(row)).digest();
      for (let i = 0; i < sum.length; i++) sum[i] ^= hash[i];
    },
    total: () => ({ rows, digest: sum.toString('hex') }),
  };
}
