import type { Me, PersonFile } from '@signoria/protocol';
import { type KyselyPlugin, type QueryResult, sql, type UnknownRow } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deletion, finishDeletions } from '../src/people/delete.ts';
import type { Store } from '../src/store/open.ts';
import { findTable, insertTable } from '../src/store/tables.ts';
import { cookieOf, newTable, startedMatch, stateOf, type Visitor, visitor, withCookie } from './kit.ts';
import { liveLong } from './long-life.ts';
import { newPlace, PLACES, serve } from './places.ts';

const LOST = { game: 'lost-cities', seats: 2 };
/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:9/';

/** Which tables name a person; how much somebody has asked for is forgotten by itself. */
async function naming({ db }: Store, person: string): Promise<string[]> {
  const found = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (name !== 'limit_count' && JSON.stringify(rows).includes(person)) found.push(name);
  }
  return found;
}

/** How many rows each query reads, and each change to the store changes. The answer ends it. */
function countRows(store: Store) {
  const { write, db } = store;
  const most = { read: 0, changed: 0 };
  const counting = (count: (result: QueryResult<UnknownRow>) => void): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count(result);
      return result;
    },
  });
  const counted: Store['write'] = async change => {
    let changed = 0;
    const done = await write(trx => {
      changed = 0;
      return change(
        trx.withPlugin(
          counting(({ rows, numAffectedRows }) => {
            most.read = Math.max(most.read, rows.length);
            changed += Number(numAffectedRows ?? 0);
          }),
        ) as typeof trx,
      );
    });
    most.changed = Math.max(most.changed, changed);
    return done;
  };
  const read = counting(({ rows }) => {
    most.read = Math.max(most.read, rows.length);
  });
  Object.assign(store, { write: counted, db: db.withPlugin(read) });
  return () => {
    Object.assign(store, { write, db });
    return most;
  };
}

/** These people play the first legal action whenever they may; a bot plays for whoever has gone. */
async function playToTheEnd(people: readonly Visitor[], match: string): Promise<void> {
  for (;;) {
    for (const one of people) {
      const { status, version, legal } = await stateOf(one, match, 1e9);
      if (status !== 'playing') return;
      if (legal.length > 0)
        await one.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    }
  }
}

describe.each(PLACES)('a guest who signs in to an account: %s', place => {
  test('what was said, asked and set as a guest belongs to the account, and nothing is left of the guest', async () => {
    const { url, services } = await serve(await newPlace(place), {
      privateWebhooks: true,
      sweepMs: 3_600_000,
    });
    const { store, background } = services;
    const [ann, ben, guest] = await Promise.all(['Ann', 'Ben', 'Guest'].map(name => visitor(url, name)));
    const body = { username: 'ann', password: 'correct horse battery' };
    const { body: account } = await ann.call<Me>('POST', '/api/me/account', body);
    const [own, other] = [await newTable(guest, LOST), await newTable(ben, { ...LOST, guestChat: true })];
    await guest.call('POST', `/api/tables/${other.code}/join`, {});
    await guest.call('POST', `/api/tables/${other.code}/chat`, { text: 'good evening' });
    await guest.call('POST', `/api/tables/${own.code}/invite`, { person: ben.me.id });
    await ben.call('POST', `/api/tables/${other.code}/invite`, { person: guest.me.id });
    await guest.call('PATCH', '/api/me', { crest: 'lily-lapis', webhook: NOWHERE });
    await guest.call('POST', '/api/me/keys', { name: 'engine' });
    const like = await findTable(store.db, own.code);
    await store.write(async trx => {
      for (let i = 0; like && i < 210; i++) await insertTable(trx, { ...like, code: `T${i}` }, 1);
    });
    const wire = await guest.connect();
    const cut = new Promise(resolve => wire.socket.once('disconnect', resolve));

    const signed = await guest.call<Me>('POST', '/api/session', body);
    await cut;
    expect(signed.body.id).toBe(account.id);
    expect(await naming(store, guest.me.id)).toEqual([]);
    const there = withCookie(url, cookieOf(signed.headers), signed.body);
    const { chat, invites, me } = (await there.call<PersonFile>('GET', '/api/me/export')).body;
    expect(chat.map(({ text }) => text)).toEqual(['good evening']);
    expect(invites.map(({ code }) => code)).toEqual([other.code]);
    expect(me).toMatchObject({ crest: 'lily-lapis', webhook: NOWHERE });
    await there.call('DELETE', '/api/me');
    await background.idle();
    expect(await naming(store, account.id)).toEqual([]);
    expect(JSON.stringify(await store.db.selectFrom('chat_line').selectAll().execute())).toBe('[]');
  });
});

describe.each(PLACES)('somebody who has played for years leaves: %s', place => {
  test('no step reads or changes more than a hundred rows, and nothing is left', async () => {
    const { url, services } = await serve(await newPlace(place));
    const { store, background } = services;
    const [old, ben] = [await visitor(url, 'Old'), await visitor(url, 'Ben')];
    const { code } = await newTable(old, LOST);
    const { match } = await startedMatch([old, ben], LOST);
    await liveLong(store, old.me.id, code, 350);
    const end = countRows(store);
    expect((await old.call('DELETE', '/api/me')).status).toBe(204);
    await background.idle();
    const { read, changed } = end();
    expect(read).toBeLessThanOrEqual(100);
    expect(changed).toBeLessThanOrEqual(100);
    expect(await naming(store, old.me.id)).toEqual([]);
    expect((await stateOf(ben, match)).status).toBe('over');
    // What was found by a review belongs to the game.
    const reviews = await store.db.selectFrom('review').select(['person', 'body']).execute();
    expect(reviews).toEqual(Array.from({ length: 175 }, () => ({ person: null, body: '{}' })));
  });

  test('a rated game that others end has no rating for the player who is gone', async () => {
    const { url, services } = await serve(await newPlace(place));
    const people = await Promise.all(['Ada', 'Ben', 'Old'].map(name => visitor(url, name)));
    const [ada, ben, old] = people;
    const { match } = await startedMatch(people, { game: 'patrician', seats: 3, rated: true });
    await old.call('DELETE', '/api/me');
    await services.background.idle();
    await playToTheEnd([ada, ben], match);
    const { db } = services.store;
    const rated = () => db.selectFrom('rating').select('person').execute();
    await expect.poll(rated, { timeout: 10_000 }).toHaveLength(2);
    const names = (await rated()).map(({ person }) => person);
    expect(names.sort()).toEqual([ada.me.id, ben.me.id].sort());
    expect(await db.selectFrom('rating_change').select('person').execute()).toHaveLength(2);
  });

  test('a deletion that ends after any of its steps is finished by whoever looks next', async () => {
    const { url, services } = await serve(await newPlace(place));
    const { store } = services;
    const old = await visitor(url, 'Old');
    const { code } = await newTable(old, LOST);
    await liveLong(store, old.me.id, code, 150);
    let steps = deletion(services, old.me.id);
    let ends = 0;
    const take = async (most: number): Promise<boolean> => {
      for (let i = 0; i < most; i++) if ((await steps.next()).done) return true;
      return false;
    };
    while (!(await take(ends + 1))) {
      await steps.return(undefined);
      expect(await naming(store, old.me.id)).toContain('leaving');
      steps = finishDeletions(services);
      ends++;
    }
    expect(ends).toBeGreaterThan(15);
    expect(await naming(store, old.me.id)).toEqual([]);
  });
});
