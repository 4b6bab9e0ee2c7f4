import type { Logger } from 'pino';
import type { Background } from './background.ts';
import type { BotRunner } from './bots/runner.ts';
import type { Bus } from './nodes/bus.ts';
import { releaseBots } from './store/due.ts';
import type { Store } from './store/open.ts';

export interface Closing {
  /** The first thing a node does that is to stop: the others see to its bots and clocks at once. */
  handOver(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  bus: Bus;
  botRunner: BotRunner;
  background: Background;
  store: Store;
  log: Logger;
}

/** How a node stops: what it sees to is left to the others first, and once more what came up while it stopped. */
export function closing(
  { bus, botRunner, background, store, log }: Parts,
  stops: (() => Promise<void> | void)[],
  others: { close(): Promise<void> }[],
): Closing {
  const release = () =>
    releaseBots(store, botRunner.takeLeft()).catch(error =>
      log.error({ err: error }, 'could not hand over bots'),
    );
  const leaveAll = async () => {
    await Promise.all([...stops.map(stop => stop()), botRunner.close()]);
    await release();
  };
  let left: Promise<void> | null = null;
  const handOver = () => {
    left ??= leaveAll();
    return left;
  };
  return {
    handOver,
    async close() {
      await handOver();
      await background.close();
      await bus.close();
      await Promise.all(others.map(one => one.close()));
      await store.idle();
      await release();
      await store.close();
    },
  };
}
