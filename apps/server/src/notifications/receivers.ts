import { createECDH } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import { type Store, settingOnce } from '../store/open.ts';
import { mayCall } from './addresses.ts';
import type { Notification } from './composed.ts';
import { pinnedAgent, post, TIMEOUT_MS } from './pinned.ts';

/** A browser or a webhook of a person. */
export interface Receiver {
  by: 'push' | 'webhook';
  address: string;
  send(notification: Notification): Promise<Answer>;
}

/** It has it; it may have it later; or it does not want it, and will not. */
export type Answer = 'sent' | 'later' | 'refused';

export interface Receivers {
  readonly publicKey: string;
  of(person: string): Promise<Receiver[]>;
}

export async function openReceivers(config: Config, store: Store, people: People): Promise<Receivers> {
  const made = await settingOnce(store, 'vapid-keys', () => JSON.stringify(newVapidKeys()));
  const sender: Sender = { config, store, vapid: JSON.parse(made) };
  return {
    publicKey: sender.vapid.publicKey,
    async of(person) {
      const devices = await store.db.selectFrom('push').selectAll().where('person', '=', person).execute();
      const url = await people.webhookOf(person);
      const browsers = devices.map(
        (device): Receiver => ({
          by: 'push',
          address: device.endpoint,
          send: notification => push(sender, device, notification),
        }),
      );
      if (url === null) return browsers;
      const send = (notification: Notification) => callWebhook(sender, url, notification);
      return [...browsers, { by: 'webhook', address: url, send }];
    },
  };
}

/** What a notification is sent with. */
interface Sender {
  config: Config;
  store: Store;
  vapid: VapidKeys;
}

/** A push service keeps what it could not hand over for so long: as long as we try to reach the service. */
export const EXPIRES_MS = 86_400_000;

async function push(sender: Sender, device: Database['push'], notification: Notification): Promise<Answer> {
  const { config, store, vapid } = sender;
  const { endpoint, p256dh, auth, person } = device;
  if (!mayCall(endpoint, config.privateWebhooks)) return 'refused';
  const { default: webpush } = await import('web-push');
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:host@localhost.invalid';
  const sent = webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notification), {
    vapidDetails: { subject, ...vapid },
    TTL: EXPIRES_MS / 1000,
    timeout: TIMEOUT_MS,
    agent: pinnedAgent(config.privateWebhooks),
  });
  // The library's own limit is for silence: a service that answers letter by letter would never end.
  const status = await Promise.race([
    sent.then(
      () => 201,
      (error: { statusCode?: number }) => error.statusCode ?? 503,
    ),
    pause(TIMEOUT_MS, 503, { ref: false }),
  ]);
  // The browser has given the subscription up.
  if (status === 404 || status === 410) await unsubscribe(store, person, endpoint);
  return answerOf(status);
}

export async function unsubscribe(store: Store, person: string, endpoint: string): Promise<void> {
  await store.write(trx =>
    trx.deleteFrom('push').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
  );
}

async function callWebhook({ config }: Sender, url: string, notification: Notification): Promise<Answer> {
  return answerOf(await post(url, JSON.stringify(notification), config.privateWebhooks).catch(() => 503));
}

function answerOf(status: number): Answer {
  if (status >= 500 || status === 408 || status === 429) return 'later';
  return status < 400 ? 'sent' : 'refused';
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
