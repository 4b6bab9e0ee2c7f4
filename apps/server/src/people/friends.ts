import { done, type Friend, fail, type Outcome } from '@signoria/protocol';
import type { Store } from '../store/open.ts';
import type { People } from './people.ts';

/** Whom somebody likes to play with: a list of one's own, which nobody else sees. */
export interface Friends {
  friendsOf(person: string): Promise<Omit<Friend, 'online'>[]>;
  befriend(person: string, other: string): Promise<Outcome<null>>;
  unfriend(person: string, other: string): Promise<void>;
  crestOf(person: string): Promise<string | null>;
  setCrest(person: string, crest: string | null): Promise<void>;
}

const MOST_FRIENDS = 200;

export function openFriends(store: Store, people: People): Friends {
  const ids = async (person: string) => {
    const rows = await store.db
      .selectFrom('friend')
      .select('friend')
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ friend }) => friend);
  };
  return {
    ...openCrests(store),

    async friendsOf(person) {
      const known = await ids(person);
      const crests = await crestsOf(store, known);
      const found = await Promise.all(known.map(people.find));
      return found.flatMap(one => (one ? [{ person: one, crest: crests.get(one.id) ?? null }] : []));
    },

    async befriend(person, other) {
      if (person === other) return fail('bad-request', 'you cannot add yourself', { field: 'person' });
      if (!(await people.find(other))) return fail('unknown-person', 'player not found');
      if ((await ids(person)).length >= MOST_FRIENDS)
        return fail('list-full', `you can have up to ${MOST_FRIENDS} friends`);
      const row = { person, friend: other, at: Date.now() };
      await store.write(trx =>
        trx
          .insertInto('friend')
          .values(row)
          .onConflict(c => c.doNothing())
          .execute(),
      );
      return done(null);
    },

    async unfriend(person, other) {
      await store.write(trx =>
        trx.deleteFrom('friend').where('person', '=', person).where('friend', '=', other).execute(),
      );
    },
  };
}

function openCrests(store: Store): Pick<Friends, 'crestOf' | 'setCrest'> {
  return {
    crestOf: async person => (await crestsOf(store, [person])).get(person) ?? null,
    async setCrest(person, crest) {
      await store.write(trx =>
        trx
          .insertInto('profile')
          .values({ person, webhook: null, email: null, crest })
          .onConflict(c => c.column('person').doUpdateSet({ crest }))
          .execute(),
      );
    },
  };
}

async function crestsOf(store: Store, people: readonly string[]): Promise<Map<string, string | null>> {
  if (people.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('profile')
    .select(['person', 'crest'])
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map(({ person, crest }) => [person, crest]));
}
