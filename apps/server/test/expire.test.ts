import type { PersonFile } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { claimExpiry, expire } from '../src/people/expire.ts';
import type { Services } from '../src/services.ts';
import { call, newTable, playOn, startedMatch, visitor } from './kit.ts';
import { newPlace, PLACES, serve } from './places.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const DAY = 86_400_000;

async function expireIn(services: Services, days: number): Promise<void> {
  for await (const _ of expire(services, Date.now() + days * DAY, { isHeld: false }));
}

async function idsOf({ store }: Services): Promise<string[]> {
  return (await store.db.selectFrom('user').select('id').execute()).map(({ id }) => id);
}

describe.each(PLACES)('%s', place => {
  test('guests who stay away go, but for those who play, are here, or have an account; empty tables go', async () => {
    const { url, services } = await serve(await newPlace(place));
    const players = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
    const [gone, here, owner] = [
      await visitor(url, 'Cleo'),
      await visitor(url, 'Dan'),
      await visitor(url, 'Eve'),
    ];
    const { match, table } = await startedMatch(players, LOST);
    const past = await startedMatch([gone, owner], LOST);
    await gone.call('POST', `/api/matches/${past.match}/resign`);
    await owner.call('POST', '/api/me/account', { username: 'eve', password: 'correct horse' });
    const waiting = await newTable(gone, LOST);
    await gone.call('POST', `/api/tables/${waiting.code}/chat`, { text: 'anybody?' });
    await gone.call('POST', `/api/tables/${waiting.code}/invite`, { person: owner.me.id });
    const wire = await here.connect();
    const ban = { person: gone.me.id, reason: '', at: Date.now() };
    await services.store.write(trx => trx.insertInto('ban').values(ban).execute());

    await expireIn(services, 29);
    expect((await call(url, 'GET', `/api/tables/${waiting.code}`)).status).toBe(200);
    await expireIn(services, 89);
    expect(await idsOf(services)).toHaveLength(5);
    expect((await call(url, 'GET', `/api/tables/${waiting.code}`)).status).toBe(404);
    expect(await services.store.db.selectFrom('invite').selectAll().execute()).toEqual([]);
    expect((await call(url, 'GET', `/api/tables/${table.code}`)).status).toBe(200);
    await expireIn(services, 91);
    const stay = [...players, here, owner].map(({ me }) => me.id);
    expect((await idsOf(services)).sort()).toEqual(stay.sort());
    expect(await services.store.db.selectFrom('chat_line').selectAll().execute()).toEqual([]);
    for (const table of ['leaving', 'ban'] as const)
      expect(await services.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const seats = services.store.db.selectFrom('match_seat').select('name').where('match', '=', past.match);
    expect((await seats.orderBy('seat').execute()).map(({ name }) => name)).toEqual(['someone', 'Eve']);
    await playOn(players, match, 2);
    wire.close();
  });

  test('where days are set to 0 nobody and nothing goes', async () => {
    const { url, services } = await serve(await newPlace(place), { guestDays: 0, tableDays: 0 });
    const ada = await visitor(url, 'Ada');
    const { code } = await newTable(ada, LOST);
    await expireIn(services, 10_000);
    expect(await idsOf(services)).toEqual([ada.me.id]);
    expect((await call(url, 'GET', `/api/tables/${code}`)).status).toBe(200);
  });

  test('whoever a node that died has left half deleted is deleted by the next that looks', async () => {
    const { url, services } = await serve(await newPlace(place));
    const { store } = services;
    const [ada, ben] = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
    const { match } = await startedMatch([ada, ben], LOST);
    await store.write(trx =>
      trx.insertInto('leaving').values({ person: ada.me.id, nobody: 'gone-x' }).execute(),
    );
    await expireIn(services, 0);
    expect(await idsOf(services)).toEqual([ben.me.id]);
    expect(await store.db.selectFrom('leaving').selectAll().execute()).toEqual([]);
    const seats = store.db.selectFrom('match_seat').select('person').where('match', '=', match);
    expect((await seats.orderBy('seat').execute()).map(({ person }) => person)).toEqual([
      'gone-x',
      ben.me.id,
    ]);
  });

  test('of many nodes that look at once one does it, and not again within the hour', async () => {
    const { services } = await serve(await newPlace(place));
    const now = Date.now();
    const claims = (at: number) => Promise.all([1, 2, 3, 4, 5].map(() => claimExpiry(services.store, at)));
    expect((await claims(now)).filter(Boolean)).toHaveLength(1);
    expect((await claims(now + 3_599_000)).filter(Boolean)).toHaveLength(0);
    expect((await claims(now + 3_600_000)).filter(Boolean)).toHaveLength(1);
  });

  test('after days without a server, and when the clock has been moved, nobody goes for a week', async () => {
    const { url, services } = await serve(await newPlace(place));
    const ada = await visitor(url, 'Ada');
    const now = Date.now();
    const lookAt = async (days: number) => {
      const claim = await claimExpiry(services.store, now + days * DAY);
      if (claim) for await (const _ of expire(services, now + days * DAY, claim));
      return claim && { ...claim, there: await idsOf(services) };
    };
    // Hour by hour from day to day, as a server that runs looks.
    const run = async (from: number, to: number) => {
      for (let day = from; day < to; day += 0.5) await lookAt(day);
    };
    await run(0, 10);
    expect(await lookAt(10)).toEqual({ isHeld: false, there: [ada.me.id] });
    // A year ahead by mistake, and back.
    expect(await lookAt(375)).toEqual({ isHeld: true, there: [ada.me.id] });
    expect(await lookAt(11)).toEqual({ isHeld: true, there: [ada.me.id] });
    // Off for long: who was away all that time could not come.
    expect(await lookAt(200)).toEqual({ isHeld: true, there: [ada.me.id] });
    await run(200.5, 206.5);
    expect(await lookAt(206.5)).toEqual({ isHeld: true, there: [ada.me.id] });
    expect(await lookAt(207)).toEqual({ isHeld: false, there: [] });
  });

  test('what is kept about a person comes piece by piece, and whole', async () => {
    const { url, services } = await serve(await newPlace(place));
    const ada = await visitor(url, 'Ada');
    const { code } = await newTable(ada, LOST);
    // Several pages, with lines of one moment on both sides of an edge.
    const lines = Array.from({ length: 450 }, (_, i) => ({
      id: `l${i}`,
      text: `line ${i}`,
      at: Math.floor(i / 3),
    }));
    const by = { code, person: ada.me.id, name: 'Ada', guest: 1 };
    await services.store.write(trx =>
      trx
        .insertInto('chat_line')
        .values(lines.map(line => ({ ...line, ...by })))
        .execute(),
    );
    const { body, headers } = await ada.call<PersonFile>('GET', '/api/me/export');
    expect(headers.get('content-length')).toBe(null);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({
      format: 'signoria-person',
      me: { name: 'Ada' },
      games: [],
      keys: [],
      push: [],
    });
    expect(body.tables.map(table => table.code)).toEqual([code]);
    expect(body.chat.map(({ text }) => text).sort()).toEqual(lines.map(({ text }) => text).sort());
  });
});
