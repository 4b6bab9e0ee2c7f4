import { notificationsWaiting } from './notifications.ts';
import type { Store } from './open.ts';
import { reviewsAhead } from './reviews.ts';

/** How much there is in a store, for whoever runs the server. */
export interface Figures {
  /** Tables with a match under way. */
  running: { game: string; count: number }[];
  setAside: number;
  deadlines: number;
  /** What should have been looked at long ago. */
  overdue: number;
  botsOverdue: number;
  /** Reviews that wait or are under way. */
  reviews: number;
  /** Notifications that not everybody has who is to have them. */
  notifications: number;
}

/** Whoever takes up a clock or a bot's turn is done with it, or has been given up, long before this. */
const LONG_AGO_MS = 10_000;

/** Each count is read from an index: it takes no longer with many finished matches. */
export async function figuresOf(store: Store, now: number): Promise<Figures> {
  const { db } = store;
  const matches = db.selectFrom('match').select(eb => eb.fn.countAll<number>().as('count'));
  const count = (query: typeof matches) => query.executeTakeFirstOrThrow().then(row => row.count);
  const [running, setAside, deadlines, overdue, botsOverdue, reviews, notifications] = await Promise.all([
    db
      .selectFrom('game_table')
      .select(eb => ['game', eb.fn.countAll<number>().as('count')])
      .where('status', '=', 'playing')
      .groupBy('game')
      .execute(),
    count(matches.where('broken', 'is not', null)),
    count(matches.where('clock_at', 'is not', null)),
    count(matches.where('clock_at', '<', now - LONG_AGO_MS)),
    count(matches.where('bot_at', '<', now - LONG_AGO_MS)),
    reviewsAhead(store, now + 1),
    notificationsWaiting(store),
  ]);
  return { running, setAside, deadlines, overdue, botsOverdue, reviews, notifications };
}
