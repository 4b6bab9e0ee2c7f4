import { type AccountBody, done, fail, type Outcome } from '@signoria/protocol';
import type { Auth } from './auth.ts';
import type { SignedIn } from './sessions.ts';
import type { Users } from './users.ts';

export interface Accounts {
  guest(name: string): Promise<SignedIn>;
  rename(id: string, name: string): Promise<void>;
  makeAccount(id: string, body: AccountBody): Promise<Outcome<null>>;
  /** A guest whose passkey is registered has an account too. */
  noteAccount(id: string): Promise<void>;
}

export function openAccounts(auth: () => Promise<Auth>, users: Users): Accounts {
  return {
    async guest(name) {
      const { headers, response } = await (await auth()).api.signInAnonymous({
        headers: new Headers(),
        returnHeaders: true,
      });
      const { id } = response.user;
      await users.update(id, { name: tidy(name) });
      return { person: { id, name: tidy(name), guest: true }, cookies: headers.getSetCookie() };
    },

    rename: (id, name) => users.update(id, { name: tidy(name) }),
    makeAccount: (id, body) => makeAccount(auth, users, id, body),
    noteAccount: id => users.update(id, { isAnonymous: false }),
  };
}

async function makeAccount(
  auth: () => Promise<Auth>,
  users: Users,
  id: string,
  { username, password, email }: AccountBody,
): Promise<Outcome<null>> {
  const { internalAdapter, password: hasher, adapter } = await (await auth()).$context;
  const user = await users.userOf(id);
  if (!user) return fail('no-session', 'who are you?');
  if (user.username) return fail('already-account', 'you have an account');
  const name = username.toLowerCase();
  const taken = await adapter.findOne({ model: 'user', where: [{ field: 'username', value: name }] });
  if (taken) return fail('name-taken', 'somebody has that user name', { field: 'username' });
  if (email && (await internalAdapter.findUserByEmail(email.toLowerCase())))
    return fail('name-taken', 'somebody has that e-mail address', { field: 'email' });
  const hash = await hasher.hash(password);
  try {
    await users.update(id, {
      username: name,
      displayUsername: username,
      ...(email ? { email: email.toLowerCase() } : {}),
    });
  } catch {
    // Two people asked for one name at once: the store lets only one have it.
    return fail('name-taken', 'somebody has that user name', { field: 'username' });
  }
  await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash });
  await users.update(id, { isAnonymous: false });
  return done(null);
}

/** A name on one line, without space around it. */
function tidy(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, ' ').trim();
}
