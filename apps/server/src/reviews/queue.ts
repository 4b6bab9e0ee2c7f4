import type { Outcome } from '@signoria/protocol';
import type { Logger } from 'pino';
import type { Meter } from '../meter.ts';
import type { News } from '../store/news.ts';
import type { Store } from '../store/open.ts';
import { claimReview, noteReview, type ReviewRow } from '../store/reviews.ts';
import { think } from './think.ts';
import type { ReviewQuestion } from './thread.ts';

/** A node that has a review says so every two seconds; after so long without a word another takes it up. */
const HELD_MS = 30_000;
const NOTE_MS = 2_000;
/** A thread that thinks for longer, on whatever machine, will not come to an end. */
const LONGEST_MS = 900_000;
/** What has failed so often is left alone. */
const MOST_TRIES = 3;

/** The reviews this node sees to, one after another. */
export interface ReviewQueue {
  /** Takes up what waits, unless one is under way here. */
  wake(): void;
  /** Ends the thread of a review that is under way here. */
  stop(match: string, seat: number): void;
  /** How much of a review is done that is under way here; null when it is not. */
  shareOf(id: string): number | null;
  /** How many are under way here. */
  running(): number;
  /** Leaves what is under way to the others. */
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  node: string;
  log: Logger;
  meter: Meter;
  /** The file of the thread. */
  reviewer: URL;
  /** What is to be thought about; an error when it cannot be. */
  questionFor(row: ReviewRow): Promise<Outcome<ReviewQuestion>>;
  /** What the person who asked is to hear once it is ready, if away: stored with it. */
  newsOf(person: string, match: string): readonly News[];
  /** Called when there is some in the store. */
  newsStored(): void;
}

/** A review under way at this node. */
interface Held {
  row: ReviewRow;
  share: number;
  stopping: AbortController;
}

export function openReviewQueue(parts: Parts): ReviewQueue {
  const { store, node, log } = parts;
  let held: Held | null = null;
  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  async function work(): Promise<void> {
    for (;;) {
      const now = Date.now();
      const row = isClosed ? null : await claimReview(store, node, now, now + HELD_MS);
      if (!row) return;
      held = { row, share: 0, stopping: new AbortController() };
      if (isClosed) held.stopping.abort();
      await see(parts, held).finally(() => {
        held = null;
      });
    }
  }

  function wake(): void {
    isAskedAgain = working !== null;
    if (isAskedAgain || isClosed) return;
    working = work()
      .catch(error => log.error({ err: error }, 'could not process reviews'))
      .finally(() => {
        working = null;
        if (isAskedAgain) wake();
      });
  }

  return {
    wake,
    stop(match, seat) {
      if (held?.row.match === match && held.row.seat === seat) held.stopping.abort();
    },
    shareOf: id => (held?.row.id === id ? held.share : null),
    running: () => (held ? 1 : 0),
    async close() {
      isClosed = true;
      held?.stopping.abort();
      await working;
    },
  };
}

/** Sees to one review: thinks, keeps what was found, or leaves it for another try. */
async function see(parts: Parts, held: Held): Promise<void> {
  const { store, log, meter } = parts;
  const { row, stopping } = held;
  const question = await parts.questionFor(row);
  if (!question.ok || row.tries > MOST_TRIES) {
    await noteReview(store, row, { due_at: null });
    return;
  }
  const began = performance.now();
  const noting = setInterval(() => note(parts, held), NOTE_MS);
  const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_MS)]);
  const progress = (share: number) => {
    held.share = share;
  };
  const text = await think(parts.reviewer, question.value, signal, progress)
    .catch(error => {
      if (!stopping.signal.aborted) log.error({ match: row.match, err: error }, 'could not review a match');
      return null;
    })
    .finally(() => clearInterval(noting));
  const news = row.person === null ? [] : parts.newsOf(row.person, row.match);
  const isKept =
    text !== null && (await noteReview(store, row, { body: text, due_at: null, done: 1000 }, news));
  const result = isKept ? 'ready' : stopping.signal.aborted ? 'stopped' : 'failed';
  meter.reviewed(question.value.game, result, performance.now() - began);
  if (isKept) return news.length > 0 ? parts.newsStored() : undefined;
  // One that was stopped is gone; one that failed, or whose node stops, waits to be taken up again.
  const tries = result === 'stopped' ? row.tries - 1 : row.tries;
  await noteReview(store, row, { due_at: 0, node: null, tries });
}

/** Says that this node has it still, and how far it is. Whoever has stopped it ends it here too. */
function note({ store, log }: Parts, { row, share, stopping }: Held): void {
  noteReview(store, row, { due_at: Date.now() + HELD_MS, done: Math.round(1000 * share) }).then(
    isHeld => {
      if (!isHeld) stopping.abort();
    },
    error => log.warn({ err: error }, 'could not note the progress of a review'),
  );
}
