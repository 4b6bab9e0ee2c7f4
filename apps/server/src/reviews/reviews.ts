import { exportRecord, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import { done, fail, type MatchReview, type Outcome, type ReviewState } from '@signoria/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Meter } from '../meter.ts';
import { isEnded, type LiveMatch, seatOfPerson } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import type { News } from '../store/news.ts';
import type { Store } from '../store/open.ts';
import { enqueueReview, findReview, type ReviewRow, reviewsAhead, stopReview } from '../store/reviews.ts';
import { openReviewQueue, type ReviewQueue } from './queue.ts';
import type { ReviewQuestion } from './thread.ts';

/** Finished matches looked at again by the server, for those who played them and ask for it. */
export interface Reviews extends Pick<ReviewQueue, 'wake' | 'running' | 'close'> {
  /** The review of a match by a seat, or how far it is. */
  look(match: string, seat: Seat, person: string | null): Promise<Outcome<ReviewState>>;
  ask(match: string, seat: Seat, person: string): Promise<Outcome<ReviewState>>;
  stop(match: string, seat: Seat, person: string): Promise<Outcome<null>>;
}

interface Parts {
  config: Config;
  store: Store;
  matches: Matches;
  limits: Limits;
  node: string;
  log: Logger;
  meter: Meter;
  reviewer: URL;
  newsOf(person: string, match: string): readonly News[];
  newsStored(): void;
}

/** Whoever would wait behind more than so many comes back later. */
const MOST_WAITING = 100;
const COME_BACK_S = 300;

export function openReviews(parts: Parts): Reviews {
  const { config, store, matches } = parts;
  const queue = openReviewQueue({
    ...parts,
    async questionFor({ match, seat }) {
      const found = await matches.read(match, live => questionOf(live, seat as Seat, config.reviewMs));
      return found.ok ? found.value : found;
    },
  });

  async function look(match: string, seat: Seat, person: string | null): Promise<Outcome<ReviewState>> {
    const found = await matches.read(match, live => questionOf(live, seat, 0));
    if (!found.ok) return found;
    if (!found.value.ok) return found.value;
    const row = await findReview(store, match, seat);
    return done(row ? await stateOf(row, person) : NONE);
  }

  async function stateOf(row: ReviewRow, person: string | null): Promise<ReviewState> {
    const { id, due_at, node, body } = row;
    const yours = row.person !== null && row.person === person;
    if (body !== null) return { ...NONE, status: 'ready', share: 1, yours, review: reviewIn(body) };
    if (due_at === null) return { ...NONE, status: 'failed', yours };
    if (node !== null && due_at > Date.now())
      return { ...NONE, status: 'thinking', share: queue.shareOf(id) ?? row.done / 1000, yours };
    return { ...NONE, status: 'waiting', ahead: await reviewsAhead(store, row.asked_at), yours };
  }

  return {
    ...queue,
    look,
    async ask(match, seat, person) {
      const known = await look(match, seat, person);
      if (!known.ok || isThere(known.value)) return known;
      const refused = await mayAsk(parts, match, person);
      if (!refused.ok) return refused;
      await enqueueReview(store, match, seat, person, Date.now());
      queue.wake();
      return look(match, seat, person);
    },
    async stop(match, seat, person) {
      const isStopped = await stopReview(store, match, seat, person);
      if (!isStopped) return fail('not-found', 'you have no review in progress');
      queue.stop(match, seat);
      return done(null);
    },
  };
}

/** Whether somebody may have a review made, as things are. */
async function mayAsk(
  { config, store, matches, limits }: Parts,
  match: string,
  person: string,
): Promise<Outcome<null>> {
  const seat = await matches.read(match, live => seatOfPerson(live, person));
  if (!seat.ok) return seat;
  if (seat.value === null) return fail('not-your-seat', 'you were not a player in this match');
  if ((await reviewsAhead(store, Date.now() + 1)) >= MOST_WAITING)
    return fail('rate-limited', 'too many reviews are waiting: try again later', { retryAfter: COME_BACK_S });
  const refused = config.reviewsPerDay > 0 ? await limits.take('reviews', person) : NO_REVIEWS;
  if (!refused) return done(null);
  const { retryAfter } = refused.error;
  return fail('review-limit', 'no more reviews today', retryAfter ? { retryAfter } : {});
}

const NONE: ReviewState = { status: 'none', share: 0, ahead: 0, yours: false, review: null };
const NO_REVIEWS = fail('review-limit', 'reviews are disabled on this server');

function isThere({ status }: ReviewState): boolean {
  return status !== 'none' && status !== 'failed';
}

/** Written by the thread, and by nobody else. */
function reviewIn(body: string): MatchReview {
  return JSON.parse(body);
}

/** A match that has ended is as open as its record; of one under way nothing is told. */
function questionOf(live: LiveMatch, seat: Seat, ms: number): Outcome<ReviewQuestion> {
  if (!isEnded(live)) return fail('not-over', 'the match is not over');
  const { game } = live.match;
  if (seat >= live.match.seats) return fail('not-found', 'no such seat');
  if (findGame(game.id)?.rulesVersion !== game.rulesVersion)
    return fail('old-rules', 'no bots for the rules of this match');
  const { seats, options, seed, actions } = exportRecord(live.match);
  return done({ game: game.id, seats, options, seed, actions, seat, ms });
}
