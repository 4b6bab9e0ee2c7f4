import { server } from '../../match/online/server.ts';
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
    // The worker has no words of its own: they stand in its address.
    await navigator.serviceWorker.register(`/push.js?${new URLSearchParams(sayings)}`, { scope: '/' });
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
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (made) {
    const reply = await server.api('DELETE /api/push', { body: { endpoint: made.endpoint } });
    if (!reply.ok) return reply;
    await made.unsubscribe();
  }
  await registration?.unregister();
  return { ok: true, value: undefined };
}

const NOT_TOLD = { ok: false, error: { code: 'push' } } as const;
