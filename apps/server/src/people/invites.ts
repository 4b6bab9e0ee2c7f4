import { done, fail, type Invite, type Outcome, type Person } from '@signoria/protocol';
import { addNews, type News, newsRows } from '../store/news.ts';
import type { Store } from '../store/open.ts';
import type { TableRow } from '../store/table-row.ts';
import type { Blocks } from './blocks.ts';
import type { People } from './people.ts';

/** Who is wanted at which table. An invitation is worth as much as the table's code: it ends when the game begins. */
export interface Invites {
  /** Whoever is there finds it on the home page; the others are told wherever they are, once. */
  invite(table: TableRow, by: Person, other: string): Promise<Outcome<null>>;
  invitesOf(person: string): Promise<Invite[]>;
  decline(person: string, code: string): Promise<void>;
}

/** So many at once for one person: whoever is asked more often is asked by nobody in earnest. */
const MOST_INVITES = 20;

interface Parts {
  store: Store;
  people: People;
  blocks: Blocks;
  /** What a person who is away is to hear of an invitation: stored with it. */
  newsOf(person: string, code: string): readonly News[];
  /** Called when there is some in the store. */
  newsStored(): void;
}

export function openInvites({ store, people, blocks, newsOf, newsStored }: Parts): Invites {
  const waiting = (person: string) =>
    store.db
      .selectFrom('invite')
      .innerJoin('game_table', 'game_table.code', 'invite.code')
      .select(['invite.code', 'invite.by_person', 'invite.at', 'game_table.game'])
      .where('invite.person', '=', person)
      .where('game_table.status', '=', 'waiting')
      .orderBy('invite.at', 'desc')
      .execute();

  return {
    async invite(table, by, other) {
      const isHere = table.places.some(place => place.kind === 'person' && place.person.id === by.id);
      if (!isHere && table.host.id !== by.id) return fail('not-seated', 'only players can invite');
      if (table.status !== 'waiting') return fail('already-started', 'the match has already started');
      if (other === by.id) return fail('bad-request', 'you cannot invite yourself', { field: 'person' });
      if (!(await people.find(other))) return fail('unknown-person', 'player not found');
      if (await blocks.isBlocked([other], by.id)) return fail('blocked', 'that player has blocked you');
      const others = await waiting(other);
      if (others.length >= MOST_INVITES) return fail('list-full', 'too many invitations');
      const { code } = table;
      const row = { person: other, code, by_person: by.id, at: Date.now() };
      const news = others.some(one => one.code === code) ? [] : newsOf(other, code);
      await store.write(async trx => {
        await trx
          .insertInto('invite')
          .values(row)
          .onConflict(c => c.columns(['person', 'code']).doUpdateSet({ by_person: by.id, at: row.at }))
          .execute();
        await addNews(trx, newsRows(news, row.at));
      });
      if (news.length > 0) newsStored();
      return done(null);
    },

    async invitesOf(person) {
      const rows = await waiting(person);
      const blocked = rows.length > 0 ? await blocks.blockedBy(person) : [];
      const found = await Promise.all(rows.map(row => people.find(row.by_person)));
      return rows.flatMap(({ code, game, at }, i) => {
        const by = found[i];
        return by && !blocked.includes(by.id) ? [{ code, game, by, at }] : [];
      });
    },

    async decline(person, code) {
      await store.write(trx =>
        trx.deleteFrom('invite').where('person', '=', person).where('code', '=', code).execute(),
      );
    },
  };
}
