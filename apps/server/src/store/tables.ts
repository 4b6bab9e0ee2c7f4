import type { Db, Trx } from './database.ts';
import type { Store } from './open.ts';
import type { TableRow } from './table-row.ts';

const DAY = 86_400_000;

function columns(table: TableRow, now: number) {
  return {
    game: table.game,
    status: table.status,
    open: table.open ? 1 : 0,
    slow: table.clock.kind === 'slow' ? 1 : 0,
    body: JSON.stringify(table),
    revision: table.revision,
    changed_at: now,
  };
}

/** False when the code is taken. */
export async function insertTable(trx: Trx, table: TableRow, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('game_table')
    .values({ code: table.code, ...columns(table, now) })
    .onConflict(c => c.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await notePeople(trx, table);
  return true;
}

/** Writes a changed table if nobody has changed it since it was read. */
export async function replaceTable(trx: Trx, table: TableRow, now: number): Promise<boolean> {
  const next = { ...table, revision: table.revision + 1 };
  const { numUpdatedRows } = await trx
    .updateTable('game_table')
    .set(columns(next, now))
    .where('code', '=', table.code)
    .where('revision', '=', table.revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await notePeople(trx, next);
  return true;
}

async function notePeople(trx: Trx, table: TableRow): Promise<void> {
  await trx.deleteFrom('table_person').where('code', '=', table.code).execute();
  const people = new Set([table.host.id]);
  for (const place of table.places) if (place.kind === 'person') people.add(place.person.id);
  await trx
    .insertInto('table_person')
    .values([...people].map(person => ({ code: table.code, person })))
    .execute();
}

/** Removes tables at which nothing was played, with what was said there and who was invited. */
export async function removeTables(trx: Trx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await trx.deleteFrom('table_person').where('code', 'in', codes).execute();
  await trx.deleteFrom('chat_line').where('code', 'in', codes).execute();
  await trx.deleteFrom('invite').where('code', 'in', codes).execute();
  await trx.deleteFrom('game_table').where('code', 'in', codes).execute();
}

export async function findTable(db: Db | Trx, code: string): Promise<TableRow | null> {
  const row = await db.selectFrom('game_table').select('body').where('code', '=', code).executeTakeFirst();
  return row ? JSON.parse(row.body) : null;
}

/** Open tables that wait for people, the newest first; forgotten ones are left out. */
export async function waitingTables(store: Store, now: number, game?: string): Promise<TableRow[]> {
  let query = store.db
    .selectFrom('game_table')
    .select('body')
    .where('status', '=', 'waiting')
    .where('open', '=', 1)
    .where(eb =>
      eb.or([
        eb('changed_at', '>', now - DAY),
        eb.and([eb('slow', '=', 1), eb('changed_at', '>', now - 14 * DAY)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(100);
  if (game !== undefined) query = query.where('game', '=', game);
  return (await query.execute()).map(row => JSON.parse(row.body));
}

export async function tablesOf(store: Store, person: string): Promise<TableRow[]> {
  const rows = await store.db
    .selectFrom('table_person')
    .innerJoin('game_table', 'game_table.code', 'table_person.code')
    .select('game_table.body')
    .where('table_person.person', '=', person)
    .orderBy('game_table.changed_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(row => JSON.parse(row.body));
}
