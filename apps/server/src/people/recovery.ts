import { createHash, randomInt } from 'node:crypto';
import {
  done,
  fail,
  type Outcome,
  type PasswordBody,
  type RecoverBody,
  type SessionInfo,
} from '@signoria/protocol';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import type { Ended } from './access.ts';
import type { Auth } from './auth.ts';
import { CREDENTIAL, replacePassword } from './password.ts';

/** The ways into an account: its password, codes for when it is lost, and where it is open. */
export interface Recovery {
  /** All sessions but `here` end with the old password. */
  changePassword(person: string, here: string, body: PasswordBody): Promise<Outcome<null>>;
  /** New codes, shown once; the person shows the password first. */
  makeCodes(person: string, password: string): Promise<Outcome<{ codes: string[] }>>;
  /** Sets a password by a code, which is used up. */
  recover(body: RecoverBody): Promise<Outcome<null>>;
  sessionsOf(person: string, here: string): Promise<SessionInfo[]>;
  endSession(person: string, id: string): Promise<boolean>;
  /** Signs out everywhere but `here`. */
  endOthers(person: string, here: string): Promise<void>;
}

const CODES = 10;
/** No letter that is taken for another: a code is copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

interface Parts {
  auth: () => Promise<Auth>;
  store: Store;
  end(ended: Ended): void;
}

export function openRecovery(parts: Parts): Recovery {
  const { store } = parts;
  return {
    ...openEnds(parts),

    async changePassword(person, here, body) {
      if (!(await isPassword(parts, person, body.old)))
        return fail('wrong-password', 'wrong current password', { field: 'old' });
      await setPassword(parts, person, body.password, { here });
      return done(null);
    },

    async makeCodes(person, password) {
      if (!(await isPassword(parts, person, password)))
        return fail('wrong-password', 'wrong password', { field: 'password' });
      const codes = Array.from({ length: CODES }, newCode);
      await store.write(async trx => {
        await trx.deleteFrom('recovery_code').where('person', '=', person).execute();
        const rows = codes.map(code => ({ person, hash: hashOf(person, code) }));
        await trx.insertInto('recovery_code').values(rows).execute();
      });
      return done({ codes });
    },

    async recover({ username, code, password }) {
      const found = store.db.selectFrom('user').select('id').where('username', '=', username.toLowerCase());
      const id = (await found.executeTakeFirst())?.id ?? '';
      const isSet = await setPassword(parts, id, password, { code });
      return isSet ? done(null) : fail('wrong-code', 'wrong username or recovery code');
    },
  };
}

/** One more code for a person who has none left, made by whoever runs the server. */
export async function addCode(store: Store, person: string): Promise<string> {
  const code = newCode();
  await store.write(trx =>
    trx
      .insertInto('recovery_code')
      .values({ person, hash: hashOf(person, code) })
      .execute(),
  );
  return code;
}

async function isPassword({ auth }: Parts, person: string, password: string): Promise<boolean> {
  const { internalAdapter, password: hasher } = await (await auth()).$context;
  const accounts = await internalAdapter.findAccounts(person);
  const hash = accounts.find(({ providerId }) => providerId === CREDENTIAL)?.password;
  return hash ? hasher.verify({ hash, password }) : false;
}

/** By what somebody may set a password. */
type By =
  /** A session, which stays open. */
  | { here: string }
  /** A code, which is used up. */
  | { code: string }
  /** Their being the host of the server. */
  | { host: true };

/** Whether it was set: with it go, at once or not at all, the code that was shown and all sessions but this. */
export async function setPassword(
  { auth, store, end }: Parts,
  person: string,
  password: string,
  by: By,
): Promise<boolean> {
  const hash = await (await auth()).$context.then(context => context.password.hash(password));
  const here = 'here' in by ? by.here : undefined;
  const isSet = await store.write(async trx => {
    if ('code' in by && !(await useUp(trx, person, by.code))) return false;
    await replacePassword(trx, person, hash, here);
    return true;
  });
  if (isSet) end({ person, ...(here === undefined ? {} : { except: here }) });
  return isSet;
}

async function useUp(trx: Trx, person: string, code: string): Promise<boolean> {
  const shown = trx.deleteFrom('recovery_code').where('person', '=', person);
  const { numDeletedRows } = await shown.where('hash', '=', hashOf(person, code)).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

async function endOthers({ auth, end }: Parts, person: string, here: string): Promise<void> {
  const { internalAdapter } = await (await auth()).$context;
  const others = (await internalAdapter.listSessions(person)).filter(({ id }) => id !== here);
  for (const { token } of others) await internalAdapter.deleteSession(token);
  end({ person, except: here });
}

/** Where a person is signed in, and the end of it. */
function openEnds(parts: Parts): Pick<Recovery, 'sessionsOf' | 'endSession' | 'endOthers'> {
  const sessions = async () => (await (await parts.auth()).$context).internalAdapter;
  return {
    endOthers: (person, here) => endOthers(parts, person, here),

    async sessionsOf(person, here) {
      const found = await (await sessions()).listSessions(person);
      return found.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        browser: userAgent || null,
        openedAt: new Date(createdAt).getTime(),
        seenAt: new Date(updatedAt).getTime(),
        here: id === here,
      }));
    },

    async endSession(person, id) {
      const session = (await (await sessions()).listSessions(person)).find(one => one.id === id);
      if (!session) return false;
      await (await sessions()).deleteSession(session.token);
      parts.end({ person, session: id });
      return true;
    },
  };
}

/** Eighty bits nearly: nobody tries them all, so a plain hash is enough. */
function newCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as it is typed: in any case, with or without its dashes. */
function hashOf(person: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${person} ${plain}`).digest('base64url');
}
