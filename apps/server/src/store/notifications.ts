import type { Database, Trx } from './database.ts';
import type { Store } from './open.ts';

export type NotificationRow = Database['notification'];

/**
 * Takes up what is to be sent, at most so many, and no other node does before `until`. What a node that has died had taken
 * up is free again when that time has passed.
 */
export async function claimNotifications(
  store: Store,
  node: string,
  most: number,
  now: number,
  until: number,
): Promise<NotificationRow[]> {
  const due = store.db.selectFrom('notification').select('id').where('due_at', '<=', now);
  // Nearly always there is nothing to do, and looking takes no lock.
  if (!(await due.limit(1).executeTakeFirst())) return [];
  return store.write(async trx => {
    const found = trx.selectFrom('notification').select('id').where('due_at', '<=', now);
    const first = found.orderBy('due_at').limit(most);
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
