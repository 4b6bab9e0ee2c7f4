import type { Me } from '@signoria/protocol';
import { OFFLINE } from '@signoria/protocol/client';
import { server } from '../../match/online/server.ts';
import type { Answer } from './wrong.ts';

/** A passkey as the server lists it. */
export interface Passkey {
  id: string;
  createdAt: string;
}

/** Passkeys need a browser that knows them, a safe connection, and a site with a name rather than a number. */
export function canUsePasskeys(): boolean {
  return (
    isSecureContext &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Makes a passkey on this device and tells the server of it. */
export async function addPasskey(name: string): Promise<Answer<Passkey>> {
  const query = new URLSearchParams({ name });
  const asked = await ask<PublicKeyCredentialCreationOptionsJSON>(
    'GET',
    `generate-register-options?${query}`,
  );
  if (!asked.ok) return asked;
  return withDevice(
    () =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked.value),
      }),
    response => ask<Passkey>('POST', 'verify-registration', { response, name }),
  );
}

/** Whoever holds the passkey the device offers. */
export async function signInWithPasskey(): Promise<Answer<Me | null>> {
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON>('GET', 'generate-authenticate-options');
  if (!asked.ok) return asked;
  const verified = await withDevice(
    () =>
      navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.value) }),
    response => ask<unknown>('POST', 'verify-authentication', { response }),
  );
  return verified.ok ? server.api('GET /api/me') : verified;
}

export function passkeys(): Promise<Answer<Passkey[]>> {
  return ask('GET', 'list-user-passkeys');
}

export function removePasskey(id: string): Promise<Answer<unknown>> {
  return ask('POST', 'delete-passkey', { id });
}

/** The device's half of a ceremony: it may be refused by its owner, and that is no fault. */
async function withDevice<T>(
  touch: () => Promise<Credential | null>,
  verify: (response: unknown) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  try {
    const credential = await touch();
    if (credential instanceof PublicKeyCredential) return await verify(credential.toJSON());
    return wrong('cancelled');
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'InvalidStateError') return wrong('passkeyKnown');
    return wrong(name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'passkey');
  }
}

/** Its codes that say more than that something went wrong. */
const CODES: Readonly<Record<string, WrongPasskey>> = {
  PASSKEY_NOT_FOUND: 'passkeyUnknown',
  SESSION_NOT_FRESH: 'passkeyLate',
};

/** These answers are better-auth's own: a code in capitals instead of our errors. */
async function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/auth/passkey/${path}`, {
      method,
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const answer = await response.json();
    if (response.ok) return { ok: true, value: answer };
    if (response.status === 429) return wrong('rate-limited');
    return wrong(CODES[answer?.code ?? ''] ?? 'passkey');
  } catch {
    return OFFLINE;
  }
}

type WrongPasskey =
  | 'cancelled'
  | 'passkeyKnown'
  | 'passkeyLate'
  | 'passkeyUnknown'
  | 'passkey'
  | 'rate-limited';

function wrong(code: WrongPasskey): Answer<never> {
  return { ok: false, error: { code } };
}
