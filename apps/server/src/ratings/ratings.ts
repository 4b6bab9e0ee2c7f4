import type { Rating, SeatClass } from '@signoria/protocol';
import type { Database, Trx } from '../store/database.ts';
import { matchesToCount } from '../store/matches.ts';
import { isNobody } from '../store/nobody.ts';
import type { Store } from '../store/open.ts';

/** A newcomer is shown as 1000; one point of openskill's ordinal is worth 40. */
const NEWCOMER = 1000;
const SCALE = 40;

/** Where openskill starts everybody. */
const START: Skill = { mu: 25, sigma: 25 / 3 };

/** Two seats, a few, or many: games between different numbers of people are not compared. */
export function seatClass(seats: number): SeatClass {
  if (seats <= 2) return '2';
  return seats <= 4 ? '3-4' : '5-8';
}

export interface Skill {
  mu: number;
  sigma: number;
}

export function shownOf(skill: Skill): number {
  return Math.round(NEWCOMER + SCALE * (skill.mu - 3 * skill.sigma));
}

/** The skills of all seats after a match that ended in these places. */
export async function rateMatch(before: readonly Skill[], places: readonly number[]): Promise<Skill[]> {
  // Loaded with the first rated match: a server at rest does without.
  const { rate } = await import('openskill');
  const after = rate(
    before.map(skill => [skill]),
    { rank: [...places] },
  );
  return after.map(([skill]) => skill);
}

/** Counts one finished rated match; a second call finds it counted. */
export async function countMatch(store: Store, id: string): Promise<void> {
  // Loaded before the transaction, which should not wait for a file.
  await import('openskill');
  await store.write(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('match')
      .set({ counted: 1 })
      .where('id', '=', id)
      .where('counted', '=', 0)
      .where('rated', '=', 1)
      .where('status', '=', 'over')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return;
    const match = await trx
      .selectFrom('match')
      .select(['game', 'places', 'ended_at', 'started_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const seats = await trx
      .selectFrom('match_seat')
      .select('person')
      .where('match', '=', id)
      .orderBy('seat')
      .execute();
    const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const places: number[] = JSON.parse(match.places ?? '[]');
    if (people.length !== places.length) return;
    await rerate(trx, store.kind, { id, ...match }, people, places);
  });
}

async function rerate(
  trx: Trx,
  kind: Store['kind'],
  match: { id: string; game: string; ended_at: number | null; started_at: number },
  people: readonly string[],
  places: readonly number[],
): Promise<void> {
  const { game } = match;
  const seats = seatClass(places.length);
  const rows = await lockedRatings(trx, kind, game, seats, people);
  const skills = await rateMatch(rows, places);
  for (const [i, row] of rows.entries()) {
    if (isNobody(row.person)) continue;
    const { mu, sigma } = skills[i];
    const change = { mu, sigma, shown: shownOf({ mu, sigma }), games: row.games + 1 };
    await trx
      .insertInto('rating')
      .values({ ...row, ...change })
      .onConflict(c => c.columns(['person', 'game', 'seats']).doUpdateSet(change))
      .execute();
    const at = match.ended_at ?? match.started_at;
    await trx
      .insertInto('rating_change')
      .values({ person: row.person, match: match.id, game, seats, shown: change.shown, at })
      .execute();
  }
}

/**
 * The ratings of these people, which nobody else changes before we have: another match of theirs may end at the same
 * moment, at another node. They are taken in one order by all, so that nobody waits in a circle.
 */
async function lockedRatings(
  trx: Trx,
  kind: Store['kind'],
  game: string,
  seats: SeatClass,
  people: readonly string[],
): Promise<Database['rating'][]> {
  const found = new Map<string, Database['rating']>();
  for (const person of [...people].sort()) {
    const newcomer = { person, game, seats, ...START, shown: NEWCOMER, games: 0 };
    found.set(person, newcomer);
    // Whoever has been deleted since has played, and is rated no more.
    if (isNobody(person)) continue;
    await trx
      .insertInto('rating')
      .values(newcomer)
      .onConflict(c => c.columns(['person', 'game', 'seats']).doNothing())
      .execute();
    const row = await trx
      .selectFrom('rating')
      .selectAll()
      .where('person', '=', person)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .$if(kind === 'postgres', query => query.forUpdate())
      .executeTakeFirstOrThrow();
    found.set(person, row);
  }
  return people.flatMap(person => found.get(person) ?? []);
}

/** Rated matches that ended without being counted: a server that stopped in between takes them up again. */
export async function countForgotten(store: Store): Promise<void> {
  for (const id of await matchesToCount(store)) await countMatch(store, id);
}

type Row = Database['rating'] & { name: string | null; isAnonymous: number | boolean | null };

function ratingOf(row: Row): Rating {
  const { person: id, game, seats, mu, sigma, shown, games } = row;
  const person = { id, name: row.name ?? 'someone', guest: Boolean(row.isAnonymous) };
  return { person, game, seats: seats as SeatClass, mu, sigma, shown, games };
}

/** The ratings with the names from better-auth's own table. */
function named(store: Store) {
  return store.db
    .selectFrom('rating')
    .leftJoin('user', 'user.id', 'rating.person')
    .selectAll('rating')
    .select(['user.name', 'user.isAnonymous']);
}

export async function leaderboard(store: Store, game: string, seats: SeatClass): Promise<Rating[]> {
  const rows = await named(store)
    .where('rating.game', '=', game)
    .where('rating.seats', '=', seats)
    .orderBy('rating.shown', 'desc')
    .limit(100)
    .execute();
  return rows.map(ratingOf);
}

export async function ratingsOf(store: Store, person: string): Promise<Rating[]> {
  const rows = await named(store).where('rating.person', '=', person).execute();
  return rows.map(ratingOf);
}
