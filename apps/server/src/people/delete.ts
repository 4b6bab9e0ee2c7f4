import type { Person } from '@signoria/protocol';
import { sql } from 'kysely';
import { runMatchCommand } from '../commands/match.ts';
import { newId } from '../id.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { matchesOf } from '../store/games.ts';
import { leave, movePerson } from '../tables/table.ts';

/** So many rows are changed in one step: everything else goes on between two. */
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
      .values({ person, nobody: `gone-${newId()}` })
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
  bus.say({ kind: 'moved', person });
  yield* forgetWords(services, person);
  await store.write(async trx => {
    // What was found belongs to the game; who asked is forgotten.
    const found = trx.updateTable('review').set({ person: null }).where('person', '=', person);
    await found.where('body', 'is not', null).execute();
    for (const [table, ...columns] of KEPT) {
      const isAbout = sql.join(
        columns.map(column => sql`${sql.ref(column)} = ${person}`),
        sql` or `,
      );
      await sql`delete from ${sql.table(table)} where ${isAbout}`.execute(trx);
    }
    await trx.deleteFrom('leaving').where('person', '=', person).execute();
  });
}

/** Tables that keep something of a person, with the columns that name one. */
const KEPT: readonly (readonly [table: keyof Database, ...columns: string[]])[] = [
  ['rating', 'person'],
  ['rating_change', 'person'],
  ['push', 'person'],
  ['profile', 'person'],
  ['recovery_code', 'person'],
  ['ban', 'person'],
  ['block', 'person', 'blocked'],
  ['friend', 'person', 'friend'],
  ['invite', 'person', 'by_person'],
  ['report', 'person', 'about'],
  ['review', 'person'],
];

async function* resignAll(services: Services, id: string): AsyncGenerator<void> {
  const person: Person = { id, name: '', guest: true };
  let before: string | undefined;
  for (;;) {
    const games = await matchesOf(services.store, id, { phase: 'playing', limit: STEP, before });
    for (const { match } of games) {
      // One under rules of old cannot be resigned: nobody plays it on either.
      await runMatchCommand(services, person, match, 'resign', {});
      before = match;
      yield;
    }
    if (games.length < STEP) return;
  }
}

/** The tables the person sits at or hosts, then whatever else names the person: who has been muted sits nowhere. */
async function* leaveTables({ store, tables }: Services, { person, nobody }: Leaving): AsyncGenerator<void> {
  const someone: Person = { id: nobody, name: 'someone', guest: true };
  let after = '';
  for (;;) {
    const rows = await store.db
      .selectFrom('game_table')
      .select(['code', 'body'])
      .where('code', '>', after)
      .orderBy('code')
      .limit(STEP)
      .execute();
    for (const { code, body } of rows) {
      after = code;
      if (!body.includes(`"${person}"`)) continue;
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
  return inSteps(
    () =>
      store.db
        .selectFrom('match_seat')
        .select('match as id')
        .where('person', '=', person)
        .limit(STEP)
        .execute(),
    ids =>
      store.write(trx =>
        trx
          .updateTable('match_seat')
          .set({ person: nobody, name: 'someone', guest: 1 })
          .where('person', '=', person)
          .where('match', 'in', ids)
          .execute(),
      ),
  );
}

function forgetWords({ store }: Services, person: string): AsyncGenerator<void> {
  return inSteps(
    () => store.db.selectFrom('chat_line').select('id').where('person', '=', person).limit(STEP).execute(),
    ids => store.write(trx => trx.deleteFrom('chat_line').where('id', 'in', ids).execute()),
  );
}

/** Finds some and changes them, again and again until there are none. */
async function* inSteps(
  find: () => Promise<readonly { id: string }[]>,
  change: (ids: readonly string[]) => Promise<unknown>,
): AsyncGenerator<void> {
  for (;;) {
    const found = await find();
    if (found.length === 0) return;
    await change(found.map(({ id }) => id));
    yield;
  }
}
