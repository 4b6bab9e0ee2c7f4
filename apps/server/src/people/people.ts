import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { done, fail, type Me, type Outcome, type Person } from '@signoria/protocol';
import { openExpiring } from '../limits/expiring.ts';
import type { Store } from '../store/open.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import type { Auth } from './auth.ts';
import { type Keys, openKeys } from './keys.ts';
import { openSessions, personOf, type Sessions } from './sessions.ts';
import { openUsers, type Users } from './users.ts';

/** How long a session or key that was checked is believed without asking again. */
const BELIEVED_MS = 30_000;

export interface People extends Keys, Sessions, Accounts, Pick<Users, 'find'> {
  /** Who sends these headers: by API key or session cookie; null for nobody. A key that opens nothing is refused. */
  whoIs(headers: IncomingHttpHeaders, key?: string): Promise<Outcome<Person | null>>;
  me(id: string): Promise<Me | null>;
  setWebhook(id: string, webhook: string | null): Promise<void>;
  webhookOf(id: string): Promise<string | null>;
  /** Sessions, passwords, keys and the person: gone. */
  remove(id: string): Promise<void>;
}

export function openPeople(auth: () => Promise<Auth>, store: Store): People {
  const believed = openExpiring<Person>(BELIEVED_MS);
  const forgetAll = () => believed.deleteWhere(() => true);
  const forget = (id: string) => believed.deleteWhere(person => person.id === id);
  const keys = openKeys(auth, forgetAll);
  const sessions = openSessions(auth, forgetAll);
  const users = openUsers(auth, forget);

  /** Who shows this key or sends this cookie, asked of the store. */
  async function ask(headers: IncomingHttpHeaders, key: string | undefined): Promise<Outcome<Person | null>> {
    if (key === undefined) return done((await sessions.session(headers))?.person ?? null);
    const owner = await keys.ownerOf(key);
    const person = owner === null ? null : await users.find(owner);
    return person ? done(person) : fail('wrong-key', 'that key opens nothing');
  }

  return {
    ...keys,
    ...sessions,
    ...openAccounts(auth, users),
    ...openWebhooks(store),
    find: users.find,

    async whoIs(headers, key) {
      // Even a visitor waits for better-auth's tables: other queries join them.
      await auth();
      const given = key ?? bearer(headers.authorization);
      const proof = given ?? headers.cookie;
      if (!proof) return done(null);
      const token = createHash('sha256').update(proof).digest('base64');
      const known = believed.get(token, Date.now());
      if (known) return done(known);
      const found = await ask(headers, given);
      if (found.ok && found.value) believed.set(token, found.value, Date.now());
      return found;
    },

    async me(id) {
      const user = await users.userOf(id);
      if (!user) return null;
      return {
        ...personOf(user),
        username: user.displayUsername ?? user.username ?? null,
        email: user.email.endsWith('.invalid') ? null : user.email,
        webhook: await webhookOf(store, id),
        createdAt: new Date(user.createdAt).getTime(),
      };
    },

    async remove(id) {
      await keys.removeKeys(id);
      await removeUser(await auth(), id);
      forget(id);
    },
  };
}

function openWebhooks(store: Store): Pick<People, 'setWebhook' | 'webhookOf'> {
  return {
    async setWebhook(person, webhook) {
      await store.write(trx =>
        trx
          .insertInto('profile')
          .values({ person, webhook })
          .onConflict(c => c.column('person').doUpdateSet({ webhook }))
          .execute(),
      );
    },
    webhookOf: person => webhookOf(store, person),
  };
}

async function webhookOf(store: Store, person: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('profile')
    .select('webhook')
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.webhook ?? null;
}

async function removeUser({ $context }: Auth, id: string): Promise<void> {
  const { internalAdapter, adapter } = await $context;
  await internalAdapter.deleteUserSessions(id);
  // A passkey ceremony that was begun.
  await adapter.deleteMany({
    model: 'verification',
    where: [{ field: 'value', operator: 'contains', value: id }],
  });
  await internalAdapter.deleteUser(id);
}

function bearer(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined;
}
