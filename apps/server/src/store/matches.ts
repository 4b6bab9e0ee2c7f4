import { byRules, type Game, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Database, Db, Trx } from './database.ts';
import type { Entry } from './entry.ts';
import type { Header, Owner } from './header.ts';
import { lineRow, progressRow } from './line.ts';
import type { Store } from './open.ts';
import type { StoredProgress } from './progress.ts';

export async function insertMatch(trx: Trx, header: Header, progress: StoredProgress): Promise<void> {
  await trx
    .insertInto('match')
    .values({
      id: header.id,
      code: header.code,
      game: header.game.id,
      rules: header.game.rulesVersion,
      rules_began: header.begunBy ?? null,
      options: JSON.stringify(header.options),
      seed: header.seed,
      clock: JSON.stringify(header.clock),
      rated: header.rated ? 1 : 0,
      open: header.open ? 1 : 0,
      counted: 0,
      started_at: header.startedAt,
      ...progressRow(progress),
    })
    .execute();
  const about = { match: header.id, started_at: header.startedAt, resigned: 0 };
  await trx
    .insertInto('match_seat')
    .values(header.owners.map((owner, seat) => ({ ...about, seat, ...seatRow(owner) })))
    .execute();
}

function seatRow(owner: Owner) {
  if (owner.kind === 'bot') return { person: null, name: owner.level, guest: 0, level: owner.level };
  return { person: owner.person, name: owner.name, guest: owner.guest ? 1 : 0, level: null };
}

/** Stores the log of a match that has none yet. */
export async function insertLog(trx: Trx, match: string, entries: readonly Entry[]): Promise<void> {
  const lines = entries.map((entry, i) => lineRow(match, i + 1, entry));
  for (let at = 0; at < lines.length; at += LINES)
    await trx
      .insertInto('match_log')
      .values(lines.slice(at, at + LINES))
      .execute();
}

/** Lines in one statement: SQLite takes 32,766 values. */
const LINES = 1000;

/** A match whose log has been read through again is as the log says, and no longer set aside. */
export async function takeUpAgain(
  trx: Trx,
  match: string,
  progress: StoredProgress,
  resigned: readonly Seat[],
): Promise<void> {
  const row = { ...progressRow(progress), broken: null };
  await trx.updateTable('match').set(row).where('id', '=', match).execute();
  await trx
    .updateTable('match_seat')
    .set(eb => ({
      resigned: resigned.length === 0 ? 0 : eb.case().when('seat', 'in', resigned).then(1).else(0).end(),
    }))
    .where('match', '=', match)
    .execute();
}

/** From now on the match is played by newer rules; nothing happens where somebody has seen to that already. */
export async function goOnByNewerRules(db: Db, { id, game, begunBy }: Header): Promise<void> {
  await db
    .updateTable('match')
    .set({ rules: game.rulesVersion, rules_began: begunBy ?? null })
    .where('id', '=', id)
    .where('rules', '<', game.rulesVersion)
    .execute();
}

export function matchRow(db: Db | Trx, id: string): Promise<Database['match'] | undefined> {
  return db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Removes a line of a log, if it is the last. */
export async function removeLastLine(trx: Trx, match: string, seq: number): Promise<boolean> {
  const later = await trx
    .selectFrom('match_log')
    .select('seq')
    .where('match', '=', match)
    .where('seq', '>', seq)
    .executeTakeFirst();
  if (later) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('match_log')
    .where('match', '=', match)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export type LoadedMatch =
  | { header: Header; entries: Entry[] }
  | { oldRules: true }
  /** Its log is in that file. */
  | { archived: string }
  /** Why it cannot be read, and whether it has been set aside for that. */
  | { broken: string; isAside: boolean };

export async function loadMatch(store: Store, id: string): Promise<LoadedMatch | null> {
  const row = await matchRow(store.db, id);
  if (!row) return null;
  return row.broken === null ? readLog(store, row) : { broken: row.broken, isAside: true };
}

/** Reads the log of a match, even of one that has been set aside. */
export async function readLog(
  store: Store,
  row: Database['match'],
): Promise<Exclude<LoadedMatch, { isAside: true }>> {
  const { id } = row;
  if (row.archived !== null) return { archived: row.archived };
  const newest = findGame(row.game);
  const game = newest && byRules(newest, row.rules);
  if (!game) return { oldRules: true };
  const owners = await ownersOf(store.db, id);
  const lines = await linesAfter(store, id, 0);
  try {
    const gap = lines.findIndex((line, i) => line.seq !== i + 1);
    if (gap >= 0) throw new Error(`match ${id}: line ${gap + 1} of its log is missing`);
    return { header: headerOf(row, game, owners), entries: lines.map(entryOf) };
  } catch (error) {
    // We wrote it and cannot read it: it is damaged, whatever the store itself says.
    return { broken: (error as Error).message, isAside: false };
  }
}

function headerOf(row: Database['match'], game: Game, owners: Owner[]): Header {
  return {
    id: row.id,
    code: row.code,
    game,
    ...(row.rules_began === null ? {} : { begunBy: row.rules_began }),
    options: JSON.parse(row.options),
    owners,
    seed: row.seed,
    clock: JSON.parse(row.clock),
    rated: row.rated === 1,
    open: row.open === 1,
    startedAt: row.started_at,
  };
}

async function ownersOf(db: Db, id: string): Promise<Owner[]> {
  const rows = await db
    .selectFrom('match_seat')
    .selectAll()
    .where('match', '=', id)
    .orderBy('seat')
    .execute();
  return rows.map(row =>
    row.person === null
      ? { kind: 'bot', level: row.level ?? row.name }
      : { kind: 'person', person: row.person, name: row.name, guest: row.guest === 1 },
  );
}

export async function entriesAfter(store: Store, id: string, version: number): Promise<Entry[]> {
  return (await linesAfter(store, id, version)).map(entryOf);
}

export function linesAfter(store: Store, id: string, version: number): Promise<Database['match_log'][]> {
  return store.db
    .selectFrom('match_log')
    .selectAll()
    .where('match', '=', id)
    .where('seq', '>', version)
    .orderBy('seq')
    .execute();
}

function entryOf(row: Database['match_log']): Entry {
  return { ...JSON.parse(row.body), kind: row.kind, seat: row.seat, at: row.at };
}

/** Rated matches that ended and are not counted yet. */
export async function matchesToCount(store: Store): Promise<string[]> {
  const rows = await store.db
    .selectFrom('match')
    .select('id')
    .where('counted', '=', 0)
    .where('rated', '=', 1)
    .where('status', '=', 'over')
    .execute();
  return rows.map(({ id }) => id);
}
