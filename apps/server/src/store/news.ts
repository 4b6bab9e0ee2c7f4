import { sql } from 'kysely';
import { newId } from '../id.ts';
import type { Database, Trx } from './database.ts';

type NotificationRow = Database['notification'];

/** Somebody who is away is to hear of something. What exactly is put together when it is sent. */
export type News = Pick<NotificationRow, 'person' | 'type' | 'about'>;

/** What has to be stored of news. */
export type NewsRow = News & Pick<NotificationRow, 'id' | 'made_at'>;

export function newsRows(news: readonly News[], now: number): NewsRow[] {
  return news.map(one => ({ ...one, id: newId(), made_at: now }));
}

/** The columns of a NewsRow, in the order in which the statement takes them. */
export const NEWS = ['id text', 'person text', 'type text', 'about text', 'made_at bigint'] as const;

/**
 * The statement that stores news, given where its columns come from. Whoever has named no browser and no webhook is told
 * nothing, so nothing is stored; later news of the same takes the place of what has not been sent.
 */
export function storingNews(columns: readonly string[], from = '', condition = 'true'): string {
  const [, person, , , madeAt] = columns;
  return `insert into notification (id, person, type, about, made_at, due_at, node, tries, told)
    select ${columns.join(', ')}, ${madeAt}, null, 0, '[]' ${from}
      where ${condition} and (exists (select 1 from push where push.person = ${person})
        or exists (select 1 from profile where profile.person = ${person} and profile.webhook is not null))
    on conflict (person, about) do update set id = excluded.id, type = excluded.type, made_at = excluded.made_at,
      due_at = excluded.due_at, node = null, tries = 0, told = '[]'`;
}

/** Stores news in the transaction that makes it true. */
export async function addNews(trx: Trx, news: readonly NewsRow[]): Promise<void> {
  for (const { id, person, type, about, made_at } of news) {
    const values = { id, person, type, about, made_at };
    const given = sql`select ${sql.join(
      Object.entries(values).map(([name, value], i) => {
        const kind = sql.raw(NEWS[i].split(' ')[1]);
        return sql`cast(${value} as ${kind}) as ${sql.ref(name)}`;
      }),
    )}`;
    const columns = NEWS.map(column => `given.${column.split(' ')[0]}`);
    await sql`with given as (${given}) ${sql.raw(storingNews(columns, 'from given'))}`.execute(trx);
  }
}
