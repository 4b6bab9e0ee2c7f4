import type { WireError } from '../errors.ts';

/** Why there is no answer: the server's own error, or that it could not be reached. */
export type ReplyError = WireError | { code: 'offline' };

export type Reply<T> = { ok: true; value: T } | { ok: false; error: ReplyError };

export const OFFLINE: { ok: false; error: ReplyError } = { ok: false, error: { code: 'offline' } };

/** Which server, and who asks. */
export interface ServerOptions {
  /** Where the server is; a page of its own asks where it came from. */
  base?: string;
  /** An API key, for programs. */
  key?: string;
}
