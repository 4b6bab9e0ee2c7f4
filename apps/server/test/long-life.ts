import type { Database } from '../src/store/database.ts';
import type { Store } from '../src/store/open.ts';
import { findTable, insertTable } from '../src/store/tables.ts';

const GAME = { game: 'lost-cities', seats: '2' };
/** SQLite takes so many values in one statement, and more. */
const AT_ONCE = 500;
const NEVER = Number.MAX_SAFE_INTEGER;

/** How many rows each table is to have of a person. */
type Life = { [T in keyof Database]?: Database[T][] };

/**
 * Gives a person what years of play leave: `games` finished matches, each at a table of its own like `table`, with a word
 * said there, a rating after it, a review, a notification; and as many rows in every list others or the person can fill.
 */
export async function liveLong(store: Store, person: string, table: string, games: number): Promise<void> {
  const like = await findTable(store.db, table);
  if (!like) throw new Error(`no table ${table}`);
  const ids = Array.from({ length: games }, (_, i) => `T${String(i).padStart(5, '0')}`);
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await store.write(async trx => {
      for (const code of ids.slice(i, i + AT_ONCE)) await insertTable(trx, { ...like, code }, 1);
    });
  for (const [name, rows] of Object.entries(rowsOf(person, ids))) {
    const width = Object.keys(rows[0]).length;
    const most = Math.floor((AT_ONCE * 20) / width);
    for (let i = 0; i < rows.length; i += most)
      await store.write(trx =>
        trx
          .insertInto(name as keyof Database)
          .values(rows.slice(i, i + most))
          .execute(),
      );
  }
}

/** What a match that is over has besides its names. */
const OVER = {
  game: GAME.game,
  rules: 1,
  rules_began: null,
  options: '{}',
  seed: '0',
  clock: '{"kind":"none"}',
  rated: 1,
  open: 1,
  status: 'over',
  version: 40,
  turn: '[]',
  waiting: '[]',
  clock_at: null,
  bot_at: null,
  broken: null,
  archived: null,
  places: '[1,2]',
  scores: '[30,20]',
  counted: 1,
  started_at: 1,
  ended_at: 2,
};

function rowsOf(person: string, ids: readonly string[]): Life {
  const other = (id: string) => `other-${id}`;
  const seat = { level: null, guest: 1, started_at: 1, resigned: 0 };
  const review = { asked_at: 1, due_at: null, node: null, tries: 1, done: 1000 };
  const report = { why: 'chat', text: '', at: 1, done_at: null };
  return {
    match: ids.map(id => ({ id, code: id, ...OVER })),
    match_seat: ids.flatMap(id => [
      { match: id, seat: 0, person, name: 'Old', ...seat },
      { match: id, seat: 1, person: other(id), name: 'Other', ...seat },
    ]),
    chat_line: ids.map(id => ({ id, code: id, person, name: 'Old', guest: 1, text: 'well played', at: 1 })),
    rating: [{ person, ...GAME, mu: 25, sigma: 8, shown: 1500, games: ids.length }],
    rating_change: ids.map(id => ({ person, match: id, ...GAME, shown: 1500, at: 1 })),
    review: ids.flatMap((id, i) => [
      { id: `${id}-0`, match: id, seat: 0, person, body: i % 2 ? '{}' : null, ...review },
    ]),
    notification: ids.map(id => ({
      id,
      person,
      type: 'over' as const,
      about: id,
      made_at: NEVER,
      due_at: NEVER,
      node: null,
      tries: 0,
      told: '[]',
    })),
    // Nobody may have more.
    push: ids
      .slice(0, 20)
      .map(id => ({ endpoint: `https://push.example/${id}`, person, p256dh: 'x', auth: 'y' })),
    recovery_code: ids.map(hash => ({ person, hash })),
    block: ids.flatMap(id => [
      { person, blocked: other(id), at: 1 },
      { person: other(id), blocked: person, at: 1 },
    ]),
    friend: ids.flatMap(id => [
      { person, friend: other(id), at: 1 },
      { person: other(id), friend: person, at: 1 },
    ]),
    invite: ids.flatMap(id => [
      { person, code: id, by_person: other(id), at: 1 },
      { person: other(id), code: id, by_person: person, at: 1 },
    ]),
    report: ids.flatMap(id => [
      { id: `${id}-by`, person, about: other(id), ...report },
      { id: `${id}-about`, person: other(id), about: person, ...report },
    ]),
  };
}
