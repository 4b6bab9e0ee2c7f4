import type { Person, PersonFile } from '@signoria/protocol';
import { ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';

const MANY = 100_000;

/** Everything the server keeps about a person. */
export async function exportOf(
  { auths, people, store, tables }: Services,
  { id }: Person,
): Promise<PersonFile> {
  const chat = await store.db
    .selectFrom('chat_line')
    .select(['code', 'text', 'at'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  const me = await people.me(id);
  if (!me) throw new Error('nobody to tell about');
  const push = await store.db.selectFrom('push').select('endpoint').where('person', '=', id).execute();
  return {
    format: 'signoria-person',
    me,
    keys: await people.keys(id),
    passkeys: await auths.passkeysOf(id),
    ratings: (await ratingsOf(store, id)).map(({ person: _, ...rating }) => rating),
    games: await matchesOf(store, id, 'all', MANY),
    tables: (await tables.of(id)).map(({ code, game, status }) => ({ code, game, status })),
    chat,
    push: push.map(({ endpoint }) => endpoint),
  };
}
