import type { WireError } from '../errors.ts';

/** Why a call failed: the server's error, or that it could not be reached. */
export type ReplyError = WireError | { code: 'offline' };

export type Reply<T> = { ok: true; value: T } | { ok: false; error: ReplyError };

export const OFFLINE: { ok: false; error: ReplyError } = { ok: false, error: { code: 'offline' } };

/** A server that was asked and said nothing: its answer may have come too late, so it is asked once more. */
const SILENT_AGAIN_MS = 2_000;

/** How many milliseconds to wait before trying again; null if trying again is no use. */
export function againMs(error: ReplyError): number | null {
  if (error.code === 'offline') return SILENT_AGAIN_MS;
  const wait = 'retryAfter' in error ? error.retryAfter : undefined;
  return wait === undefined ? null : wait * 1000;
}

/** Which server to call, and as whom. */
export interface ServerOptions {
  /** Where the server is; a page of its own asks where it came from. */
  base?: string;
  /** An API key, for programs. */
  key?: string;
}
