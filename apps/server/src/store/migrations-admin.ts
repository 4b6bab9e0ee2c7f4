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
