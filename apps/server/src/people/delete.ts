import type { Person } from '@signoria/protocol';
import { runMatchCommand } from '../commands/match.ts';
import { newId } from '../id.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { leave, movePerson } from '../tables/table.ts';

const MANY = 100_000;

/**
 * Deletes a person: games under way are resigned, chat, ratings and keys are gone, and seats of past games belong to
 * "someone" with an id that leads nowhere.
 */
export async function deletePerson(services: Services, person: Person): Promise<void> {
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
