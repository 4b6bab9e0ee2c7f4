import type { Person } from '@signoria/protocol';
import { sql } from 'kysely';
import { runMatchCommand } from '../commands/match.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { newNobody } from '../store/nobody.ts';
import type { Store } from '../store/open.ts';
import { leave, movePerson } from '../tables/table.ts';

/** So many rows are looked at or changed in one step: everything else goes on between two. */
const STEP = 100;

type Leaving = Database['leaving'];

/**
 * Deletes a person. The account, its sessions and keys are gone at once. Then, in small steps: games under way are resigned,
 * seats of past games and tables belong to "someone" with an id that leads nowhere, chat, ratings and all else go. What a
 * store that fails interrupts goes on when it answers again; what a server that stops leaves goes on at the next start of
 * one, or with the next look for what has expired.
 */
export async function deletePerson(services: Services, person: Person): Promise<void> {
  goOn(services, await begin(services, person.id));
}

/** The same, for whoever takes the steps one by one. */
export async function* deletion(services: Services, person: string): AsyncGenerator<void> {
  yield* stepsOf(services, await begin(services, person));
}

async function begin(services: Services, person: string): Promise<Leaving> {
  const row = await services.store.write(async trx => {
    await trx
      .insertInto('leaving')
      .values({ person, nobody: newNobody() })
      .onConflict(c => c.column('person').doNothing())
      .execute();
    // One id for all the seats of a person, whoever began.
    return trx.selectFrom('leaving').selectAll().where('person', '=', person).executeTakeFirstOrThrow();
  });
  await closeAccount(services, person);
  return row;
}

async function closeAccount({ people, events }: Services, person: string): Promise<void> {
  await people.remove(person);
  events.personChanged(person, null);
}

/** Those who were being deleted when the last server stopped. */
export async function resumeDeletions(services: Services): Promise<void> {
  for (const row of await allLeaving(services)) goOn(services, row);
}

/** Those whom a node that died has left half deleted. */
export async function* finishDeletions(services: Services): AsyncGenerator<void> {
  for (const row of await allLeaving(services)) yield* stepsOf(services, row);
}

function allLeaving({ store }: Services): Promise<Leaving[]> {
  return store.db.selectFrom('leaving').selectAll().execute();
}

function goOn(services: Services, row: Leaving): void {
  services.background.run('delete', () => stepsOf(services, row));
}

async function* stepsOf(services: Services, row: Leaving): AsyncGenerator<void> {
  const { store, matches, bus } = services;
  const { person } = row;
  // Where the deletion was broken off before it was.
  if (await services.people.find(person)) await closeAccount(services, person);
  yield* resignAll(services, person);
  yield* leaveTables(services, row);
  yield* moveSeats(services, row);
  for (const live of matches.withPerson(person)) matches.forget(live.header.id);
  bus.send({ kind: 'moved', person });
  yield* forgetReviews(store, person);
  for (const kept of KEPT) yield* forget(store, kept, person);
  // Last of all: until then a deletion that breaks off is found again.
  await store.write(trx => trx.deleteFrom('leaving').where('person', '=', person).execute());
}

/** A table that keeps something of a person: what makes a row of it one, and the columns that name a person, all indexed. */
interface Kept {
  table: keyof Database;
  key: readonly string[];
  names: readonly string[];
}

const KEPT: readonly Kept[] = [
  { table: 'chat_line', key: ['id'], names: ['person'] },
  { table: 'rating', key: ['person', 'game', 'seats'], names: ['person'] },
  { table: 'rating_change', key: ['person', 'match'], names: ['person'] },
  { table: 'push', key: ['endpoint'], names: ['person'] },
  { table: 'profile', key: ['person'], names: ['person'] },
  { table: 'recovery_code', key: ['person', 'hash'], names: ['person'] },
  { table: 'ban', key: ['person'], names: ['person'] },
  { table: 'block', key: ['person', 'blocked'], names: ['person', 'blocked'] },
  { table: 'friend', key: ['person', 'friend'], names: ['person', 'friend'] },
  { table: 'invite', key: ['person', 'code'], names: ['person', 'by_person'] },
  { table: 'report', key: ['id'], names: ['person', 'about'] },
  { table: 'notification', key: ['id'], names: ['person'] },
];

