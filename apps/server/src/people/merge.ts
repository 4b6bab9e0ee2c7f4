import type { Store } from '../store/open.ts';

/**
 * A guest who signs in to an account brings along games and ratings. Where both have a rating in one class the
 * account's stays; where both sit at one match the guest's seat stays the guest's.
 */
export async function mergePeople(
  store: Store,
  guest: string,
  account: { id: string; name: string },
): Promise<void> {
  await store.write(async trx => {
    const both = trx.selectFrom('match_seat').select('match').where('person', '=', account.id);
    await trx
      .updateTable('match_seat')
      .set({ person: account.id, name: account.name, guest: 0 })
      .where('person', '=', guest)
      .where('match', 'not in', both)
      .execute();
    const rated = await trx.selectFrom('rating').selectAll().where('person', '=', account.id).execute();
    const brought = await trx.selectFrom('rating').selectAll().where('person', '=', guest).execute();
    for (const row of brought) {
      if (rated.some(own => own.game === row.game && own.seats === row.seats)) continue;
      await trx
        .updateTable('rating')
        .set({ person: account.id })
        .where('person', '=', guest)
        .where('game', '=', row.game)
        .where('seats', '=', row.seats)
        .execute();
    }
    await trx.deleteFrom('rating').where('person', '=', guest).execute();
    await trx.updateTable('push').set({ person: account.id }).where('person', '=', guest).execute();
  });
}
