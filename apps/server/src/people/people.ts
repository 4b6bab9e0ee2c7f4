import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { done, fail, type Me, type Outcome } from '@signoria/protocol';
import { openExpiring } from '../limits/expiring.ts';
import { createSignal } from '../signal.ts';
import type { Store } from '../store/open.ts';
import { type Access, type Ended, isOver } from './access.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import type { Auth } from './auth.ts';
import { banOf, refuseBanned } from './bans.ts';
import { type Keys, openKeys } from './keys.ts';
import { type Opened, openOpened } from './opened.ts';
import { openRecovery, type Recovery } from './recovery.ts';
import { openSessions, personOf, type Sessions } from './sessions.ts';
import { openUsers, type Users } from './users.ts';

/** How long a session or key that was checked is believed without asking again. */
const BELIEVED_MS = 30_000;

export interface People extends Keys, Sessions, Accounts, Recovery, Opened, Pick<Users, 'find'> {
  /** Who sends these headers: by API key or session cookie; null for nobody. A key that opens nothing is refused. */
  whoIs(headers: IncomingHttpHeaders, key?: string): Promise<Outcome<Access | null>>;
  /** Called when a session or key has ended: whatever it opened is to be closed. */
  onEnd(listener: (ended: Ended) => void): void;
  /** Says so: here, or heard from another node. */
  end(ended: Ended): void;
  /** Words between nodes may have been missed: nobody is believed without asking again. */
  askAgain(): Promise<void>;
  me(id: string): Promise<Me | null>;
  setWebhook(id: string, webhook: string | null): Promise<void>;
  webhookOf(id: string): Promise<string | null>;
  /** Sessions, passwords, keys and the person: gone. */
  remove(id: string): Promise<void>;
}

export function openPeople(auth: () => Promise<Auth>, store: Store): People {
  const believed = openExpiring<Access>(BELIEVED_MS);
  const ends = createSignal<[ended: Ended]>();
  /** How often something has ended: whoever was asked about before that is not believed for it. */
  let endings = 0;
  const forget = (id: string) => believed.deleteWhere(({ person }) => person.id === id);
  const end = (ended: Ended) => {
    endings++;
    believed.deleteWhere(access => isOver(access, ended));
    ends.tell(ended);
  };
  const endKey = (person: string, key?: string) => end({ person, ...(key === undefined ? {} : { key }) });
  const keys = openKeys(auth, store.isFailing, endKey);
  const sessions = openSessions(auth, (person, session) => end({ person, session }));
  const users = openUsers(auth, forget);
  const opened = openOpened(auth, store, end);

  return {
    ...keys,
    ...sessions,
    ...openAccounts({ auth, users, store }),
    ...openRecovery({ auth, store, end }),
    ...openWebhooks(store),
    ...opened,
    find: users.find,
    onEnd: ends.on,
    end,

    async whoIs(headers, key) {
      // Even a visitor waits for better-auth's tables: other queries join them.
      await auth();
      const given = key ?? bearer(headers.authorization);
      const proof = given ?? headers.cookie;
      if (!proof) return done(null);
      const token = createHash('sha256').update(proof).digest('base64');
      const known = believed.get(token, Date.now());
      if (known) return done(known);
      const before = endings;
      const found = await ask({ keys, sessions, users }, headers, given);
      const ban = found.ok && found.value && (await banOf(store, found.value.person.id));
      if (ban) return refuseBanned(ban);
      if (found.ok && found.value && endings === before) believed.set(token, found.value, Date.now());
      return found;
    },

    async askAgain() {
      endings++;
      believed.deleteWhere(() => true);
      await opened.endLost();
    },

    me: id => meOf(users, store, id),

    async remove(id) {
      await keys.removeKeys(id);
      await removeUser(await auth(), id);
      end({ person: id });
    },
  };
}

async function meOf(users: Users, store: Store, id: string): Promise<Me | null> {
  const user = await users.userOf(id);
  if (!user) return null;
  const profile = await profileOf(store, id);
  return {
    ...personOf(user),
    username: user.displayUsername ?? user.username ?? null,
    email: profile?.email ?? (user.email.endsWith('.invalid') ? null : user.email),
    webhook: profile?.webhook ?? null,
    crest: profile?.crest ?? null,
    createdAt: new Date(user.createdAt).getTime(),
  };
}

interface Asked {
  keys: Keys;
  sessions: Sessions;
  users: Users;
}

/** Who shows this key or sends this cookie, asked of the store. */
async function ask(
  { keys, sessions, users }: Asked,
  headers: IncomingHttpHeaders,
  key: string | undefined,
): Promise<Outcome<Access | null>> {
  if (key === undefined) {
    const session = await sessions.session(headers);
    return done(session && { person: session.person, by: { kind: 'session', id: session.id } });
  }
  const shown = await keys.keyShown(key);
  const person = shown && (await users.find(shown.owner));
  if (!person) return fail('wrong-key', 'invalid API key');
  return done({ person, by: { kind: 'key', id: shown.id, scopes: shown.scopes } });
}

function openWebhooks(store: Store): Pick<People, 'setWebhook' | 'webhookOf'> {
  return {
    async setWebhook(person, webhook) {
      await store.write(trx =>
        trx
          .insertInto('profile')
          .values({ person, webhook, email: null, crest: null })
          .onConflict(c => c.column('person').doUpdateSet({ webhook }))
          .execute(),
      );
    },
    webhookOf: async person => (await profileOf(store, person))?.webhook ?? null,
  };
}

function profileOf(store: Store, person: string) {
  return store.db.selectFrom('profile').selectAll().where('person', '=', person).executeTakeFirst();
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
