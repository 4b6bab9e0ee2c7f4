import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';
import type { Meter } from '../meter.ts';

/** Seconds: what is quick for a person, and what is not. */
const ANSWER = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const THOUGHT = [0.01, 0.05, 0.1, 0.25, 0.5, 0.8, 1, 1.5, 2, 3, 5, 10];

const REVIEW = [1, 5, 10, 20, 30, 60, 120, 300];

/** What is counted as it happens. */
export function openCounted(library: typeof Prometheus, registry: Registry): Meter {
  const made = figuresIn(library, registry);
  return {
    answered(method, route, status, ms) {
      made.requests.inc({ method, route, status });
      made.answers.observe({ route }, ms / 1000);
    },
    acted: (way, game, result, ms) => made.actions.observe({ game, way, result }, ms / 1000),
    written: (isWritten, ms) => made.writes.observe({ result: isWritten ? 'written' : 'failed' }, ms / 1000),
    decided: (game, isOwnChoice, ms) =>
      made.decisions.observe({ game, result: isOwnChoice ? 'chosen' : 'replaced' }, ms / 1000),
    reviewed: (game, result, ms) => made.reviews.observe({ game, result }, ms / 1000),
    notified: (by, result) => made.notifications.inc({ by, result }),
    streamed: change => made.streams.inc(change),
    interrupted: () => made.interrupted.inc(),
  };
}

function figuresIn({ Counter, Gauge, Histogram }: typeof Prometheus, registry: Registry) {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const afterArrival = 'Time from the arrival of an action to its acknowledgement';
  const toDisk = 'Time from asking for a change of the store to its being on disk; its count counts changes';
  const toDecide = 'Time a bot takes to decide, waiting for a thread included';
  return {
    requests: counter('signoria_http_requests_total', 'Requests answered', ['method', 'route', 'status']),
    answers: seconds('signoria_http_request_seconds', 'Time to answer a request', ANSWER, ['route']),
    actions: seconds('signoria_action_seconds', afterArrival, ANSWER, ['game', 'way', 'result']),
    writes: seconds('signoria_store_write_seconds', toDisk, ANSWER, ['result']),
    decisions: seconds('signoria_bot_decision_seconds', toDecide, THOUGHT, ['game', 'result']),
    reviews: seconds('signoria_review_seconds', 'Time a review takes, waiting not included', REVIEW, [
      'game',
      'result',
    ]),
    notifications: counter('signoria_notifications_total', 'Notifications sent, postponed or given up', [
      'by',
      'result',
    ]),
    interrupted: counter(
      'signoria_background_interrupted_total',
      'Background jobs interrupted by an error; they resume at the next start',
    ),
    streams: new Gauge({ name: 'signoria_streams', help: 'Streams of lines open at this node', registers }),
  };
}
