import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openExpiring } from '../limits/expiring.ts';
import { matchesDue } from '../store/matches.ts';
import type { Store } from '../store/open.ts';
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
}

/** Deadlines a little before the last look are looked at again: a move stored meanwhile may have set one. */
const OVERLAP_MS = 60_000;
const IDLE_MS = 15 * 60_000;

/**
 * Looks in the store for clocks that are up. Deadlines are in the store, so the first look after a restart finds all
 * that passed while no server ran. The answer stops it.
 */
export function startSweep({ config, store, matches, watchers, moment, log }: Parts): () => void {
  let from = 0;
  let isLooking = false;
  /** Slow matches whose deadline the table has been told of; after that long they are no longer looked at. */
  const told = openExpiring<true>(2 * OVERLAP_MS);

  async function look(): Promise<void> {
    const { now } = moment();
    for (const id of await matchesDue(store, from, now)) await timeUp(id, now);
    from = now - OVERLAP_MS;
    matches.tidy(now - IDLE_MS, watchers.isWatched);
  }

  async function timeUp(id: string, now: number): Promise<void> {
    const outcome = await matches.change(id, live => proposeTimeout(live, now));
    if (outcome.ok) {
      log.info({ match: id }, 'time is up: a bot plays on');
      return;
    }
    await matches.read(id, live => {
      const key = `${id} ${live.log.length}`;
      if (told.get(key, now)) return;
      told.set(key, true, now);
      watchers.tell(live, moment());
    });
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(error => log.error({ err: error }, 'the clocks could not be looked at'))
      .finally(() => {
        isLooking = false;
      });
  }, config.sweepMs);
  timer.unref();
  return () => clearInterval(timer);
}
