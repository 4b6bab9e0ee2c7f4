import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';
import type { Services } from '../services.ts';

/** What is looked up at this node when somebody asks: how many there are just now. */
export function openAsked(
  { Gauge }: typeof Prometheus,
  registry: Registry,
  { watchers, botRunner, hints, reviews, background, matches }: Services,
  sockets: () => number,
): void {
  const gauge = (name: string, help: string, now: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(now());
      },
    });
  gauge('signoria_sockets', 'Sockets open at this node', sockets);
  gauge(
    'signoria_onlookers',
    'Sockets and streams that watch a match from no seat, at this node',
    watchers.onlookers,
  );
  gauge('signoria_matches_in_memory', 'Matches that this node holds in memory', matches.count);
  gauge('signoria_bots_waiting', 'Decisions of bots that wait for a thread, at this node', botRunner.waiting);
  gauge('signoria_hints_waiting', 'Hints that wait for their thread, at this node', hints.waiting);
  gauge('signoria_reviews_running', 'Reviews under way at this node', reviews.running);
  gauge('signoria_background_jobs', 'Background jobs under way at this node', background.count);
}
