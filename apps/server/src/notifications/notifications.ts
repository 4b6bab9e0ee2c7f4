import { createECDH } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { GameLine, PushBody } from '@signoria/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import { type Store, settingOnce } from '../store/open.ts';
import { mayCall } from './addresses.ts';

/** What a browser's service worker and a webhook are told. They put it into words. */
export interface Notification {
  type: 'your-turn' | 'over' | 'began';
  game: GameLine;
  url: string;
}

export interface Notifications {
  readonly publicKey: string;
  subscribe(person: string, body: PushBody): Promise<void>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Sends in the background; what fails is tried again, then logged. */
  send(person: string, notification: Notification): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Lets what is on its way arrive, and tries nothing again. */
  close(): Promise<void>;
}

const TRIES = 3;
const TIMEOUT_MS = 10_000;

export async function openNotifications(
  config: Config,
  store: Store,
  people: People,
  log: Logger,
): Promise<Notifications> {
  const made = await settingOnce(store, 'vapid-keys', () => JSON.stringify(newVapidKeys()));
  const vapid: VapidKeys = JSON.parse(made);
  const sender: Sender = { config, store, vapid };
  const sending = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Tries again after a while, unless the server stops meanwhile. */
  async function insist(what: string, person: string, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await work();
        return;
      } catch (error) {
        if (tries < TRIES && (await hasPassed(1000 * tries, closing.signal))) continue;
        log.warn({ person, what, reason: (error as Error).message }, 'a notification could not be sent');
        return;
      }
    }
  }

  async function sendAll(person: string, notification: Notification): Promise<void> {
    const devices = await store.db.selectFrom('push').selectAll().where('person', '=', person).execute();
    const url = await people.webhookOf(person);
    await Promise.all([
      ...devices.map(device => insist('push', person, () => push(sender, device, notification))),
      url === null ? null : insist('webhook', person, () => callWebhook(sender, url, notification)),
    ]);
  }

  return {
    publicKey: vapid.publicKey,
    subscribe: (person, body) => subscribe(store, person, body),
    unsubscribe: (person, endpoint) => unsubscribe(store, person, endpoint),

    send(person, notification) {
      const sent = sendAll(person, notification)
        .catch(error => log.error({ person, err: error }, 'a notification was not sent'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },

    async idle() {
      await Promise.all(sending);
    },

    async close() {
      closing.abort();
      await Promise.all(sending);
    },
  };
}

function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(ms, true, { signal }).catch(() => false);
}

async function subscribe(store: Store, person: string, { endpoint, keys }: PushBody): Promise<void> {
  const row = { person, p256dh: keys.p256dh, auth: keys.auth };
  await store.write(trx =>
    trx
      .insertInto('push')
      .values({ endpoint, ...row })
      .onConflict(c => c.column('endpoint').doUpdateSet(row))
      .execute(),
  );
}

async function unsubscribe(store: Store, person: string, endpoint: string): Promise<void> {
  await store.write(trx =>
    trx.deleteFrom('push').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
  );
}

/** What a notification is sent with. */
interface Sender {
  config: Config;
  store: Store;
  vapid: VapidKeys;
}

async function push(sender: Sender, device: Database['push'], notification: Notification): Promise<void> {
  const { config, store, vapid } = sender;
  const { endpoint, p256dh, auth } = device;
  if (!(await mayCall(endpoint, config.privateWebhooks))) return;
  const { default: webpush } = await import('web-push');
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:host@localhost.invalid';
  try {
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notification), {
      vapidDetails: { subject, ...vapid },
      TTL: 86_400,
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== 404 && status !== 410) throw error;
    // The browser has given the subscription up.
    await unsubscribe(store, device.person, endpoint);
  }
}

async function callWebhook({ config }: Sender, url: string, notification: Notification): Promise<void> {
  if (!(await mayCall(url, config.privateWebhooks))) return;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Signoria' },
    body: JSON.stringify(notification),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status >= 500) throw new Error(`the webhook answered ${answer.status}`);
}

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair of keys by which push services know this server (RFC 8292): made at the first start. */
function newVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const privateKey = Buffer.alloc(32);
  curve.getPrivateKey().copy(privateKey, 32 - curve.getPrivateKey().length);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
