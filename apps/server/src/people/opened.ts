import { sql } from 'kysely';
import type { Store } from '../store/open.ts';
import type { Access, Ended } from './access.ts';

/** What sockets and streams were opened by, for as long as they are open. */
export interface Opened {
  /** Something has been opened by this; the answer says that it is closed. */
  opened(access: Access): () => void;
  /**
   * Ends what was opened by a session or key that the store no longer has, or by somebody who is banned: its time was up, or
   * the word of its end was lost between nodes.
   */
  endLost(): Promise<void>;
}

/** So many are looked up at once. */
const STEP = 200;

/** `ready` resolves when there are sessions and keys to look up. */
export function openOpened(ready: () => Promise<unknown>, store: Store, end: (ended: Ended) => void): Opened {
  const open = new Set<{ access: Access }>();
  return {
    opened(access) {
      const one = { access };
      open.add(one);
      return () => void open.delete(one);
    },

    async endLost() {
      if (open.size === 0) return;
      await ready();
      const all = [...open].map(({ access }) => access);
      for (let at = 0; at < all.length; at += STEP) {
        const some = all.slice(at, at + STEP);
        const good = await lasting(store, some);
        for (const { person, by } of some) if (!good.has(by.id)) end({ person: person.id, [by.kind]: by.id });
      }
    },
  };
}

/** Those of these sessions and keys by which somebody may come in. */
async function lasting(store: Store, some: readonly Access[]): Promise<Set<string>> {
  const ids = sql.join(some.map(({ by }) => by.id));
  const now = new Date().toISOString();
  const isBanned = (owner: string) => sql`exists (select 1 from ban where ban.person = ${sql.ref(owner)})`;
  const { rows } = await sql<{ id: string }>`
    select id from session
      where id in (${ids}) and ${sql.ref('expiresAt')} > ${now} and not ${isBanned('session.userId')}
    union all
    select id from apikey where id in (${ids}) and not ${isBanned('apikey.referenceId')}`.execute(store.db);
  return new Set(rows.map(({ id }) => id));
}
