import type { Person, PersonFile, TableStatus } from '@signoria/protocol';
import { ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/games.ts';
import type { Store } from '../store/open.ts';
import { reviewsOf } from '../store/reviews.ts';
import { ratingHistory } from './statistics.ts';

const PAGE = 200;

/** The lists that have no end. */
type Long = 'games' | 'tables' | 'chat';

/** Everything the server keeps about a person, as the text of a PersonFile, piece by piece: never more than a page at once. */
export async function* exportOf(services: Services, { id }: Person): AsyncGenerator<string> {
  const { auths, blocks, friends, invites, people, store } = services;
  const me = await people.me(id);
  if (!me) throw new Error('no such player');
  const push = await store.db.selectFrom('push').select('endpoint').where('person', '=', id).execute();
  const head: Omit<PersonFile, Long> = {
    format: 'signoria-person',
    me,
    keys: await people.keys(id),
    passkeys: await auths.passkeysOf(id),
    ratings: (await ratingsOf(store, id)).map(({ person: _, ...rating }) => rating),
    push: push.map(({ endpoint }) => endpoint),
    friends: (await friends.friendsOf(id)).map(({ person }) => person),
    blocked: (await Promise.all((await blocks.blockedBy(id)).map(people.find))).flatMap(one => one ?? []),
    ratingHistory: await ratingHistory(store, id),
    invites: await invites.invitesOf(id),
    reviews: await reviewsOf(store, id),
  };
  yield JSON.stringify(head).slice(0, -1);
  yield* listed('games', gamesOf(store, id));
  yield* listed('tables', tablesOf(store, id));
  yield* listed('chat', chatOf(store, id));
  yield '}';
}

async function* listed<L extends Long>(name: L, pages: AsyncIterable<PersonFile[L]>): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${before}${JSON.stringify(page).slice(1, -1)}`;
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}

async function* gamesOf(store: Store, person: string): AsyncGenerator<PersonFile['games']> {
  for (let before: string | undefined; ; ) {
    const page = await matchesOf(store, person, { phase: 'all', limit: PAGE, before });
    yield page;
    if (page.length < PAGE) return;
    before = page.at(-1)?.match;
  }
}

async function* tablesOf(store: Store, person: string): AsyncGenerator<PersonFile['tables']> {
  for (let after = ''; ; ) {
    const page = await store.db
      .selectFrom('table_person')
      .innerJoin('game_table', 'game_table.code', 'table_person.code')
      .select(['game_table.code', 'game_table.game', 'game_table.status'])
      .where('table_person.person', '=', person)
      .where('table_person.code', '>', after)
      .orderBy('table_person.code')
      .limit(PAGE)
      .execute();
    yield page.map(one => ({ ...one, status: one.status as TableStatus }));
    if (page.length < PAGE) return;
    after = page.at(-1)?.code ?? '';
  }
}

async function* chatOf(store: Store, person: string): AsyncGenerator<PersonFile['chat']> {
  for (let last = { at: 0, id: '' }; ; ) {
    const page = await store.db
      .selectFrom('chat_line')
      .select(['id', 'code', 'text', 'at'])
      .where('person', '=', person)
      .where(eb => eb.or([eb('at', '>', last.at), eb.and([eb('at', '=', last.at), eb('id', '>', last.id)])]))
      .orderBy('at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield page.map(({ code, text, at }) => ({ code, text, at }));
    if (page.length < PAGE) return;
    last = page.at(-1) ?? last;
  }
}
