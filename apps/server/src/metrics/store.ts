import { setTimeout as pause } from 'node:timers/promises';
import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';
import { type Figures, figuresOf } from '../store/figures.ts';
import type { Store } from '../store/open.ts';

/** A store that takes longer to count is as good as down: whoever asks for figures is not kept waiting. */
const STORE_MS = 2_000;

/** What the store knows, the same at every node. The answer looks it up; while the store is down it is not told at all. */
export function openStoreFigures(
  { Gauge }: typeof Prometheus,
  registry: Registry,
  store: Store,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('signoria_store_up', '1 while the store answers, 0 while it does not');
  const running = new Gauge({
    name: 'signoria_matches_running',
    help: 'Tables with a match under way, at all nodes together',
    labelNames: ['game'],
    registers: [registry],
  });
  const counts = {
    setAside: gauge('signoria_matches_set_aside', 'Matches whose log cannot be read, at all nodes together'),
    deadlines: gauge('signoria_deadlines_waiting', 'Matches with a deadline, at all nodes together'),
    overdue: gauge(
      'signoria_deadlines_overdue',
      'Matches whose deadline passed a while ago and was not handled, at all nodes together',
    ),
    botsOverdue: gauge(
      'signoria_bots_overdue',
      'Matches whose bots have been waiting for a while, handled by no node',
    ),
    reviews: gauge('signoria_reviews_waiting', 'Reviews asked for and not ready, at all nodes together'),
    notifications: gauge(
      'signoria_notifications_waiting',
      'Notifications to be sent or sent again, at all nodes together',
    ),
  } satisfies Record<keyof Omit<Figures, 'running'>, unknown>;

  function show(figures: Figures): void {
    running.reset();
    for (const { game, count } of figures.running) running.set({ game }, count);
    for (const [name, one] of Object.entries(counts)) one.set(figures[name as keyof typeof counts]);
  }

  return async () => {
    const figures = await Promise.race([
      figuresOf(store, Date.now()).catch(() => null),
      pause(STORE_MS, null, { ref: false }),
    ]);
    up.set(figures ? 1 : 0);
    if (figures) return show(figures);
    running.reset();
    for (const one of Object.values(counts)) one.remove();
  };
}
