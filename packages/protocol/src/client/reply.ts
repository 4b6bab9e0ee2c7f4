import type { WireError } from '../errors.ts';

/** Why there is no answer: the server's own error, or that it could not be reached. */
export type ReplyError = WireError | { code: 'offline' };

export type Reply<T> = { ok: true; value: T } | { ok: false; error: ReplyError };

export const OFFLINE: { ok: false; error: ReplyError } = { ok: false, error: { code: 'offline' } };
