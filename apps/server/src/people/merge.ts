import { sql } from 'kysely';
import type { Trx } from '../store/database.ts';
import { takeNotifications } from '../store/notifications.ts';
import type { Store } from '../store/open.ts';

/**
 * A guest who signs in to an account brings along games, ratings and all else that names the guest. Where both have a rating in
 * one class the account's stays; where both sit at one match the guest's seat stays the guest's.
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
      for (const table of ['rating', 'rating_change'])
        await sql`update ${sql.table(table)} set person = ${account.id}
          where person = ${guest} and game = ${row.game} and seats = ${row.seats}`.execute(trx);
    }
    await trx.deleteFrom('rating_change').where('person', '=', guest).execute();
    await trx.deleteFrom('rating').where('person', '=', guest).execute();
    await trx
      .updateTable('chat_line')
      .set({ person: account.id, name: account.name, guest: 0 })
      .where('person', '=', guest)
      .execute();
    await takeProfile(trx, guest, account.id);
    await takeInvites(trx, guest, account.id);
    await takeFriends(trx, guest, account.id);
    await takeBlocks(trx, guest, account.id);
    await trx.updateTable('review').set({ person: account.id }).where('person', '=', guest).execute();
    await trx.updateTable('push').set({ person: account.id }).where('person', '=', guest).execute();
    await takeNotifications(trx, guest, account.id);
  });
}

/** What the account has not set is as the guest has set it. */
async function takeProfile(trx: Trx, guest: string, account: string): Promise<void> {
  await sql`insert into profile (person, webhook, crest)
    select ${account}, webhook, crest from profile where person = ${guest}
    on conflict (person) do update set webhook = coalesce(profile.webhook, excluded.webhook),
      crest = coalesce(profile.crest, excluded.crest)`.execute(trx);
  await trx.deleteFrom('profile').where('person', '=', guest).execute();
}

/** Nobody is invited twice to one table, or by themselves. */
async function takeInvites(trx: Trx, guest: string, account: string): Promise<void> {
  const own = trx.selectFrom('invite').select('code').where('person', '=', account);
  const guests = trx.updateTable('invite').set({ person: account }).where('person', '=', guest);
  await guests.where('code', 'not in', own).execute();
  await trx.deleteFrom('invite').where('person', '=', guest).execute();
  await trx.updateTable('invite').set({ by_person: account }).where('by_person', '=', guest).execute();
  const byThemselves = trx.deleteFrom('invite').where('person', '=', account);
  await byThemselves.where('by_person', '=', account).execute();
}

/** The guest's list of friends, and the places on the lists of others, are the account's. */
async function takeFriends(trx: Trx, guest: string, account: string): Promise<void> {
  const rows = await trx
    .selectFrom('friend')
    .selectAll()
    .where(eb => eb.or([eb('person', '=', guest), eb('friend', '=', guest)]))
    .execute();
  const now = (id: string) => (id === guest ? account : id);
  for (const { person, friend, at } of rows) {
    if (now(person) === now(friend)) continue;
    await trx
      .insertInto('friend')
      .values({ person: now(person), friend: now(friend), at })
      .onConflict(c => c.columns(['person', 'friend']).doNothing())
      .execute();
  }
  await trx
    .deleteFrom('friend')
    .where(eb => eb.or([eb('person', '=', guest), eb('friend', '=', guest)]))
    .execute();
}

/** Whom the guest keeps away stays away, and so does the guest from others; what was reported is about the account. */
async function takeBlocks(trx: Trx, guest: string, account: string): Promise<void> {
  const isGuests = sql<boolean>`(person = ${guest} or blocked = ${guest})`;
  const now = (id: string) => (id === guest ? account : id);
  for (const { person, blocked, at } of await trx.selectFrom('block').selectAll().where(isGuests).execute())
    if (now(person) !== now(blocked))
      await trx
        .insertInto('block')
        .values({ person: now(person), blocked: now(blocked), at })
        .onConflict(c => c.columns(['person', 'blocked']).doNothing())
        .execute();
  await trx.deleteFrom('block').where(isGuests).execute();
  await trx.updateTable('report').set({ person: account }).where('person', '=', guest).execute();
  await trx.updateTable('report').set({ about: account }).where('about', '=', guest).execute();
}
