import { createECDH } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { done, fail, type GameLine, type Invite, type Outcome, type PushBody } from '@signoria/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Meter } from '../meter.ts';
import type { People } from '../people/people.ts';
import { retryUntilDone } from '../retry.ts';
import type { Database } from '../store/database.ts';
import { isStoreFault } from '../store/faults.ts';
import { type Store, settingOnce } from '../store/open.ts';
import { mayCall } from './addresses.ts';
import { pinnedAgent, post, TIMEOUT_MS } from './pinned.ts';

/** What a browser's service worker and a webhook are told. They put it into words. */
export type Notification = GameNotification | { type: 'invited'; invite: Invite; url: string };

export interface GameNotification {
  type: 'your-turn' | 'over' | 'began' | 'reviewed';
  game: GameLine;
  url: string;
}

export interface Notifications {
  readonly publicKey: string;
  subscribe(person: string, body: PushBody): Promise<Outcome<null>>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Sends in the background; what fails is tried again, then logged. */
  send(person: string, notification: Notification): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Lets what is on its way arrive, and tries nothing again. */
  close(): Promise<void>;
}

/** So many browsers of one person are told. */
const MOST_DEVICES = 20;
const TRIES = 3;

export async function openNotifications(
  config: Config,
  store: Store,
  people: People,
  log: Logger,
  meter: Meter,
): Promise<Notifications> {
  const made = await settingOnce(store, 'vapid-keys', () => JSON.stringify(newVapidKeys()));
  const vapid: VapidKeys = JSON.parse(made);
  const sender: Sender = { config, store, vapid };
  const sending = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Tries again after a while, unless the server stops meanwhile. */
  async function insist(what: 'push' | 'webhook', person: string, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await work();
        meter.notified(what, true);
        return;
      } catch (error) {
        if (tries < TRIES && (await hasPassed(1000 * tries, closing.signal))) continue;
        meter.notified(what, false);
        log.warn({ person, what, reason: (error as Error).message }, 'giving up on a notification');
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
      const work = () => sendAll(person, notification);
      const sent = retryUntilDone(work, waitForStore(log, person), closing.signal).finally(() =>
        sending.delete(sent),
      );
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

/** Whom to tell is asked of the store: while it fails the notification waits. */
function waitForStore(log: Logger, person: string) {
  return (error: unknown, tries: number): boolean => {
    if (tries === 1) log.error({ person, err: error }, 'could not send notification');
    return isStoreFault(error);
  };
}

function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(ms, true, { signal }).catch(() => false);
}

async function subscribe(store: Store, person: string, { endpoint, keys }: PushBody): Promise<Outcome<null>> {
  const row = { person, p256dh: keys.p256dh, auth: keys.auth };
  return store.write(async trx => {
    const known = await trx.selectFrom('push').select('endpoint').where('person', '=', person).execute();
    if (known.length >= MOST_DEVICES && !known.some(one => one.endpoint === endpoint))
      return fail('list-full', `notifications can go to up to ${MOST_DEVICES} browsers`);
    await trx
      .insertInto('push')
      .values({ endpoint, ...row })
      .onConflict(c => c.column('endpoint').doUpdateSet(row))
      .execute();
    return done(null);
  });
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
  if (!mayCall(endpoint, config.privateWebhooks)) return;
  const { default: webpush } = await import('web-push');
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:host@localhost.invalid';
  try {
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notification), {
      vapidDetails: { subject, ...vapid },
      TTL: 86_400,
      timeout: TIMEOUT_MS,
      agent: pinnedAgent(config.privateWebhooks),
    });
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== 404 && status !== 410) throw error;
    // The browser has given the subscription up.
    await unsubscribe(store, device.person, endpoint);
  }
}

async function callWebhook({ config }: Sender, url: string, notification: Notification): Promise<void> {
  const status = await post(url, JSON.stringify(notification), config.privateWebhooks);
  if (status >= 500) throw new Error(`webhook responded with ${status}`);
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
