import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { byRules, type Checked, type MatchRecord, parseRecord } from '@signoria/core';
import { findGame } from '@signoria/games';
import { newId } from '../id.ts';
import { applyStored, newLiveMatch, rebuild } from '../play/apply-entry.ts';
import { storedProgressOf } from '../play/game-line.ts';
import { isEnded, type LiveMatch } from '../play/live-match.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Header, Owner } from '../store/header.ts';
import { insertLog, insertMatch, linesAfter, matchRow, readLog, takeUpAgain } from '../store/matches.ts';
import type { Store } from '../store/open.ts';
import { forgetReviews } from '../store/reviews.ts';
import { newCode } from '../tables/code.ts';
import { everyMatch } from './check.ts';
import { type ExportedMatch, exportedOf, matchIn, onServer } from './exported.ts';
import { linesIn, writeLines } from './lines.ts';
import { hold, rebuilt } from './mend.ts';
import type { Admin } from './open.ts';
import { refuse } from './refuse.ts';
import { changeAndTell } from './told.ts';

type Row = Database['match'];

/** One match as a file: a record, and what its server needs. Of one that is broken, as far as it can be read. */
export async function exportMatch({ store }: Admin, id: string): Promise<Checked<ExportedMatch>> {
  const row = await matchRow(store.db, id);
  if (!row) return refuse(id, 'unknown-match');
  const live = await rebuilt(store, row);
  if (live.ok) return { ok: true, value: exportedOf(live.value, row.counted === 1) };
  return live.problem.code === 'still-broken' ? exportBroken(store, row, live) : live;
}

async function exportBroken(
  store: Store,
  row: Row,
  refusal: Checked<never>,
): Promise<Checked<ExportedMatch>> {
  const lines = await linesAfter(store, row.id, 0);
  const read = await readLog(store, row);
  const live = 'header' in read ? newLiveMatch(read.header) : null;
  if (!live || !('entries' in read)) return refusal;
  try {
    for (const entry of read.entries) applyStored(live, entry);
  } catch {
    // What follows is in the file as it was found.
  }
  return { ok: true, value: exportedOf(live, row.counted === 1, lines.slice(live.log.length)) };
}

/** Loads a match from a file. From an archive, which has many, it is the one named. */
export async function importMatch(
  admin: Admin,
  file: string,
  { id, isReplacing }: { id?: string | undefined; isReplacing: boolean },
): Promise<Checked<{ match: string }>> {
  const text = await textIn(file, id);
  if (!text.ok) return text;
  const record = parseRecord(text.value, findGame);
  if (!record.ok) return record;
  const live = played(record.value);
  if (!live.ok) return live;
  const { id: match } = live.value.header;
  const row = await matchRow(admin.store.db, match);
  if (row && row.archived === null && !isReplacing) return refuse(match, 'match-exists');
  if (row && row.archived === null) await hold(admin, row);
  const isCounted = row ? row.counted === 1 : (onServer(record.value)?.counted ?? true);
  await changeAndTell(admin, async (trx, tell) => {
    const header = { ...live.value.header, owners: await ownersNow(trx, live.value.header) };
    await forget(trx, match);
    await store(trx, { ...live.value, header }, isCounted);
    await tell({ kind: 'mended', match });
  });
  return { ok: true, value: { match } };
}

/** Whoever has deleted their account since, or taken the seat of a guest along to one, stays as the server knows them. */
async function ownersNow(trx: Trx, { id, owners }: Header): Promise<Owner[]> {
  const rows = await trx.selectFrom('match_seat').selectAll().where('match', '=', id).execute();
  const bySeat = new Map(rows.map(row => [row.seat, row]));
  return owners.map((owner, seat) => {
    const { person, name, guest } = bySeat.get(seat) ?? {};
    if (owner.kind === 'bot' || !person || name === undefined) return owner;
    return { kind: 'person', person, name, guest: guest === 1 };
  });
}

async function forget(trx: Trx, match: string): Promise<void> {
  await forgetReviews(trx, [match]);
  await trx.deleteFrom('match_log').where('match', '=', match).execute();
  await trx.deleteFrom('match_seat').where('match', '=', match).execute();
  await trx.deleteFrom('match').where('id', '=', match).execute();
}

