import type { Trx } from './database.ts';
import type { Entry } from './entry.ts';
import { addNews, type News, type NewsRow, newsRows } from './news.ts';
import type { StoredProgress } from './progress.ts';

/** A line of a match's log, and what the match has come to by it, as their rows have it. */
export interface NewLine {
  line: LineRow;
  progress: ProgressRow;
  /** Who is to hear of it elsewhere. */
  news: readonly NewsRow[];
}

export interface LineRow {
  match: string;
  seq: number;
  at: number;
  kind: string;
  seat: number;
  body: string;
}

export interface ProgressRow {
  status: string;
  version: number;
  turn: string;
  waiting: string;
  clock_at: number | null;
  bot_at: number | null;
  places: string | null;
  scores: string | null;
  ended_at: number | null;
}

export function newLine(
  match: string,
  entry: Entry,
  progress: StoredProgress,
  news: readonly News[] = [],
): NewLine {
  return {
    line: lineRow(match, progress.version, entry),
    progress: progressRow(progress),
    news: newsRows(news, entry.at),
  };
}

export function lineRow(match: string, seq: number, { at, kind, seat, ...body }: Entry): LineRow {
  return { match, seq, at, kind, seat, body: JSON.stringify(body) };
}

export function progressRow(progress: StoredProgress): ProgressRow {
  return {
    status: progress.status,
    version: progress.version,
    turn: JSON.stringify(progress.turn),
    waiting: JSON.stringify(progress.waiting),
    clock_at: progress.clockAt,
    bot_at: progress.botAt,
    places: progress.places && JSON.stringify(progress.places),
    scores: progress.scores && JSON.stringify(progress.scores),
    ended_at: progress.endedAt,
  };
}

/**
 * Adds a line as the latest one of a match, with what the match has come to by it. False when that line is taken:
 * another hand was faster, and nothing was written.
 */
export async function appendLine(trx: Trx, { line, progress, news }: NewLine): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_log')
    .values(line)
    .onConflict(c => c.columns(['match', 'seq']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx.updateTable('match').set(progress).where('id', '=', line.match).execute();
  if (line.kind === 'resign')
    await trx
      .updateTable('match_seat')
      .set({ resigned: 1 })
      .where('match', '=', line.match)
      .where('seat', '=', line.seat)
      .execute();
  await addNews(trx, news);
  return true;
}
