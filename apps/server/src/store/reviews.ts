import { newId } from '../id.ts';
import type { Database, Trx } from './database.ts';
import { addNews, type News, newsRows } from './news.ts';
import type { Store } from './open.ts';

export type ReviewRow = Database['review'];

export function findReview({ db }: Store, match: string, seat: number): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('match', '=', match)
    .where('seat', '=', seat)
    .executeTakeFirst();
}

/** Puts a review behind all that wait. One that is under way or ready stays as it is; one that failed is tried anew. */
export async function enqueueReview(
  store: Store,
  match: string,
  seat: number,
  person: string,
  now: number,
): Promise<void> {
  const asked = { person, asked_at: now, due_at: 0, node: null, tries: 0, done: 0, body: null };
  await store.write(trx =>
    trx
      .insertInto('review')
      .values({ id: newId(), match, seat, ...asked })
      .onConflict(c =>
        c
          .columns(['match', 'seat'])
          .doUpdateSet(asked)
          .where('review.due_at', 'is', null)
          .where('review.body', 'is', null),
      )
      .execute(),
  );
}

/** How many wait or are under way, of those asked for before `before`. */
export async function reviewsAhead({ db }: Store, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('review')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('due_at', 'is not', null)
    .where('asked_at', '<', before)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes up the review that has waited longest, and no other node does before `until`. One whose node has died is free
 * again when that time has passed.
 */
export async function claimReview(
  store: Store,
  node: string,
  now: number,
  until: number,
): Promise<ReviewRow | null> {
  const due = store.db.selectFrom('review').select('id').where('due_at', '<=', now);
  // Nearly always there is nothing to do, and looking takes no lock.
  if (!(await due.limit(1).executeTakeFirst())) return null;
  const taken = await store.write(trx =>
    trx
      .updateTable('review')
      .set(eb => ({ due_at: until, node, tries: eb('tries', '+', 1), done: 0 }))
      .where('id', 'in', eb =>
        eb
          .selectFrom('review as waiting')
          .select('waiting.id')
          .where('waiting.due_at', '<=', now)
          .orderBy('waiting.asked_at')
          .limit(1)
          .$if(store.kind === 'postgres', query => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),
  );
  return taken ?? null;
}

/** What a node that has a review says of it, and who is to hear of that. False: it has it no longer, or nobody wants it any more. */
export async function noteReview(
  store: Store,
  { id, node }: Pick<ReviewRow, 'id' | 'node'>,
  said: Partial<Pick<ReviewRow, 'due_at' | 'node' | 'tries' | 'done' | 'body'>>,
  news: readonly News[] = [],
): Promise<boolean> {
  return store.write(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('review')
      .set(said)
      .where('id', '=', id)
      .where('node', '=', node)
      .where('body', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await addNews(trx, newsRows(news, Date.now()));
    return numUpdatedRows === 1n;
  });
}

/** A process that is alone with the store: whatever another had taken up is free. */
export async function releaseAllReviews(store: Store): Promise<void> {
  await store.write(trx =>
    trx.updateTable('review').set({ due_at: 0, node: null }).where('due_at', 'is not', null).execute(),
  );
}

/** Takes back what a person has asked for, as long as it is not ready. */
export async function stopReview(
  store: Store,
  match: string,
  seat: number,
  person: string,
): Promise<boolean> {
  const { numDeletedRows } = await store.write(trx =>
    trx
      .deleteFrom('review')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('person', '=', person)
      .where('body', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return numDeletedRows === 1n;
}

/** The moves of these matches are others now, or elsewhere: what was thought about them goes. */
export async function forgetReviews(trx: Trx, matches: readonly string[]): Promise<void> {
  if (matches.length > 0) await trx.deleteFrom('review').where('match', 'in', matches).execute();
}

/** The reviews a person has asked for, the latest first. */
export function reviewsOf(
  { db }: Store,
  person: string,
): Promise<{ match: string; seat: number; at: number }[]> {
  return db
    .selectFrom('review')
    .select(['match', 'seat', 'asked_at as at'])
    .where('person', '=', person)
    .orderBy('asked_at', 'desc')
    .execute();
}
