import { createECDH } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { People } from '../people/people.ts';
import { type Store, settingOnce } from '../store/open.ts';
import type { GameLine, PushBody } from '../wire.ts';
import { mayCall } from './addresses.ts';

/** What a browser's service worker and a webhook are told. They put it into words. */
export interface Notice {
  type: 'your-turn' | 'over' | 'began';
  game: GameLine;
  url: string;
}

export interface Notices {
  readonly publicKey: string;
  subscribe(person: string, body: PushBody): Promise<void>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Sends in the background; what fails is tried again, then logged. */
  send(person: string, notice: Notice): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

const TRIES = 3;

export async function openNotices(
  config: Config,
  store: Store,
  people: People,
  log: Logger,
): Promise<Notices> {
  const made = await settingOnce(store, 'vapid-keys', () => JSON.stringify(newVapidKeys()));
  const vapid: { publicKey: string; privateKey: string } = JSON.parse(made);
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:host@localhost.invalid';
  const sending = new Set<Promise<void>>();

  async function push(person: string, notice: Notice): Promise<void> {
    const devices = await store.db.selectFrom('push').selectAll().where('person', '=', person).execute();
    if (devices.length === 0) return;
    const { default: webpush } = await import('web-push');
    for (const { endpoint, p256dh, auth } of devices) {
      if (!(await mayCall(endpoint, config.privateWebhooks))) continue;
      try {
        await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails: { subject, ...vapid },
          TTL: 86_400,
          timeout: 10_000,
        });
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        if (status === 404 || status === 410) await remove(person, endpoint);
        else throw error;
      }
    }
  }

  async function remove(person: string, endpoint: string): Promise<void> {
    await store.write(trx =>
      trx.deleteFrom('push').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
    );
  }

  async function hook(person: string, notice: Notice): Promise<void> {
    const url = await people.webhookOf(person);
    if (url === null || !(await mayCall(url, config.privateWebhooks))) return;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Signoria' },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.status >= 500) throw new Error(`the webhook answered ${answer.status}`);
  }

  async function insist(what: string, person: string, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await work();
        return;
      } catch (error) {
        if (tries === TRIES) {
          log.warn({ person, what, reason: (error as Error).message }, 'a notice could not be sent');
          return;
        }
        await new Promise(resolve => setTimeout(resolve, 1000 * tries));
      }
    }
  }

  return {
    publicKey: vapid.publicKey,

    async subscribe(person, { endpoint, keys }) {
      const row = { person, p256dh: keys.p256dh, auth: keys.auth };
      await store.write(trx =>
        trx
          .insertInto('push')
          .values({ endpoint, ...row })
          .onConflict(c => c.column('endpoint').doUpdateSet(row))
          .execute(),
      );
    },

    unsubscribe: remove,

    send(person, notice) {
      for (const [what, work] of [
        ['push', push],
        ['webhook', hook],
      ] as const) {
        const sent = insist(what, person, () => work(person, notice));
        sending.add(sent);
        sent.finally(() => sending.delete(sent));
      }
    },

    async idle() {
      await Promise.allSettled(sending);
    },
  };
}

/** The pair of keys by which push services know this server (RFC 8292): made at the first start. */
function newVapidKeys(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const privateKey = Buffer.alloc(32);
  curve.getPrivateKey().copy(privateKey, 32 - curve.getPrivateKey().length);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
