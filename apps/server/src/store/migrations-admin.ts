import type { Kysely } from 'kysely';

/** For whoever runs the server: bans, reports that are done with, archived games, notices to servers that run. */
export async function administration({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ban')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('notice')
    .addColumn('seq', 'integer', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
  await schema.alterTable('report').addColumn('done_at', 'bigint').execute();
  await schema.alterTable('match').addColumn('archived', 'text').execute();
}

/** What is to be sent to people who are away, until it is. */
export async function addNotifications({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notification')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('made_at', 'bigint', c => c.notNull())
    .addColumn('due_at', 'bigint', c => c.notNull())
    .addColumn('node', 'text')
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('told', 'text', c => c.notNull())
    .execute();
  const index = schema.createIndex('notification_person').unique().on('notification');
  await index.columns(['person', 'about']).execute();
  await schema.createIndex('notification_due').on('notification').column('due_at').execute();
}