/** Goes through all the person's games: to look for those under way alone could take as long in one step. */
async function* resignAll(services: Services, id: string): AsyncGenerator<void> {
  const person: Person = { id, name: '', guest: true };
  for (let last = { at: -1, match: '' }; ; ) {
    const games = await services.store.db
      .selectFrom('match_seat as own')
      .innerJoin('match', 'match.id', 'own.match')
      .select(['own.match', 'own.started_at as at', 'own.resigned', 'match.status'])
      .where('own.person', '=', id)
      .where(sql<boolean>`(own.started_at, own.match) > (${last.at}, ${last.match})`)
      .orderBy('own.started_at')
      .orderBy('own.match')
      .limit(STEP)
      .execute();
    for (const { match, resigned, status } of games) {
      if (resigned === 1 || status === 'over' || status === 'aborted') continue;
      // One under rules of old cannot be resigned: nobody plays it on either.
      await runMatchCommand(services, person, match, 'resign', {});
      yield;
    }
    const end = games.at(-1);
    if (!end || games.length < STEP) return;
    last = end;
    yield;
  }
}

/** All tables are looked through: who has been muted sits nowhere. */
async function* leaveTables({ store, tables }: Services, { person, nobody }: Leaving): AsyncGenerator<void> {
  const someone: Person = { id: nobody, name: 'someone', guest: true };
  const isNamed = sql<number | boolean>`body like ${`%"${person}"%`}`;
  for (let after = ''; ; ) {
    const rows = await store.db
      .selectFrom('game_table')
      .select(['code', isNamed.as('named')])
      .where('code', '>', after)
      .orderBy('code')
      .limit(STEP)
      .execute();
    for (const { code, named } of rows) {
      after = code;
      if (!named) continue;
      await tables.change(code, table => {
        const left = leave(table, person);
        return movePerson(left.ok ? left.value : table, person, someone);
      });
      yield;
    }
    if (rows.length < STEP) return;
    yield;
  }
}

function moveSeats({ store }: Services, { person, nobody }: Leaving): AsyncGenerator<void> {
  const some = rowsNaming({ table: 'match_seat', key: ['match', 'seat'] }, 'person', person);
  const someone = { person: nobody, name: 'someone', guest: 1 };
  return untilNone(async () => {
    const moved = store.write(trx =>
      trx.updateTable('match_seat').set(someone).where(some).executeTakeFirst(),
    );
    return (await moved).numUpdatedRows;
  });
}

/** What was found belongs to the game; who asked is forgotten, and what was asked for in vain. */
function forgetReviews(store: Store, person: string): AsyncGenerator<void> {
  return untilNone(() =>
    store.write(async trx => {
      const asked = trx.selectFrom('review').select('id').where('person', '=', person).limit(STEP);
      const ids = (await asked.execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      const found = trx.updateTable('review').set({ person: null }).where('id', 'in', ids);
      await found.where('body', 'is not', null).execute();
      await trx.deleteFrom('review').where('id', 'in', ids).where('body', 'is', null).execute();
      return ids.length;
    }),
  );
}

async function* forget(store: Store, kept: Kept, person: string): AsyncGenerator<void> {
  for (const column of kept.names) {
    const some = rowsNaming(kept, column, person);
    const remove = sql`delete from ${sql.table(kept.table)} where ${some}`;
    yield* untilNone(async () => (await store.write(trx => remove.execute(trx))).numAffectedRows);
  }
}

/** As many rows as a step may change, found by an index. */
function rowsNaming({ table, key }: Pick<Kept, 'table' | 'key'>, column: string, person: string) {
  const columns = sql.join(key.map(one => sql.ref(one)));
  return sql<boolean>`(${columns}) in
    (select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${person} limit ${STEP})`;
}

/** Changes some rows, and how many is the answer, again and again until there are none. */
async function* untilNone(change: () => Promise<number | bigint | undefined>): AsyncGenerator<void> {
  while (await change()) yield;
}
