import type { Database, Db, Trx } from './database.ts';

/**
 * Says something to all servers that run, in the transaction that makes it true. Whoever says something at the same moment
 * waits for the number to be taken and then fails, so that numbers are seen in their order.
 */
export async function addNotice(trx: Trx, body: object, now: number): Promise<void> {
  const seq = (await latestNotice(trx)) + 1;
  await trx
    .insertInto('notice')
    .values({ seq, at: now, body: JSON.stringify(body) })
    .execute();
}

export async function latestNotice(db: Db | Trx): Promise<number> {
  const row = await db
    .selectFrom('notice')
    .select(eb => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

export function noticesAfter(db: Db, seq: number): Promise<Pick<Database['notice'], 'seq' | 'body'>[]> {
  const later = db.selectFrom('notice').select(['seq', 'body']).where('seq', '>', seq);
  return later.orderBy('seq').execute();
}
