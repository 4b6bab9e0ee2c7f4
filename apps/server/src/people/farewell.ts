import type { Person, PersonFile } from '@signoria/protocol';
import { runMatchCommand } from '../commands/match.ts';
import { newId } from '../id.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { leave, movePerson } from '../tables/table.ts';

const MANY = 100_000;

/** Everything the server keeps about a person. */
export async function exportOf(
  { auths, people, store, tables }: Services,
  { id }: Person,
): Promise<PersonFile> {
  const chat = await store.db
    .selectFrom('chat_line')
    .select(['code', 'text', 'at'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  const me = await people.me(id);
  if (!me) throw new Error('nobody to tell about');
  const push = await store.db.selectFrom('push').select('endpoint').where('person', '=', id).execute();
  return {
    format: 'signoria-person',
    me,
    keys: await people.keys(id),
    passkeys: await auths.passkeysOf(id),
    ratings: (await ratingsOf(store, id)).map(({ person: _, ...rating }) => rating),
    games: await matchesOf(store, id, 'all', MANY),
    tables: (await tables.of(id)).map(({ code, game, status }) => ({ code, game, status })),
    chat,
    push: push.map(({ endpoint }) => endpoint),
  };
}

/**
 * Forgets a person: games under way are resigned, chat, ratings and keys are gone, and seats of past games belong to
 * "someone" with an id that leads nowhere.
 */
export async function forgetPerson(services: Services, person: Person): Promise<void> {
  const { people, store, tables, matches } = services;
  const { id } = person;
  for (const line of await matchesOf(store, id, 'playing', MANY))
    await runMatchCommand(services, person, line.match, 'resign', {});
  const nobody: Person = { id: `gone-${newId()}`, name: 'someone', guest: true };
  for (const table of await tables.of(id)) {
    const left = await tables.change(table.code, now => leave(now, id));
    await tables.change((left.ok ? left.value : table).code, now => movePerson(now, id, nobody));
  }
  const played = matches.withPerson(id);
  await store.write(async trx => {
    await trx
      .updateTable('match_seat')
      .set({ person: nobody.id, name: nobody.name, guest: 1 })
      .where('person', '=', id)
      .execute();
    await trx.deleteFrom('rating').where('person', '=', id).execute();
    await trx.deleteFrom('chat_line').where('person', '=', id).execute();
    await trx.deleteFrom('push').where('person', '=', id).execute();
    await trx.deleteFrom('profile').where('person', '=', id).execute();
  });
  for (const live of played) matches.forget(live.header.id);
  await people.remove(id);
  services.events.personChanged(id, null);
}
