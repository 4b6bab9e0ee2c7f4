import type { Seat } from '@signoria/core';
import type { GameLine, MatchStatus } from '@signoria/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Header } from './header.ts';
import type { Store } from './open.ts';
import { gameLine, type LineFacts } from './progress.ts';

/** Those a person still plays, those that are past for that person, or all. Whoever has resigned plays no longer. */
export type Phase = 'playing' | 'past' | 'all';

const ENDED: readonly MatchStatus[] = ['over', 'aborted'];

/** Which of a person's matches. */
export interface Asked {
  phase: Phase;
  limit: number;
  /** Only those begun before this one: the last of the page before. */
  before?: string | undefined;
  /** Only this one. */
  match?: string;
  /** For somebody else's eyes: what was played at open tables, and what that person played too. Null for nobody. */
  seenBy?: string | null;
}

/** A person's matches, the newest first. Each page is read along an index, however many there are. */
export async function matchesOf(store: Store, person: string, asked: Asked): Promise<GameLine[]> {
  const { before, limit } = asked;
  const from = before === undefined ? null : { match: before, at: await startOf(store, before) };
  const rows = await store.db
    .selectFrom('match_seat')
    .innerJoin('match', 'match.id', 'match_seat.match')
    .selectAll('match')
    .select(['match_seat.seat', 'match_seat.resigned'])
    .where('match_seat.person', '=', person)
    .where(eb => isMeant(eb, asked, from))
    .orderBy('match_seat.started_at', 'desc')
    .orderBy('match_seat.match', 'desc')
    .limit(limit)
    .execute();
  const seats = await seatsIn(
    store,
    rows.map(row => row.id),
  );
  return rows.map(row =>
    gameLine(
      lineFactsOf(
        row,
        (seats.get(row.id) ?? []).map(({ name }) => name),
      ),
      row.seat as Seat,
      row.resigned === 1,
    ),
  );
}

type Joined = ExpressionBuilder<Database, 'match' | 'match_seat'>;

function isMeant(eb: Joined, { phase, match, seenBy }: Asked, from: { match: string; at: number } | null) {
  const isEnded = eb('match.status', 'in', ENDED);
  const hasResigned = eb('match_seat.resigned', '=', 1);
  const wanted = [];
  if (phase === 'playing') wanted.push(eb.not(isEnded), eb.not(hasResigned));
  if (phase === 'past') wanted.push(eb.or([isEnded, hasResigned]));
  if (match !== undefined) wanted.push(eb('match.id', '=', match));
  if (from) {
    const isEarlier = eb('match_seat.started_at', '<', from.at);
    const isSame = eb('match_seat.started_at', '=', from.at);
    wanted.push(eb.or([isEarlier, eb.and([isSame, eb('match_seat.match', '<', from.match)])]));
  }
  if (seenBy !== undefined) {
    const own = eb
      .selectFrom('match_seat as own')
      .select('own.match')
      .where('own.person', '=', seenBy ?? '');
    wanted.push(eb.or([eb('match.open', '=', 1), eb('match.id', 'in', own)]));
  }
  return eb.and(wanted);
}

/** When a match began; before all others if there is none. */
async function startOf(store: Store, match: string): Promise<number> {
  const row = await store.db
    .selectFrom('match')
    .select('started_at')
    .where('id', '=', match)
    .executeTakeFirst();
  return row?.started_at ?? 0;
}

interface SeatedAs {
  name: string;
  person: string | null;
}

/** Who sits at each match, in the order of the seats. */
export async function seatsIn(store: Store, matches: string[]): Promise<Map<string, SeatedAs[]>> {
  if (matches.length === 0) return new Map();
  const seats = store.db.selectFrom('match_seat').where('match', 'in', matches).orderBy('seat');
  const rows = await seats.select(['match', 'name', 'person']).execute();
  return Map.groupBy(rows, ({ match }) => match);
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
