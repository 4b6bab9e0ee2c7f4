import { done, fail, type Invite, type Outcome, type PushBody } from '@signoria/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Meter } from '../meter.ts';
import type { People } from '../people/people.ts';
import { releaseAllNotifications } from '../store/notifications.ts';
import type { Store } from '../store/open.ts';
import { composed } from './composed.ts';
import { type Delivery, openDelivery } from './delivery.ts';
import { openReceivers, unsubscribe } from './receivers.ts';

/** Word to people who are away. What they are to hear of is in the store before anybody sends it. */
export interface Notifications extends Delivery {
  readonly publicKey: string;
  subscribe(person: string, body: PushBody): Promise<Outcome<null>>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** There is something to send: what fails now is found by the next look. */
  wake(): void;
}

/** So many browsers of one person are told. */
const MOST_DEVICES = 20;

interface Parts {
  config: Config;
  store: Store;
  people: People;
  node: string;
  log: Logger;
  meter: Meter;
  invitesOf(person: string): Promise<Invite[]>;
}

export async function openNotifications(parts: Parts): Promise<Notifications> {
  const { config, store, people } = parts;
  const { publicKey, of } = await openReceivers(config, store, people);
  // Nobody else is there: what the last server had taken up is free.
  if (store.kind === 'sqlite') await releaseAllNotifications(store);
  const delivery = openDelivery({
    ...parts,
    compose: row => composed({ ...parts, publicUrl: config.publicUrl }, row),
    receiversOf: of,
  });
  return {
    ...delivery,
    publicKey,
    subscribe: (person, body) => subscribe(store, person, body),
    unsubscribe: (person, endpoint) => unsubscribe(store, person, endpoint),
    wake: () => void delivery.look().catch(() => undefined),
  };
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
