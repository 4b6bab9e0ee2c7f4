import { done, fail, type Outcome, type Person, type ReportBody } from '@signoria/protocol';
import { newId } from '../id.ts';
import { oneLine } from '../one-line.ts';
import type { Store } from '../store/open.ts';

/** Whom somebody does not want to play with or read, and what somebody has to say about another. */
export interface Blocks {
  blockedBy(person: string): Promise<string[]>;
  block(person: string, other: string): Promise<Outcome<null>>;
  unblock(person: string, other: string): Promise<void>;
  /** Who has blocked that one. */
  blockersOf(person: string): Promise<string[]>;
  /** Whether one of these people has blocked that one. */
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  report(by: Person, about: string, body: ReportBody): Promise<Outcome<null>>;
}

const MOST_BLOCKS = 200;
const MOST_REPORTS = 50;

export function openBlocks(store: Store): Blocks {
  async function blockedBy(person: string): Promise<string[]> {
    const rows = await store.db.selectFrom('block').select('blocked').where('person', '=', person).execute();
    return rows.map(({ blocked }) => blocked);
  }

  return {
    blockedBy,

    async block(person, other) {
      if (person === other) return fail('bad-request', 'you cannot block yourself', { field: 'person' });
      if ((await blockedBy(person)).length >= MOST_BLOCKS)
        return fail('list-full', `you can block up to ${MOST_BLOCKS} people`);
      await store.write(async trx => {
        await trx
          .insertInto('block')
          .values({ person, blocked: other, at: Date.now() })
          .onConflict(c => c.columns(['person', 'blocked']).doNothing())
          .execute();
        // Unseen they would take the place of others.
        await trx.deleteFrom('invite').where('person', '=', person).where('by_person', '=', other).execute();
      });
      return done(null);
    },

    async unblock(person, other) {
      await store.write(trx =>
        trx.deleteFrom('block').where('person', '=', person).where('blocked', '=', other).execute(),
      );
    },

    async blockersOf(person) {
      const rows = await store.db
        .selectFrom('block')
        .select('person')
        .where('blocked', '=', person)
        .execute();
      return rows.map(row => row.person);
    },

    async isBlocked(by, person) {
      if (by.length === 0) return false;
      const row = await store.db
        .selectFrom('block')
        .select('blocked')
        .where('blocked', '=', person)
        .where('person', 'in', by)
        .executeTakeFirst();
      return row !== undefined;
    },

    report: (by, about, body) => report(store, by, about, body),
  };
}

/** Those that the host is done with no longer count. */
async function report(
  store: Store,
  by: Person,
  about: string,
  { why, text = '' }: ReportBody,
): Promise<Outcome<null>> {
  const open = await store.db
    .selectFrom('report')
    .select('id')
    .where('person', '=', by.id)
    .where('done_at', 'is', null)
    .execute();
  if (open.length >= MOST_REPORTS) return fail('list-full', 'too many of your reports are still unread');
  const said = oneLine(text);
  const row = { id: newId(), person: by.id, about, why, text: said, at: Date.now(), done_at: null };
  await store.write(trx => trx.insertInto('report').values(row).execute());
  return done(null);
}