async function store(trx: Trx, live: LiveMatch, isCounted: boolean): Promise<void> {
  const { id } = live.header;
  const progress = storedProgressOf(live, 0);
  await insertMatch(trx, live.header, progress);
  await insertLog(
    trx,
    id,
    live.log.map(({ entry }) => entry),
  );
  await takeUpAgain(trx, id, progress, live.resigned);
  if (isCounted) await trx.updateTable('match').set({ counted: 1 }).where('id', '=', id).execute();
}

/** A match as a record tells it; one that no server knows belongs to nobody, and has ended. */
function played(record: MatchRecord): Checked<LiveMatch> {
  const newest = findGame(record.game);
  const game = newest && byRules(newest, record.rules);
  if (!game) return refuse(record.game, 'old-rules');
  const from = onServer(record);
  const now = Date.now();
  try {
    if (from) {
      const { header, entries } = matchIn(record, game, from);
      return { ok: true, value: rebuild(header, entries) };
    }
    const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => String(seat + 1));
    const live = newLiveMatch({
      id: newId(),
      code: newCode(),
      game,
      options: record.options as Record<string, unknown>,
      owners: names.map(name => ({ kind: 'person', person: `gone-${newId()}`, name, guest: true })),
      seed: record.seed,
      clock: { kind: 'none' },
      rated: false,
      open: false,
      startedAt: now,
    });
    for (const [seat, action] of record.actions)
      applyStored(live, { kind: 'act', seat, by: 'person', action: action as never, at: now });
    if (!isEnded(live)) applyStored(live, { kind: 'abort', seat: 0, at: now });
    return { ok: true, value: live };
  } catch (error) {
    return refuse('actions', 'still-broken', (error as Error).message);
  }
}

/** The text of a record: of the file itself, or of one line of an archive. */
async function textIn(file: string, id: string | undefined): Promise<Checked<string>> {
  if (!existsSync(file)) return refuse(file, 'no-file');
  if (!isCompressed(file)) return { ok: true, value: readFileSync(file, 'utf8') };
  if (id === undefined) return refuse(file, 'which-match');
  for await (const match of linesIn<ExportedMatch>(file))
    if (match.server.match === id) return { ok: true, value: JSON.stringify(match) };
  return refuse(id, 'unknown-match');
}

function isCompressed(file: string): boolean {
  const head = Buffer.alloc(2);
  const opened = openSync(file, 'r');
  readSync(opened, head, 0, 2, 0);
  closeSync(opened);
  return head.equals(Buffer.from([0x1f, 0x8b]));
}

const STEP = 100;

/**
 * Moves the logs of matches that ended before `before` to a file. Their rows stay, with who played and how it ended. What is in
 * the file is on disk before anything is removed.
 */
export async function archive(
  admin: Admin,
  file: string,
  before: number,
): Promise<Checked<{ matches: number }>> {
  const moved: string[] = [];
  const kept = basename(file);
  async function* matches() {
    for await (const row of everyMatch(admin.store)) {
      const live = isPast(row, before) ? await rebuilt(admin.store, row) : null;
      if (!live?.ok) continue;
      moved.push(row.id);
      yield exportedOf(live.value, row.counted === 1);
    }
  }
  const written = await writeLines(file, matches());
  if (!written.ok) return written;
  for (let at = 0; at < moved.length; at += STEP) {
    const ids = moved.slice(at, at + STEP);
    await admin.store.write(async trx => {
      await trx.updateTable('match').set({ archived: kept }).where('id', 'in', ids).execute();
      await trx.deleteFrom('match_log').where('match', 'in', ids).execute();
      await forgetReviews(trx, ids);
    });
  }
  return { ok: true, value: { matches: moved.length } };
}

/** One that ended before, can be read, and is counted if it counts. */
function isPast({ ended_at, archived, broken, rated, counted, status }: Row, before: number): boolean {
  if (ended_at === null || ended_at >= before || archived !== null || broken !== null) return false;
  return rated === 0 || counted === 1 || status === 'aborted';
}
