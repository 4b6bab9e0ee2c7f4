import type { Logger } from 'pino';
import type { Meter } from '../meter.ts';
import { retryUntilDone } from '../retry.ts';
import { isStoreFault } from '../store/faults.ts';
import {
  claimNotifications,
  dropNotification,
  type NotificationRow,
  postponeNotification,
} from '../store/notifications.ts';
import type { Store } from '../store/open.ts';
import type { Notification } from './composed.ts';
import { TIMEOUT_MS } from './pinned.ts';
import { type Answer, EXPIRES_MS, type Receiver } from './receivers.ts';

/** Sends what is in the store. */
export interface Delivery {
  /** Takes up what is due; fails with the store. */
  look(): Promise<void>;
  /** Lets what is on its way arrive, and takes up nothing more. */
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  node: string;
  log: Logger;
  meter: Meter;
  /** What is to be told; null when it is no longer so. */
  compose(row: NotificationRow): Promise<Notification | null>;
  receiversOf(person: string): Promise<Receiver[]>;
}

/** Whoever takes one up is done with it before this: no receiver is waited for longer than half of it. */
const HELD_MS = 2 * TIMEOUT_MS;
/** So many are on their way at once. */
const MOST = 300;
/** Nobody for whom so many are gets more: however slow a person's receivers are, others wait for none of them. */
const MOST_EACH = 5;
/** How long a receiver that cannot be reached is left alone, the longer the more often it was tried. */
const WAITS_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000] as const;

function waitAfter(tries: number): number {
  return WAITS_MS[Math.min(tries, WAITS_MS.length) - 1];
}

export function openDelivery(parts: Parts): Delivery {
  const { store, node, log } = parts;
  /** By the person each is for. */
  const onTheirWay = new Map<Promise<void>, string>();
  const closing = new AbortController();
  const { signal } = closing;
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;

  function start(row: NotificationRow): void {
    const sent = deliver(parts, row, signal)
      // It is taken up again when the time this node had for it has passed.
      .catch(error => log.error({ err: error }, 'could not process a notification'))
      .finally(() => {
        const wasFull = onTheirWay.size >= MOST || served().includes(row.person);
        onTheirWay.delete(sent);
        if (wasFull) look().catch(() => undefined);
      });
    onTheirWay.set(sent, row.person);
  }

  /** Those for whom enough is on its way. */
  function served(): string[] {
    const byPerson = Map.groupBy(onTheirWay.values(), person => person);
    return [...byPerson].flatMap(([person, all]) => (all.length >= MOST_EACH ? person : []));
  }

  async function takeUp(): Promise<void> {
    do {
      isAskedAgain = false;
      const most = MOST - onTheirWay.size;
      if (most <= 0 || signal.aborted) return;
      const now = Date.now();
      const wanted = { most, mostEach: MOST_EACH, butFor: served() };
      for (const row of await claimNotifications(store, node, wanted, now, now + HELD_MS)) start(row);
    } while (isAskedAgain);
  }

  function look(): Promise<void> {
    isAskedAgain = true;
    looking ??= takeUp().finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    look,
    async close() {
      closing.abort();
      await looking?.catch(() => undefined);
      await Promise.all(onTheirWay.keys());
    },
  };
}

/** Tells each receiver that has not been told. What could not be sent to all waits for another try, up to a day. */
async function deliver(parts: Parts, row: NotificationRow, stopped: AbortSignal): Promise<void> {
  const { store, meter, log } = parts;
  const told: string[] = JSON.parse(row.told);
  const notification = await parts.compose(row);
  const all = notification ? await parts.receiversOf(row.person) : [];
  const receivers = all.filter(({ address }) => !told.includes(address));
  const answers = notification ? await Promise.all(receivers.map(one => one.send(notification))) : [];
  const now = Date.now();
  const isLast = now + waitAfter(row.tries) > row.made_at + EXPIRES_MS;
  receivers.forEach(({ by }, i) => {
    meter.notified(by, outcomeOf(answers[i], isLast));
  });
  const open = receivers.filter((_, i) => answers[i] === 'later');
  if (open.length > 0 && isLast)
    log.warn({ person: row.person, type: row.type }, 'giving up on a notification');
  const done = receivers.filter((_, i) => answers[i] !== 'later').map(({ address }) => address);
  const note = () =>
    open.length > 0 && !isLast
      ? postponeNotification(store, row, [...told, ...done], now + waitAfter(row.tries))
      : dropNotification(store, row);
  // What has been sent is not to be sent again because the store failed just then.
  await note().catch(error => {
    if (!isStoreFault(error)) throw error;
    return retryUntilDone(note, isStoreFault, stopped);
  });
}

function outcomeOf(answer: Answer, isLast: boolean): 'sent' | 'postponed' | 'failed' {
  if (answer === 'sent') return 'sent';
  return answer === 'later' && !isLast ? 'postponed' : 'failed';
}
