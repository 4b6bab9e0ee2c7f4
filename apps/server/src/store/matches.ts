import type { Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { GameLine, MatchStatus } from '@signoria/protocol';
import type { ExpressionBuilder } from 'kysely';
import { nextDeadline } from '../play/clocks.ts';
import type { Entry } from '../play/entry.ts';
import { gameLine, type LineFacts, waitingIn } from '../play/game-line.ts';
import type { Header, LiveMatch, Owner } from '../play/live-match.ts';
import { isBotPlayed, turnOf, versionOf } from '../play/live-match.ts';
import type { Database, Db, Trx } from './database.ts';
import type { Store } from './open.ts';

/** What the row of a match says beside its log, so that lists and timers need not replay it. */
function progressOf(live: LiveMatch) {
  const turn = turnOf(live);
  return {
    status: live.status,
    version: versionOf(live),
    turn: JSON.stringify(turn),
    waiting: JSON.stringify(waitingIn(live)),
    deadline: live.header.clock.kind === 'none' ? null : nextDeadline(live.clocks),
    bot_due: turn.some(seat => isBotPlayed(live, seat)) ? 1 : 0,
    places: live.places && JSON.stringify(live.places),
    ended_at: live.endedAt,
  };
}

export async function insertMatch(trx: Trx, live: LiveMatch): Promise<void> {
  const { header } = live;
  await trx
    .insertInto('match')
    .values({
      id: header.id,
      code: header.code,
      game: header.game.id,
      rules: header.game.rulesVersion,
      options: JSON.stringify(header.options),
      seed: header.seed,
      clock: JSON.stringify(header.clock),
      rated: header.rated ? 1 : 0,
      counted: 0,
      started_at: header.startedAt,
      ...progressOf(live),
    })
    .execute();
  await trx
    .insertInto('match_seat')
    .values(header.owners.map((owner, seat) => ({ match: header.id, seat, ...seatRow(owner) })))
    .execute();
}

function seatRow(owner: Owner) {
  if (owner.kind === 'bot') return { person: null, name: owner.level, guest: 0, level: owner.level };
  return { person: owner.person, name: owner.name, guest: owner.guest ? 1 : 0, level: null };
}

/**
 * Adds the latest entry of `live` as line number `seq`. False when that line is taken: another hand was faster, and
 * nothing was written.
 */
export async function appendEntry(trx: Trx, live: LiveMatch, entry: Entry, seq: number): Promise<boolean> {
  const { at, kind, seat, ...body } = entry;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_log')
    .values({ match: live.header.id, seq, at, kind, seat, body: JSON.stringify(body) })
    .onConflict(c => c.columns(['match', 'seq']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx.updateTable('match').set(progressOf(live)).where('id', '=', live.header.id).execute();
  return true;
}

export type LoadedMatch = { header: Header; entries: Entry[] } | { oldRules: true };

export async function loadMatch(store: Store, id: string): Promise<LoadedMatch | null> {
  const row = await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const game = findGame(row.game);
  if (!game || game.rulesVersion !== row.rules) return { oldRules: true };
  const header: Header = {
    id,
    code: row.code,
    game,
    options: JSON.parse(row.options),
    owners: await ownersOf(store.db, id),
    seed: row.seed,
    clock: JSON.parse(row.clock),
    rated: row.rated === 1,
    startedAt: row.started_at,
  };
  return { header, entries: await entriesAfter(store, id, 0) };
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
  const rows = await store.db
    .selectFrom('match_log')
    .selectAll()
    .where('match', '=', id)
    .where('seq', '>', version)
    .orderBy('seq')
    .execute();
  return rows.map(entryOf);
}

function entryOf(row: Database['match_log']): Entry {
  return { ...JSON.parse(row.body), kind: row.kind, seat: row.seat, at: row.at };
}

/** Matches whose first running clock was up between two moments. */
export async function matchesDue(store: Store, from: number, now: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('match')
    .select('id')
    .where('deadline', '>=', from)
    .where('deadline', '<=', now)
    .where('status', '=', 'playing')
    .execute();
  return rows.map(row => row.id);
}

/** Matches that wait for a bot: what a starting server takes up again. */
export async function matchesForBots(store: Store): Promise<string[]> {
  const rows = await store.db
    .selectFrom('match')
    .select('id')
    .where('bot_due', '=', 1)
    .where('status', '=', 'playing')
    .execute();
  return rows.map(row => row.id);
}

/** Those a person still plays, those that are past for that person, or all. Whoever has resigned plays no longer. */
export type Phase = 'playing' | 'past' | 'all';

const ENDED: readonly MatchStatus[] = ['over', 'aborted'];

/** A person's matches, the newest first. */
export async function matchesOf(
  store: Store,
  person: string,
  phase: Phase,
  limit: number,
): Promise<GameLine[]> {
  const rows = await store.db
    .selectFrom('match_seat')
    .innerJoin('match', 'match.id', 'match_seat.match')
    .selectAll('match')
    .select('match_seat.seat')
    .select(eb => resignedIn(eb).as('resigned'))
    .where('match_seat.person', '=', person)
    .$if(phase === 'playing', query =>
      query.where('match.status', 'not in', ENDED).where(eb => eb.not(resignedIn(eb))),
    )
    .$if(phase === 'past', query =>
      query.where(eb => eb.or([eb('match.status', 'in', ENDED), resignedIn(eb)])),
    )
    .orderBy('match.started_at', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const seats = await store.db
    .selectFrom('match_seat')
    .select(['match', 'name'])
    .where(
      'match',
      'in',
      rows.map(row => row.id),
    )
    .orderBy('seat')
    .execute();
  return rows.map(row => {
    const names = seats.filter(seat => seat.match === row.id).map(seat => seat.name);
    return gameLine(lineFactsOf(row, names), row.seat as Seat, Boolean(row.resigned));
  });
}

/** Whether the seat has resigned, as the log has it. */
function resignedIn(eb: ExpressionBuilder<Database, 'match' | 'match_seat'>) {
  return eb.exists(
    eb
      .selectFrom('match_log')
      .select('match_log.seq')
      .whereRef('match_log.match', '=', 'match.id')
      .whereRef('match_log.seat', '=', 'match_seat.seat')
      .where('match_log.kind', '=', 'resign'),
  );
}

function lineFactsOf(row: Database['match'], names: string[]): LineFacts {
  const clock: Header['clock'] = JSON.parse(row.clock);
  return {
    match: row.id,
    code: row.code,
    game: row.game,
    status: row.status as MatchStatus,
    rated: row.rated === 1,
    clock: clock.kind,
    names,
    version: row.version,
    turn: JSON.parse(row.turn),
    waiting: JSON.parse(row.waiting),
    places: row.places === null ? null : JSON.parse(row.places),
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
