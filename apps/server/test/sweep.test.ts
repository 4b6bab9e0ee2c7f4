import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { NO_BUS } from '../src/nodes/bus.ts';
import { startSweep } from '../src/play/sweep.ts';
import { openStore } from '../src/store/open.ts';

test('what is left undone is looked for every ten seconds, also after the clock has been moved back', async () => {
  const config = { ...defaultConfig(), dataDir: 'memory' };
  const store = await openStore(config);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.now();
  const catchUp = vi.fn(async () => undefined);
  const stop = startSweep({
    ...{ config, store, bus: NO_BUS, log: pino({ level: 'silent' }) },
    ...{ botsMs: 1000, wake: () => undefined, deliver: async () => undefined, catchUp },
    moment: () => ({ now, isOnline: () => false, isAway: () => true }),
    matches: { tidy: () => undefined } as never,
    watchers: { isWatched: () => false } as never,
  });
  await vi.waitFor(() => expect(catchUp).toHaveBeenCalledTimes(1));
  now -= 3_600_000;
  while (catchUp.mock.calls.length < 2 && performance.now() < 60_000) await vi.advanceTimersByTimeAsync(500);
  expect(catchUp).toHaveBeenCalledTimes(2);
  await stop();
  await store.close();
});
