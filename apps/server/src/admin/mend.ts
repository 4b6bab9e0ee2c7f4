import type { Checked } from '@signoria/core';
import { rebuild } from '../play/apply-entry.ts';
import { storedProgressOf } from '../play/game-line.ts';
import { isEnded, type LiveMatch, versionOf } from '../play/live-match.ts';
import type { Database, Trx } from '../store/database.ts';
import { setAside } from '../store/due.ts';
import type { Entry } from '../store/entry.ts';
import { appendLine, newLine } from '../store/line.ts';
import { matchRow, readLog, removeLastLine, takeUpAgain } from '../store/matches.ts';
import type { Store } from '../store/open.ts';
import { forgetReviews } from '../store/reviews.ts';
import { findTable, replaceTable } from '../store/tables.ts';
import { ended } from '../tables/table.ts';
import type { Admin } from './open.ts';
import { refuse } from './refuse.ts';
import { changeAndTell, untilHandled } from './told.ts';

type Row = Database['match'];

/** A match as its log tells it, set aside or not. */
export async function rebuilt(store: Store, row: Row): Promise<Checked<LiveMatch>> {
  const read = await readLog(store, row);
  if ('archived' in read) return refuse(row.id, 'archived', read.archived);
  if ('oldRules' in read) return refuse(row.id, 'old-rules');
  if ('broken' in read) return refuse(row.id, 'still-broken', read.broken);
  try {
    return { ok: true, value: rebuild(read.header, read.entries) };
  } catch (error) {
    return refuse(row.id, 'still-broken', (error as Error).message);
  }
}

/** Lets a match go on that was set aside or is stuck: its log is replayed, and all that is kept beside it written anew. */
export async function takeUp(admin: Admin, id: string): Promise<Checked<{ lines: number }>> {
  const { store } = admin;
  const row = await matchRow(store.db, id);
  if (!row) return refuse(id, 'unknown-match');
  const live = await rebuilt(store, row);
  if (!live.ok) return live;
  // A server that runs holds the match and may move it on: only what was set aside or stands still is written.
  const lines = versionOf(live.value);
  const isSame = await changeAndTell(admin, async (trx, tell) => {
    const now = await matchRow(trx, id);
    if (now?.broken === null && now.version > lines) return false;
    await takeUpAgain(trx, id, storedProgressOf(live.value, 0), live.value.resigned);
    await noteAtTable(trx, live.value);
    await tell({ kind: 'mended', match: id });
    return true;
  });
  return isSame ? { ok: true, value: { lines } } : refuse(id, 'moved-meanwhile');
}

/** The table of a match is over or being played at, as the match is. */
async function noteAtTable(trx: Trx, live: LiveMatch): Promise<void> {
  const { code, id } = live.header;
  const table = await findTable(trx, code);
  if (table?.match !== id) return;
  const next = isEnded(live)
    ? ended(table, id)
    : table.status === 'over'
      ? { ...table, status: 'playing' as const, rematch: [] }
      : table;
  if (next !== table) await replaceTable(trx, next, Date.now());
}

const HELD = 'held while its log is changed';

/** Sets a match aside and waits until no server holds it any more: one that did would write on where nothing is. */
export async function hold(admin: Admin, { id, broken }: Row): Promise<void> {
  await changeAndTell(admin, async (trx, tell) => {
    await trx
      .updateTable('match')
      .set({ broken: broken ?? HELD, clock_at: null, bot_at: null })
      .where('id', '=', id)
      .execute();
    await tell({ kind: 'mended', match: id });
  });
  await untilHandled(admin);
}

/** Removes the last line of a log, then lets the match go on if it can be read. */
export async function takeBack(admin: Admin, id: string): Promise<Checked<{ lines: number }>> {
  const { store } = admin;
  const row = await matchRow(store.db, id);
  if (!row) return refuse(id, 'unknown-match');
  if (row.archived !== null) return refuse(id, 'archived', row.archived);
  if (row.counted === 1) return refuse(id, 'counted');
  await hold(admin, row);
  const last = await store.db
    .selectFrom('match_log')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('match', '=', id)
    .executeTakeFirst();
  const isGone = last?.seq ? await store.write(trx => withoutLine(trx, id, last.seq)) : false;
  const taken = await takeUp(admin, id);
  if (!taken.ok) {
    await setAside(store, id, taken.problem.expected);
    return taken;
  }
  if (isGone) return taken;
  return refuse(id, last?.seq ? 'moved-meanwhile' : 'no-lines');
}

/** What was thought about the moves that were there goes with the line. */
async function withoutLine(trx: Trx, id: string, seq: number): Promise<boolean> {
  await forgetReviews(trx, [id]);
  return removeLastLine(trx, id, seq);
}

/** Ends a match without a result. One whose log cannot be read is ended in the lists, and stays set aside. */
export async function closeMatch(admin: Admin, id: string): Promise<Checked<null>> {
  const row = await matchRow(admin.store.db, id);
  if (!row) return refuse(id, 'unknown-match');
  if (row.status === 'over' || row.status === 'aborted') return refuse(id, 'match-over');
  const live = await rebuilt(admin.store, row);
  const isClosed = await changeAndTell(admin, async (trx, tell) => {
    if (live.ok && !(await abort(trx, live.value))) return false;
    if (!live.ok) await endUnread(trx, row);
    await tell({ kind: 'mended', match: id });
    await tell({ kind: 'table', code: row.code });
    return true;
  });
  return isClosed ? { ok: true, value: null } : refuse(id, 'moved-meanwhile');
}

async function abort(trx: Trx, live: LiveMatch): Promise<boolean> {
  const { header, log } = live;
  const entry: Entry = { kind: 'abort', seat: 0, at: Date.now() };
  const closed = rebuild(header, [...log.map(applied => applied.entry), entry]);
  if (!(await appendLine(trx, newLine(header.id, entry, storedProgressOf(closed, 0))))) return false;
  await trx.updateTable('match').set({ broken: null }).where('id', '=', header.id).execute();
  await noteAtTable(trx, closed);
  return true;
}

async function endUnread(trx: Trx, { id, code }: Row): Promise<void> {
  const end = { status: 'aborted', turn: '[]', waiting: '[]', clock_at: null, bot_at: null };
  await trx
    .updateTable('match')
    .set({ ...end, ended_at: Date.now() })
    .where('id', '=', id)
    .execute();
  const table = await findTable(trx, code);
  const over = table && ended(table, id);
  if (over && over !== table) await replaceTable(trx, over, Date.now());
}
