import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addNotifications, administration } from './migrations-admin.ts';
import { indexInvitesBy, ownKeys, ownPage, privateGames } from './migrations-people.ts';

/** One set for SQLite and PostgreSQL. Never change one that has been released: add the next. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-house': { up: firstTables },
  '0002-waiting': { up: addWaiting },
  '0003-due': { up: addDue },
  '0004-limits': { up: addLimits },
  '0010-private-games': { up: privateGames },
  '0011-own-keys': { up: ownKeys },
  '0012-aside': { up: indexAside },
  '0020-administration': { up: administration },
  '0021-own-page': { up: ownPage },
  '0022-rules-began': { up: addRulesBegan },
  '0023-reviews': { up: addReviews },
  '0024-notifications': { up: addNotifications },
  '0025-invites-by': { up: indexInvitesBy },
};

async function firstTables({ schema }: Kysely<unknown>): Promise<void> {
  await tablesOfPeople(schema);
  await tablesToSitAt(schema);
  await tablesOfMatches(schema);
}

type Schema = Kysely<unknown>['schema'];

async function tablesOfPeople(schema: Schema): Promise<void> {
  await schema
    .createTable('setting')
    .addColumn('key', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('profile')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('webhook', 'text')
    .execute();
  await schema
    .createTable('push')
    .addColumn('endpoint', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('push_person').on('push').column('person').execute();
  await schema
    .createTable('rating')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('seats', 'text', c => c.notNull())
    .addColumn('mu', 'double precision', c => c.notNull())
    .addColumn('sigma', 'double precision', c => c.notNull())
    .addColumn('shown', 'integer', c => c.notNull())
    .addColumn('games', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('rating_pk', ['person', 'game', 'seats'])
    .execute();
  await schema.createIndex('rating_board').on('rating').columns(['game', 'seats', 'shown']).execute();
}

async function tablesToSitAt(schema: Schema): Promise<void> {
  await schema
    .createTable('game_table')
    .addColumn('code', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('open', 'integer', c => c.notNull())
    .addColumn('slow', 'integer', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('revision', 'integer', c => c.notNull())
    .addColumn('changed_at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createIndex('game_table_lobby')
    .on('game_table')
    .columns(['status', 'open', 'changed_at'])
    .execute();
  await schema
    .createTable('table_person')
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('table_person_pk', ['person', 'code'])
    .execute();
  await schema.createIndex('table_person_code').on('table_person').column('code').execute();
  await schema
    .createTable('chat_line')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('guest', 'integer', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('chat_line_code').on('chat_line').columns(['code', 'at']).execute();
  await schema.createIndex('chat_line_person').on('chat_line').column('person').execute();
}

async function tablesOfMatches(schema: Schema): Promise<void> {
  await schema
    .createTable('match')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('rules', 'integer', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('seed', 'text', c => c.notNull())
    .addColumn('clock', 'text', c => c.notNull())
    .addColumn('rated', 'integer', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('turn', 'text', c => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('bot_due', 'integer', c => c.notNull())
    .addColumn('places', 'text')
    .addColumn('counted', 'integer', c => c.notNull())
    .addColumn('started_at', 'bigint', c => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await schema.createIndex('match_deadline').on('match').column('deadline').execute();
  await schema.createIndex('match_bot_due').on('match').column('bot_due').execute();
  await schema.createIndex('match_counted').on('match').columns(['counted', 'rated']).execute();
  await schema
    .createTable('match_seat')
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('guest', 'integer', c => c.notNull())
    .addColumn('level', 'text')
    .addPrimaryKeyConstraint('match_seat_pk', ['match', 'seat'])
    .execute();
  await schema.createIndex('match_seat_person').on('match_seat').column('person').execute();
  await schema
    .createTable('match_log')
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('match_log_pk', ['match', 'seq'])
    .execute();
}

interface Playing {
  match: { id: string; status: string; turn: string; deadline: number | null; waiting: string };
}

/** Until its next entry a match under way is listed as before: all in turn wait, until the nearest deadline. */
async function addWaiting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('waiting', 'text', c => c.notNull().defaultTo('[]'))
    .execute();
  const matches = db as Kysely<Playing>;
  const rows = await matches.selectFrom('match').selectAll().where('status', '=', 'playing').execute();
  for (const { id, turn, deadline } of rows) {
    const waiting = (JSON.parse(turn) as number[]).map(seat => ({ seat, deadline }));
    await matches
      .updateTable('match')
      .set({ waiting: JSON.stringify(waiting) })
      .where('id', '=', id)
      .execute();
  }
}

interface Due {
  match: { status: string; bot_due: number; bot_at: number | null };
}

/** When somebody must next look at a match's clocks and at its bots; and why it cannot be read, where it cannot. */
async function addDue(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex('match_bot_due').execute();
  await schema.alterTable('match').renameColumn('deadline', 'clock_at').execute();
  await schema.alterTable('match').addColumn('bot_at', 'bigint').execute();
  await schema.alterTable('match').addColumn('broken', 'text').execute();
  await (db as Kysely<Due>)
    .updateTable('match')
    .set({ bot_at: 0 })
    .where('bot_due', '=', 1)
    .where('status', '=', 'playing')
    .execute();
  await schema.alterTable('match').dropColumn('bot_due').execute();
  await schema.createIndex('match_bot_at').on('match').column('bot_at').execute();
}

/** The version a match began with, where it goes on by newer rules. */
async function addRulesBegan({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('match').addColumn('rules_began', 'integer').execute();
}

/** Finished matches looked at again. */
async function addReviews({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('review')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('person', 'text')
    .addColumn('asked_at', 'bigint', c => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('node', 'text')
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('done', 'integer', c => c.notNull())
    .addColumn('body', 'text')
    .execute();
  await schema.createIndex('review_match').unique().on('review').columns(['match', 'seat']).execute();
  await schema.createIndex('review_due').on('review').column('due_at').execute();
  await schema.createIndex('review_person').on('review').column('person').execute();
}

/** The few matches that were set aside are found without looking at all others. */
async function indexAside({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('match_aside')
    .on('match')
    .column('broken')
    .where('broken', 'is not', null)
    .execute();
}

/** What is counted at all nodes together, as rate-limiter-flexible keeps it. */
async function addLimits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('limit_count')
    .addColumn('key', 'varchar(255)', c => c.primaryKey())
    .addColumn('points', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
