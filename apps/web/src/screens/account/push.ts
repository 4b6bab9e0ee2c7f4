import { server } from '../../match/online/server.ts';
import { SAYINGS_CACHE, SAYINGS_KEY, SERVICE_WORKER } from '../../offline/agreed.ts';
import type { Answer } from './wrong.ts';

/** Whether this browser can be told of anything. */
export function canBeTold(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** This browser's own subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for leave, then the server to tell it. `sayings` are what a notice may say, by kind and game. */
export async function switchOn(sayings: Readonly<Record<string, string>>): Promise<Answer<undefined>> {
  const key = await server.api('GET /api/push');
  if (!key.ok) return key;
  try {
    if ((await Notification.requestPermission()) !== 'granted') return NOT_TOLD;
    // The worker has no words of its own: they are laid where it finds them.
    await (await caches.open(SAYINGS_CACHE)).put(SAYINGS_KEY, Response.json(sayings));
    await navigator.serviceWorker.register(SERVICE_WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.publicKey,
    });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
    return server.api('POST /api/push', { body: { endpoint, keys: { p256dh, auth } } });
  } catch {
    return NOT_TOLD;
  }
}

/** This browser is told no more: the server forgets it, and it the server. */
export async function switchOff(): Promise<Answer<undefined>> {
  if (!canBeTold()) return { ok: true, value: undefined };
  const made = await subscription();
  if (made) {
    const reply = await server.api('DELETE /api/push', { body: { endpoint: made.endpoint } });
    if (!reply.ok) return reply;
    await made.unsubscribe();
  }
  await caches.delete(SAYINGS_CACHE);
  return { ok: true, value: undefined };
}

const NOT_TOLD = { ok: false, error: { code: 'push' } } as const;
