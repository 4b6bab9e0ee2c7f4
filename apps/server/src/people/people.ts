import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type AccountBody, done, fail, type Me, type Outcome, type Person } from '@signoria/protocol';
import type { Store } from '../store/open.ts';
import type { Auth } from './auth.ts';
import { type Keys, openKeys } from './keys.ts';
import { openSessions, personOf, type Sessions, type SignedIn } from './sessions.ts';

/** How long a session or key that was checked is believed without asking again. */
const BELIEVED_MS = 30_000;

interface User {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  isAnonymous?: boolean | null | undefined;
  username?: string | null | undefined;
  displayUsername?: string | null | undefined;
}

export interface People extends Keys, Sessions {
  /** Who sends these headers: by API key or session cookie; null for nobody. A key that opens nothing is refused. */
  whoIs(headers: IncomingHttpHeaders, key?: string): Promise<Outcome<Person | null>>;
  guest(name: string): Promise<SignedIn>;
  me(id: string): Promise<Me | null>;
  find(id: string): Promise<Person | null>;
  rename(id: string, name: string): Promise<void>;
  setWebhook(id: string, webhook: string | null): Promise<void>;
  webhookOf(id: string): Promise<string | null>;
  makeAccount(id: string, body: AccountBody): Promise<Outcome<null>>;
  /** A guest whose passkey is registered has an account too. */
  noteAccount(id: string): Promise<void>;
  /** Sessions, passwords, keys and the person: gone. */
  remove(id: string): Promise<void>;
}

export function openPeople(auth: () => Promise<Auth>, store: Store): People {
  const context = async () => (await auth()).$context;
  const api = async () => (await auth()).api;
  const believed = new Map<string, { person: Person; until: number }>();
  const keys = openKeys(auth, () => believed.clear());
  const sessions = openSessions(auth, () => believed.clear());

  function remember(token: string, person: Person): Person {
    if (believed.size > 20_000) believed.clear();
    believed.set(token, { person, until: Date.now() + BELIEVED_MS });
    return person;
  }

  function forget(id: string): void {
    for (const [token, { person }] of believed) if (person.id === id) believed.delete(token);
  }

  async function byKey(key: string): Promise<Person | null> {
    const owner = await keys.ownerOf(key);
    return owner === null ? null : find(owner);
  }

  async function find(id: string): Promise<Person | null> {
    const user = await userOf(id);
    return user && personOf(user);
  }

  async function userOf(id: string): Promise<User | null> {
    const { internalAdapter } = await context();
    return (await internalAdapter.findUserById(id)) as User | null;
  }

  async function updateUser(id: string, change: Record<string, unknown>): Promise<void> {
    const { internalAdapter } = await context();
    await internalAdapter.updateUser(id, change);
    forget(id);
  }

  return {
    ...keys,
    ...sessions,

    async whoIs(headers, key) {
      // Even a visitor waits for better-auth's tables: other queries join them.
      await auth();
      const given = key ?? bearer(headers.authorization);
      const proof = given ?? headers.cookie;
      if (!proof) return done(null);
      const token = createHash('sha256').update(proof).digest('base64');
      const known = believed.get(token);
      if (known && known.until > Date.now()) return done(known.person);
      if (given !== undefined) {
        const person = await byKey(given);
        return person ? done(remember(token, person)) : fail('wrong-key', 'that key opens nothing');
      }
      const found = await sessions.session(headers);
      return done(found && remember(token, found.person));
    },

    async guest(name) {
      const { headers, response } = await (await api()).signInAnonymous({
        headers: new Headers(),
        returnHeaders: true,
      });
      const { id } = response.user;
      await updateUser(id, { name: tidy(name) });
      return { person: { id, name: tidy(name), guest: true }, cookies: headers.getSetCookie() };
    },

    find,

    async me(id) {
      const user = await userOf(id);
      if (!user) return null;
      const profile = await store.db
        .selectFrom('profile')
        .select('webhook')
        .where('person', '=', id)
        .executeTakeFirst();
      return {
        ...personOf(user),
        username: user.displayUsername ?? user.username ?? null,
        email: user.email.endsWith('.invalid') ? null : user.email,
        webhook: profile?.webhook ?? null,
        createdAt: new Date(user.createdAt).getTime(),
      };
    },

    rename: (id, name) => updateUser(id, { name: tidy(name) }),

    async setWebhook(person, webhook) {
      await store.write(trx =>
        trx
          .insertInto('profile')
          .values({ person, webhook })
          .onConflict(c => c.column('person').doUpdateSet({ webhook }))
          .execute(),
      );
    },

    async webhookOf(person) {
      const row = await store.db
        .selectFrom('profile')
        .select('webhook')
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.webhook ?? null;
    },

    async makeAccount(id, { username, password, email }) {
      const { internalAdapter, password: hasher, adapter } = await context();
      const user = await userOf(id);
      if (!user) return fail('no-session', 'who are you?');
      if (user.username) return fail('already-account', 'you have an account');
      const name = username.toLowerCase();
      const taken = await adapter.findOne({ model: 'user', where: [{ field: 'username', value: name }] });
      if (taken) return fail('name-taken', 'somebody has that user name', { field: 'username' });
      if (email && (await internalAdapter.findUserByEmail(email.toLowerCase())))
        return fail('name-taken', 'somebody has that e-mail address', { field: 'email' });
      const hash = await hasher.hash(password);
      try {
        await updateUser(id, {
          username: name,
          displayUsername: username,
          ...(email ? { email: email.toLowerCase() } : {}),
        });
      } catch {
        // Two people asked for one name at once: the store lets only one have it.
        return fail('name-taken', 'somebody has that user name', { field: 'username' });
      }
      await internalAdapter.linkAccount({
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: hash,
      });
      await updateUser(id, { isAnonymous: false });
      return done(null);
    },

    noteAccount: id => updateUser(id, { isAnonymous: false }),

    async remove(id) {
      const { internalAdapter, adapter } = await context();
      await keys.removeKeys(id);
      await internalAdapter.deleteUserSessions(id);
      // A passkey ceremony that was begun.
      await adapter.deleteMany({
        model: 'verification',
        where: [{ field: 'value', operator: 'contains', value: id }],
      });
      await internalAdapter.deleteUser(id);
      forget(id);
    },
  };
}

/** A name on one line, without space around it. */
function tidy(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, ' ').trim();
}

function bearer(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined;
}
