import type { ErrorBody, WireError } from '@signoria/protocol';

export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; error: Pick<WireError, 'code' | 'field'> | Offline };

interface Offline {
  code: 'offline';
}

export const OFFLINE: { ok: false; error: Offline } = { ok: false, error: { code: 'offline' } };

/** One call of the HTTP half of the wire. A server that does not answer is an answer too. */
export async function call<T>(method: string, path: string, body?: object): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (response.ok) return { ok: true, value: response.status === 204 ? undefined : await response.json() };
    const { error } = (await response.json()) as ErrorBody;
    return { ok: false, error };
  } catch {
    return OFFLINE;
  }
}
