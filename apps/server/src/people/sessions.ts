import type { IncomingHttpHeaders } from 'node:http';
import { done, fail, type Outcome, type Person, type SignInBody } from '@signoria/protocol';
import type { Auth } from './auth.ts';
import { BANNED, refuseBanned } from './bans.ts';

/** A person and the cookies to send back. */
export interface SignedIn {
  person: Person;
  cookies: string[];
}

export interface Sessions {
  /** The session of these headers, keys left aside; null for none. */
  session(headers: IncomingHttpHeaders): Promise<{ id: string; person: Person; openedAt: number } | null>;
  signIn(body: SignInBody, headers: IncomingHttpHeaders): Promise<Outcome<SignedIn>>;
  signOut(headers: IncomingHttpHeaders): Promise<string[]>;
  /** Ends the person's session in these headers for a new one: the cookies to send back, none where there was none. */
  renewSession(person: string, headers: IncomingHttpHeaders, body: SignInBody): Promise<string[]>;
}

/** `onEnd` hears which session of whom has ended. */
export function openSessions(
  auth: () => Promise<Auth>,
  onEnd: (person: string, session: string) => void,
): Sessions {
  async function session(headers: IncomingHttpHeaders) {
    const found = await (await auth()).api.getSession({ headers: asHeaders(headers) });
    if (!found) return null;
    const openedAt = new Date(found.session.createdAt).getTime();
    return { id: found.session.id, person: personOf(found.user), openedAt };
  }

  async function signIn(body: SignInBody, headers: IncomingHttpHeaders): Promise<Outcome<SignedIn>> {
    try {
      const { headers: answer, response } = await (await auth()).api.signInUsername({
        body: { username: body.username, password: body.password },
        headers: asHeaders(headers),
        returnHeaders: true,
      });
      if (!response) return fail('wrong-password', 'wrong username or password');
      return done({ person: personOf(response.user), cookies: answer.getSetCookie() });
    } catch (error) {
      const ban = banIn(error);
      if (ban) return refuseBanned(ban);
      if (isRefusal(error)) return fail('wrong-password', 'wrong username or password');
      throw error;
    }
  }

  async function signOut(headers: IncomingHttpHeaders): Promise<string[]> {
    const ended = await session(headers);
    const { headers: answer } = await (await auth()).api.signOut({
      headers: asHeaders(headers),
      returnHeaders: true,
    });
    if (ended) onEnd(ended.person.id, ended.id);
    return answer.getSetCookie();
  }

  return {
    session,
    signIn,
    signOut,

    async renewSession(person, headers, { username, password }) {
      if ((await session(headers))?.person.id !== person) return [];
      await signOut(headers);
      const signed = await signIn({ username, password }, browserIn(headers));
      return signed.ok ? signed.value.cookies : [];
    },
  };
}

export function personOf(user: {
  id: string;
  name: string;
  isAnonymous?: boolean | null | undefined;
}): Person {
  return { id: user.id, name: user.name, guest: Boolean(user.isAnonymous) };
}

/** What a new session keeps of the request that opens it: which browser it was. The cookies it came with end. */
export function browserIn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const browser = headers['user-agent'];
  return browser === undefined ? {} : { 'user-agent': browser };
}

/** Better-auth's word for a ban (better-auth.ts), with its reason. */
function banIn(error: unknown): { reason: string } | null {
  const { body } = error as { body?: { code?: unknown; message?: unknown } };
  return body?.code === BANNED ? { reason: String(body.message ?? '') } : null;
}

/** A refusal by better-auth carries an HTTP status below 500. */
function isRefusal(error: unknown): boolean {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status < 500;
}

export function asHeaders(headers: IncomingHttpHeaders): Headers {
  const out = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') out.set(name, value);
    else if (value) for (const one of value) out.append(name, one);
  }
  return out;
}
