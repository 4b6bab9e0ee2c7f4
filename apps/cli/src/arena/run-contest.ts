import { Worker } from 'node:worker_threads';
import { type Contest, type DealResult, defaultBounds, verdict } from '@signoria/bots/arena';

export interface RunOptions {
  deals: number;
  /** Only this share of the deals; all of them when left out. */
  part?: Part;
  threads: number;
  /** Stop as soon as the sequential test is decided. */
  sequential: boolean;
  /** Results of an earlier run of the same contest. */
  earlier: readonly DealResult[];
  /** Called after each deal, with all results so far. */
  onDeal?(results: readonly DealResult[]): void;
  signal?: AbortSignal;
}

/** Deals shared out among several runs: of `of` shares the one numbered `number`, counted from 1. */
export interface Part {
  number: number;
  of: number;
}

/** Neighbouring deals go to different shares, so that each is a fair sample of the whole. */
function isInPart(deal: number, { number, of }: Part): boolean {
  return deal % of === number - 1;
}

/** The test is looked at after every so many deals, in the order of the deals and not of their arrival. */
const LOOK_EVERY = 10;

/**
 * Plays deals 0, 1, 2 ... on several threads. Whatever their number, the results are the same (given budgets in
 * playouts), and an early stop falls on the same deal: what was played beyond it is not counted.
 */
export async function runContest(contest: Contest, options: RunOptions): Promise<DealResult[]> {
  const results = new Array<DealResult | undefined>(options.deals).fill(undefined);
  for (const result of options.earlier) if (result.deal < options.deals) results[result.deal] = result;
  const { part = { number: 1, of: 1 } } = options;
  const todo = Array.from({ length: options.deals }, (_, deal) => deal).filter(
    deal => isInPart(deal, part) && !results[deal],
  );
  let next = 0;
  let end = options.sequential ? decidedAt(contest, results, 0, options.deals) : options.deals;
  let looked = 0;
  const workers: Worker[] = [];
  const takeOne = (): number | undefined =>
    next < todo.length && todo[next] < end && !options.signal?.aborted ? todo[next++] : undefined;

  const serve = () =>
    new Promise<void>((resolve, reject) => {
      const first = takeOne();
      if (first === undefined) return resolve();
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: contest });
      workers.push(worker);
      const stop = () => resolve();
      options.signal?.addEventListener('abort', stop, { once: true });
      worker.on('error', reject);
      worker.on('message', (result: DealResult) => {
        results[result.deal] = result;
        options.onDeal?.(results.filter(one => one !== undefined));
        if (options.sequential) end = Math.min(end, decidedAt(contest, results, looked, options.deals));
        looked = prefix(results) - (prefix(results) % LOOK_EVERY);
        const deal = takeOne();
        if (deal === undefined) resolve();
        else worker.postMessage(deal);
      });
      worker.postMessage(first);
    });
  try {
    await Promise.all(Array.from({ length: Math.max(1, options.threads) }, serve));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results.filter((result): result is DealResult => result !== undefined && result.deal < end);
}

/** How many deals from the first on are all played. */
function prefix(results: readonly (DealResult | undefined)[]): number {
  const gap = results.indexOf(undefined);
  return gap < 0 ? results.length : gap;
}

/** The number of deals at which the test is first decided, or `most`. */
function decidedAt(
  contest: Contest,
  results: readonly (DealResult | undefined)[],
  from: number,
  most: number,
): number {
  const known = prefix(results);
  const shares = results.slice(0, known).map(result => result?.share ?? 0);
  for (let count = from + LOOK_EVERY - (from % LOOK_EVERY); count <= known; count += LOOK_EVERY)
    if (verdict(shares.slice(0, count), defaultBounds(contest.seats)) !== 'open') return count;
  return most;
}
