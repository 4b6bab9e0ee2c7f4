import type { Trx } from './database.ts';
import type { Store } from './open.ts';

/** What a match may need somebody to look at, without anybody asking: its clocks and its bots. */
type Duty = 'clock_at' | 'bot_at';

const MOST = 200;

/**
 * Takes up matches whose time has come, and nobody else looks at them before `until`. Whoever took one up and died, or
 * could not do it, has not moved its time on: it is taken up again, here or elsewhere.
 */
export async function takeUp(store: Store, duty: Duty, now: number, until: number): Promise<string[]> {
  // Nearly always there is nothing to do, and looking takes no lock.
  const found = await store.db
    .selectFrom('match')
    .select('id')
    .where(duty, '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!found) return [];
  const rows = await store.write(trx =>
    trx
      .updateTable('match')
      .set({ [duty]: until })
      .where('id', 'in', eb =>
        eb
          .selectFrom('match as due')
          .select('due.id')
          .where(`due.${duty}`, '<=', now)
          .orderBy(`due.${duty}`)
          .limit(MOST)
          .$if(store.kind === 'postgres', query => query.forUpdate().skipLocked()),
      )
      .returning('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** The clocks of a match at this version have been looked at: the next time is `next`, or its next entry. */
export async function clocksSeen(
  store: Store,
  id: string,
  version: number,
  next: number | null,
): Promise<void> {
  await store.write(trx =>
    trx
      .updateTable('match')
      .set({ clock_at: next })
      .where('id', '=', id)
      .where('version', '=', version)
      .execute(),
  );
}

/** The bots of these matches wait for whoever is there: this process no longer sees to them. */
export async function releaseBots(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.write(trx => released(trx).where('id', 'in', ids).execute());
}

/** A process that is alone with the store: whatever another had taken up is free. */
export async function releaseAllBots(store: Store): Promise<void> {
  await store.write(trx => released(trx).execute());
}

function released(trx: Trx) {
  return trx.updateTable('match').set({ bot_at: 0 }).where('bot_at', 'is not', null);
}

/** Sets a match aside whose log cannot be read: nobody waits for its clocks or bots any more. */
export async function setAside(store: Store, id: string, why: string): Promise<void> {
  await store.write(trx =>
    trx
      .updateTable('match')
      .set({ broken: why, clock_at: null, bot_at: null })
      .where('id', '=', id)
      .execute(),
  );
}

/** The matches that were set aside, and why. */
export function matchesSetAside(
  store: Store,
): Promise<{ id: string; code: string; broken: string | null }[]> {
  return store.db
    .selectFrom('match')
    .select(['id', 'code', 'broken'])
    .where('broken', 'is not', null)
    .orderBy('started_at')
    .execute();
}
