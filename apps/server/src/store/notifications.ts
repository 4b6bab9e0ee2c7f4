import { sql } from 'kysely';
import type { Database, Trx } from './database.ts';
import type { Store } from './open.ts';

export type NotificationRow = Database['notification'];

/** How much is taken up: so many in all, so many for each person, and none for these. */
export interface Wanted {
  most: number;
  mostEach: number;
  butFor: readonly string[];
}

/**
 * Takes up what is to be sent, and no other node does before `until`. What a node that has died had taken up is free again
 * when that time has passed.
 */
export async function claimNotifications(
  store: Store,
  node: string,
  { most, mostEach, butFor }: Wanted,
  now: number,
  until: number,
): Promise<NotificationRow[]> {
  const dueIn = (db: Store['db'] | Trx) => {
    const all = db.selectFrom('notification').where('due_at', '<=', now);
    return butFor.length > 0 ? all.where('person', 'not in', butFor) : all;
  };
  const due = dueIn(store.db).select('id');
  // Nearly always there is nothing to do, and looking takes no lock.
  if (!(await due.limit(1).executeTakeFirst())) return [];
  return store.write(async trx => {
    const place = sql<number>`row_number() over (partition by person order by due_at)`.as('place');
    const inTurn = dueIn(trx).select(['id', place]);
    const fair = trx.selectFrom(inTurn.as('due')).select('due.id').where('place', '<=', mostEach);
    const first = dueIn(trx).select('id').where('id', 'in', fair).orderBy('due_at').limit(most);
    const rows = await (store.kind === 'postgres' ? first.forUpdate().skipLocked() : first).execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const taken = trx.updateTable('notification').where('id', 'in', ids);
    return taken
      .set(eb => ({ due_at: until, node, tries: eb('tries', '+', 1) }))
      .returningAll()
      .execute();
  });
}

type Claimed = Pick<NotificationRow, 'id' | 'node'>;

/** Nothing is left to do about it. Later news that has taken its place stays. */
export async function dropNotification(store: Store, { id, node }: Claimed): Promise<void> {
  await store.write(trx =>
    trx.deleteFrom('notification').where('id', '=', id).where('node', '=', node).execute(),
  );
}

/** Some have it (`told`), the others get it later. */
export async function postponeNotification(
  store: Store,
  { id, node }: Claimed,
  told: readonly string[],
  due: number,
): Promise<void> {
  await store.write(trx =>
    trx
      .updateTable('notification')
      .set({ due_at: due, node: null, told: JSON.stringify(told) })
      .where('id', '=', id)
      .where('node', '=', node)
      .execute(),
  );
}

/** A process that is alone with the store: whatever another had taken up is free. */
export async function releaseAllNotifications(store: Store): Promise<void> {
  await store.write(trx =>
    trx.updateTable('notification').set({ due_at: 0, node: null }).where('node', 'is not', null).execute(),
  );
}

/** How many wait to be sent. */
export async function notificationsWaiting({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a guest was to hear of, the account hears of. */
export async function takeNotifications(trx: Trx, guest: string, account: string): Promise<void> {
  const own = trx.selectFrom('notification').select('about').where('person', '=', account);
  const guests = trx.updateTable('notification').set({ person: account }).where('person', '=', guest);
  await guests.where('about', 'not in', own).execute();
  await trx.deleteFrom('notification').where('person', '=', guest).execute();
}
