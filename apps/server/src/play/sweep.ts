import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Bus } from '../nodes/bus.ts';
import { clocksSeen, takeUp } from '../store/due.ts';
import type { Store } from '../store/open.ts';
import { nextDeadline } from './clocks.ts';
import { type LiveMatch, versionOf } from './live-match.ts';
import type { Matches } from './matches.ts';
import { proposeTimeout } from './proposals.ts';
import type { Moment } from './state-for.ts';
import type { Watchers } from './watchers.ts';

interface Parts {
  config: Config;
  store: Store;
  matches: Matches;
  watchers: Watchers;
  moment(): Moment;
  log: Logger;
  /** Sets the bots of a match to work, and how long that may take. */
  wake(live: LiveMatch): void;
  botsMs: number;
  bus: Bus;
  /** Sends what people who are away are to hear of. */
  deliver(): Promise<void>;
  /** What else is left undone when a store fails, and is to be looked for now and then. */
  catchUp(): Promise<void>;
}

/** Whoever takes up a clock is done with it long before this. */
const CLOCK_MS = 5_000;
const CATCH_UP_MS = 10_000;
/** While the store fails it is asked less and less often. */
const LONGEST_MS = 4_000;

/**
 * Looks in the store for clocks that are up, bots nobody sees to and word to send. When each must be looked at is in the store, so the
 * first look after a restart finds all that passed while no server ran, and whatever failed is found again. The answer
 * stops it, and resolves when what was being looked at has been seen to.
 */
export function startSweep(parts: Parts): () => Promise<void> {
  const { config, matches, watchers, moment, log } = parts;
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let failures = 0;
  /** Not by the time of day, which may be moved back. */
  let caughtUpAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const { now } = moment();
    await Promise.all([lookAtClocks(parts, now), lookAtBots(parts, now), parts.deliver()]);
    matches.tidy(now - config.idleMs, watchers.isWatched);
    if (performance.now() - caughtUpAt < CATCH_UP_MS) return;
    await parts.catchUp();
    caughtUpAt = performance.now();
  }

  async function lookOnce(): Promise<void> {
    try {
      await look();
      if (failures > 0) log.info('clocks and bots are checked again');
      failures = 0;
    } catch (error) {
      if (failures === 0 && !isStopped) log.error({ err: error }, 'could not check clocks and bots');
      failures++;
    }
    if (!isStopped) schedule();
  }

  function schedule(): void {
    const wait = failures === 0 ? config.sweepMs : Math.min(config.sweepMs * 2 ** failures, LONGEST_MS);
    timer = setTimeout(() => {
      looking = lookOnce();
    }, wait);
    timer.unref();
  }

  let looking = lookOnce();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}

/** One match that cannot be seen to now is left for later; the others are not kept waiting by it. */
async function eachApart(
  log: Logger,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids)
    await work(id).catch(error => log.error({ match: id, err: error }, 'could not check a match'));
}

async function lookAtClocks(parts: Parts, now: number): Promise<void> {
  const due = await takeUp(parts.store, 'clock_at', now, now + CLOCK_MS);
  await eachApart(parts.log, due, id => timeUp(parts, id, now));
}

/** A live seat is played by a bot from now on; at a slow table the others are told that they may have one. */
async function timeUp(parts: Parts, id: string, now: number): Promise<void> {
  const { store, bus, matches, watchers, moment, log } = parts;
  const outcome = await matches.change(id, live => proposeTimeout(live, now));
  if (outcome.ok) {
    log.info({ match: id }, 'player out of time, bot takes over');
    return;
  }
  const seen = await matches.read(id, live => {
    watchers.tell(live, moment());
    return { version: versionOf(live), next: nextDeadline(live.clocks, now) };
  });
  // Whoever looks at it at another node.
  bus.send({ kind: 'look', match: id });
  if (seen.ok) await clocksSeen(store, id, seen.value.version, seen.value.next);
}

async function lookAtBots({ store, matches, log, wake, botsMs }: Parts, now: number): Promise<void> {
  const due = await takeUp(store, 'bot_at', now, now + botsMs);
  await eachApart(log, due, async id => {
    await matches.read(id, wake);
  });
}
