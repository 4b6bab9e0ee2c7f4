import type { IncomingHttpHeaders } from 'node:http';
import { type AccountBody, done, fail, type Outcome } from '@signoria/protocol';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import type { Auth } from './auth.ts';
import { addPassword } from './password.ts';
import { asHeaders, browserIn, type SignedIn } from './sessions.ts';
import type { Users } from './users.ts';

export interface Accounts {
  /** `headers` tell which browser it is. */
  guest(name: string, headers: IncomingHttpHeaders): Promise<SignedIn>;
  rename(id: string, name: string): Promise<void>;
  makeAccount(id: string, body: AccountBody): Promise<Outcome<null>>;
  /** A guest whose passkey is registered has an account too. */
  noteAccount(id: string): Promise<void>;
}

interface Parts {
  auth: () => Promise<Auth>;
  users: Users;
  store: Store;
}

/** Names come here as `readName` has made them. */
export function openAccounts({ auth, users, store }: Parts): Accounts {
  return {
    async guest(name, browser) {
      const { headers, response } = await (await auth()).api.signInAnonymous({
        headers: asHeaders(browserIn(browser)),
        returnHeaders: true,
      });
      const { id } = response.user;
      await users.update(id, { name });
      return { person: { id, name, guest: true }, cookies: headers.getSetCookie() };
    },

    rename: (id, name) => users.update(id, { name }),
    makeAccount: (id, body) => makeAccount({ auth, users, store }, id, body),
    noteAccount: id => users.update(id, { isAnonymous: false }),
  };
}

/** A guest claims a name and all that comes with it at once, so that of two claims one has all and the other nothing. */
async function makeAccount(
  { auth, users, store }: Parts,
  id: string,
  { username, password, email }: AccountBody,
): Promise<Outcome<null>> {
  const hash = await (await auth()).$context.then(context => context.password.hash(password));
  const isAnonymous = store.kind === 'postgres' ? false : 0;
  const claim = { username: username.toLowerCase(), displayUsername: username, isAnonymous };
  try {
    const isClaimed = await store.write(async trx => {
      const own = trx.updateTable('user').set(claim).where('id', '=', id).where('username', 'is', null);
      if ((await own.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return false;
      await addPassword(trx, id, hash);
      if (email) await setEmail(trx, id, email.toLowerCase());
      return true;
    });
    if (!isClaimed) return fail('already-account', 'you already have an account');
  } catch (error) {
    if (!(await isTaken(store, claim.username))) throw error;
    return fail('name-taken', 'that username is taken', { field: 'username' });
  }
  users.noteChange(id);
  return done(null);
}

async function isTaken(store: Store, username: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ours, not better-auth's, whose addresses are unique: a refusal would tell who else has an account. */
async function setEmail(trx: Trx, person: string, email: string): Promise<void> {
  await trx
    .insertInto('profile')
    .values({ person, webhook: null, email, crest: null })
    .onConflict(c => c.column('person').doUpdateSet({ email }))
    .execute();
}

/** Letters that show nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name on one line, without space around it. */
function tidy(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** A name of which something can be seen, or why not. */
export function readName(name: string): Outcome<string> {
  const tidied = tidy(name);
  if (tidied.replace(BLANK, '').trim() === '')
    return fail('bad-request', 'must contain a visible character', { field: 'name' });
  return done(tidied);
}
