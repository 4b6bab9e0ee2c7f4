import { type Kysely, sql } from 'kysely';

/** What keeps people's things theirs. Like all migrations: never changed once released. */

/** A match knows whether its table was open, and a seat when its match began and whether it has resigned. */
export async function privateGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('open', 'integer', c => c.notNull().defaultTo(0))
    .execute();
  await sql`update match set open = 1 where code in (select code from game_table where open = 1)`.execute(db);
  await db.schema
    .alterTable('match_seat')
    .addColumn('started_at', 'bigint', c => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('match_seat')
    .addColumn('resigned', 'integer', c => c.notNull().defaultTo(0))
    .execute();
  await sql`update match_seat set started_at = (select started_at from match where match.id = match_seat.match)`.execute(
    db,
  );
  await sql`update match_seat set resigned = 1 where exists (select 1 from match_log
    where match_log.match = match_seat.match and match_log.seat = match_seat.seat and match_log.kind = 'resign')`.execute(
    db,
  );
  await db.schema
    .createIndex('match_seat_games')
    .on('match_seat')
    .columns(['person', 'started_at', 'match'])
    .execute();
}

/** E-mail beside the account, so that nobody learns from it who else has one; recovery codes; blocks and reports; leaving. */
export async function ownKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('profile').addColumn('email', 'text').execute();
  await schema
    .createTable('recovery_code')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('hash', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['person', 'hash'])
    .execute();
  await listOf(schema, 'block', 'blocked').execute();
  await schema.createIndex('block_blocked').on('block').column('blocked').execute();
  await schema
    .createTable('report')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('why', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('report_person').on('report').column('person').execute();
  await schema.createIndex('report_about').on('report').column('about').execute();
  await schema
    .createTable('leaving')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('nobody', 'text', c => c.notNull())
    .execute();
}

/** Crests, friends and invitations; scores of matches that end from now on, and what each did to the ratings. */
export async function ownPage({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('profile').addColumn('crest', 'text').execute();
  await schema.alterTable('match').addColumn('scores', 'text').execute();
  await schema
    .createTable('rating_change')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('seats', 'text', c => c.notNull())
    .addColumn('shown', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('rating_change_pk', ['person', 'match'])
    .execute();
  await listOf(schema, 'friend', 'friend').execute();
  await schema.createIndex('friend_friend').on('friend').column('friend').execute();
  await listOf(schema, 'invite', 'code')
    .addColumn('by_person', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('invite_code').on('invite').column('code').execute();
}

/** Invitations of somebody who leaves are found without looking at all others. */
export async function indexInvitesBy({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('invite_by_person').on('invite').column('by_person').execute();
}

/** Who has put what on a list of theirs, and when. */
function listOf(schema: Kysely<unknown>['schema'], name: string, what: string) {
  return schema
    .createTable(name)
    .addColumn('person', 'text', c => c.notNull())
    .addColumn(what, 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['person', what]);
}
