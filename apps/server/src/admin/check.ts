import { byRules } from '@signoria/core';
import { findGame } from '@signoria/games';
import { isEnded, versionOf } from '../play/live-match.ts';
import { recordOf, verdictOn } from '../play/record.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import { rebuilt } from './mend.ts';
import type { Admin } from './open.ts';

const PAGE = 200;

type Row = Database['match'];

/** Every match there is, page by page. */
export async function* everyMatch({ db }: Store): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const page = db.selectFrom('match').selectAll().where('id', '>', after);
    const rows = await page.orderBy('id').limit(PAGE).execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A match that is not as it should be. */
export interface Failing {
  id: string;
  code: string;
  why: string;
}

export interface Checked {
  good: number;
  archived: number;
  oldRules: number;
  failing: Failing[];
}

/** Replays every stored match and compares what comes out with what is kept beside it. */
export async function verifyAll(
  { store }: Admin,
  onProgress: (done: number, total: number) => void,
): Promise<Checked> {
  const { count } = await store.db
    .selectFrom('match')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const checked: Checked = { good: 0, archived: 0, oldRules: 0, failing: [] };
  let done = 0;
  for await (const row of everyMatch(store)) {
    const why = await whyNotGood(store, row);
    if (why === null) checked.good++;
    else if (why === 'archived') checked.archived++;
    else if (why === 'old-rules') checked.oldRules++;
    else checked.failing.push({ id: row.id, code: row.code, why });
    onProgress(++done, Number(count));
  }
  return checked;
}

/** Null for a match that is as its log says, to its end if it has one. */
async function whyNotGood(store: Store, row: Row): Promise<string | null> {
  const live = await rebuilt(store, row);
  if (!live.ok) return live.problem.code === 'still-broken' ? live.problem.expected : live.problem.code;
  if (row.broken !== null) return row.broken;
  // Its server may have moved it on since the row was read: only an end is compared.
  if (versionOf(live.value) < row.version) return `${row.version - versionOf(live.value)} lines are missing`;
  if (!isEnded(live.value)) return null;
  if (row.places !== null && row.places !== JSON.stringify(live.value.places)) return 'other places';
  const record = recordOf(live.value);
  if (!record.ok) return record.error.message;
  const verdict = verdictOn(record.value);
  return verdict.ok ? null : (verdict.problem?.code ?? 'not verified');
}

/** Why a match does not go on. */
export type Trouble = 'broken' | 'overdue' | 'old-rules' | 'table-left';

export interface Stuck extends Failing {
  trouble: Trouble;
}

/** A clock or a bot that nobody has seen to for so long is not going to be seen to. */
const OVERDUE_MS = 2 * 60_000;

/** The matches under way that cannot go on: set aside, forgotten, under rules of old; and tables that missed an end. */
export async function stuckMatches({ store, isServed }: Admin, now: number): Promise<Stuck[]> {
  const rows = await store.db
    .selectFrom('match')
    .selectAll()
    .where('status', 'in', ['playing', 'paused'])
    .orderBy('started_at')
    .execute();
  const stuck = rows.flatMap(row => {
    const trouble = troubleOf(row, isServed ? now : null);
    return trouble ? [{ id: row.id, code: row.code, why: row.broken ?? '', trouble }] : [];
  });
  return [...stuck, ...(await tablesLeft(store))];
}

/** Without a server nothing is overdue: `now` is null. */
function troubleOf(row: Row, now: number | null): Trouble | null {
  if (row.broken !== null) return 'broken';
  const game = findGame(row.game);
  if (!game || !byRules(game, row.rules)) return 'old-rules';
  if (now === null) return null;
  const due = Math.min(row.clock_at ?? now, row.bot_at ?? now);
  return due < now - OVERDUE_MS ? 'overdue' : null;
}

/** Tables that are being played at, though their match is over. */
async function tablesLeft({ db }: Store): Promise<Stuck[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('match', 'match.code', 'game_table.code')
    .select(['match.id', 'match.code', 'game_table.body'])
    .where('game_table.status', '=', 'playing')
    .where('match.status', 'in', ['over', 'aborted'])
    .execute();
  return rows
    .filter(({ id, body }) => JSON.parse(body).match === id)
    .map(({ id, code }) => ({ id, code, why: '', trouble: 'table-left' }));
}
