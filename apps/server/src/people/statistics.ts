import type { PlayedGame, RatingPoint, SeatClass, Statistics } from '@signoria/protocol';
import { seatsIn } from '../store/games.ts';
import type { Store } from '../store/open.ts';
import type { People } from './people.ts';

/** So many games are counted: the newest. */
const GAMES = 1000;
/** So many of those one has met are named. */
const PEOPLE = 100;

/** A person's finished games and ratings in figures, for that person alone. */
export async function statisticsOf(store: Store, people: People, person: string): Promise<Statistics> {
  const games = await playedBy(store, person);
  const met = new Set(games.flatMap(game => game.people));
  const others = [...met].filter(id => id !== null && id !== person).slice(0, PEOPLE) as string[];
  const found = await Promise.all(others.map(people.find));
  return { games, people: found.flatMap(one => one ?? []), ratings: await ratingHistory(store, person) };
}

async function playedBy(store: Store, person: string): Promise<PlayedGame[]> {
  const rows = await store.db
    .selectFrom('match_seat')
    .innerJoin('match', 'match.id', 'match_seat.match')
    .select([
      'match.id',
      'match.game',
      'match.rated',
      'match.places',
      'match.scores',
      'match.started_at',
      'match.ended_at',
      'match_seat.seat',
    ])
    .where('match_seat.person', '=', person)
    .where('match.status', '=', 'over')
    .orderBy('match_seat.started_at', 'desc')
    .limit(GAMES)
    .execute();
  const seats = await seatsIn(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    match: row.id,
    game: row.game,
    at: row.ended_at ?? row.started_at,
    rated: row.rated === 1,
    seat: row.seat,
    places: JSON.parse(row.places ?? '[]'),
    scores: row.scores === null ? null : JSON.parse(row.scores),
    people: (seats.get(row.id) ?? []).map(seat => seat.person),
  }));
}

/** What a person's ratings have been, the oldest first. */
export async function ratingHistory(store: Store, person: string): Promise<RatingPoint[]> {
  const rows = await store.db
    .selectFrom('rating_change')
    .select(['match', 'game', 'seats', 'at', 'shown'])
    .where('person', '=', person)
    .orderBy('at')
    .execute();
  return rows.map(row => ({ ...row, seats: row.seats as SeatClass }));
}
