import { problemWords, type SiteWords } from '@signoria/words/site-words';

/** What the server or the browser refused, and which field it is about. */
export interface Wrong {
  code: string;
  field?: string;
}

/** What came of something that was sent. The server's replies are answers too. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: Wrong };

/** Fields a sentence can stand beside. */
const FIELDS = ['name', 'username', 'password', 'email', 'webhook'] as const;

/** A refusal as a sentence. */
export function sentence({ code, field }: Wrong, site: SiteWords): string {
  const { wrong } = site.account;
  switch (code) {
    case 'wrong-password':
      return wrong.signIn;
    case 'not-password':
      return wrong.old;
    case 'name-taken':
      return field === 'email' ? wrong.emailTaken : wrong.usernameTaken;
    case 'already-account':
      return wrong.account;
    case 'bad-webhook':
      return wrong.webhook;
    case 'key':
    case 'cancelled':
    case 'passkeyKnown':
    case 'passkeyUnknown':
    case 'passkeyLate':
    case 'passkey':
    case 'push':
      return wrong[code];
  }
  const known = FIELDS.find(name => name === field);
  if (code === 'bad-request' && known) return wrong[known];
  const { name, help } = problemWords(code, site);
  return `${name}. ${help}`;
}

/** The person is signed in: a wrong password is no wrong name. `field` is where it was typed. */
export function asPresent<T>(reply: Answer<T>, field: string): Answer<T> {
  if (reply.ok) return reply;
  const { code } = reply.error;
  const isOld = code === 'wrong-password' || (code === 'bad-request' && reply.error.field === field);
  return isOld ? { ok: false, error: { code: 'not-password', field } } : reply;
}
