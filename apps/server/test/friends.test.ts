import type { Friend, Invite, Me, Person, PersonFile, Statistics, Table } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import {
  call,
  cookieOf,
  newTable,
  playOn,
  startedMatch,
  testServer,
  type Visitor,
  visitor,
  withCookie,
} from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const statistics = async (who: Visitor) => (await who.call<Statistics>('GET', '/api/me/statistics')).body;
const friends = async (who: Visitor) =>
  (await who.call<{ friends: Friend[] }>('GET', '/api/me/friends')).body.friends;
const invites = async (who: Visitor) =>
  (await who.call<{ invites: Invite[] }>('GET', '/api/me/invites')).body.invites;

test('a finished game is in the figures of those who played it: places, scores, people and ratings', async () => {
  const [ada, ben] = await Promise.all([visitor(server.url, 'Ada'), visitor(server.url, 'Ben')]);
  const plan = { game: 'lost-cities', seats: 2, options: { rounds: 1 }, rated: true };
  const { match } = await startedMatch([ada, ben], plan);
  expect((await statistics(ada)).games).toEqual([]);
  await playOn([ada, ben], match, 1000);
  await expect.poll(async () => (await statistics(ada)).ratings.length).toBe(1);
  const mine = await statistics(ada);
  const [game] = mine.games;
  expect(game).toMatchObject({ match, game: 'lost-cities', rated: true, people: [ada.me.id, ben.me.id] });
  const { body: state } = await ada.call<{ result: { scores: { total: number }[] }; places: number[] }>(
    'GET',
    `/api/matches/${match}`,
  );
  expect(game.scores).toEqual(state.result.scores.map(({ total }) => total));
  expect(game.places).toEqual(state.places);
  expect(mine.people).toEqual([{ id: ben.me.id, name: 'Ben', guest: true }]);
  const { body: profile } = await ben.call<{ ratings: { shown: number }[] }>(
    'GET',
    `/api/people/${ada.me.id}`,
  );
  expect(mine.ratings.map(({ shown }) => shown)).toEqual(profile.ratings.map(({ shown }) => shown));
  expect((await statistics(ben)).games[0].seat).toBe(1);

  const left = await startedMatch([ada, ben], plan);
  await ben.call('POST', `/api/matches/${left.match}/resign`, {});
  expect((await statistics(ada)).games[0]).toMatchObject({ match: left.match, scores: null, places: [1, 2] });
});

test('friends are a list of one’s own; a crest is seen by all, and only our own ones are taken', async () => {
  const [cleo, dan] = await Promise.all([visitor(server.url, 'Cleo'), visitor(server.url, 'Dan')]);
  await dan.call('PATCH', '/api/me', { crest: 'lily-lapis' });
  expect((await dan.call('PATCH', '/api/me', { crest: 'skull-pink' })).status).toBe(400);
  expect((await cleo.call('POST', '/api/me/friends', { person: dan.me.id })).status).toBe(204);
  expect((await cleo.call('POST', '/api/me/friends', { person: cleo.me.id })).status).toBe(400);
  expect(await friends(cleo)).toEqual([
    { person: { id: dan.me.id, name: 'Dan', guest: true }, crest: 'lily-lapis', online: false },
  ]);
  expect(await friends(dan)).toEqual([]);
  expect((await cleo.call('GET', `/api/people/${dan.me.id}`)).body).toMatchObject({ crest: 'lily-lapis' });
  await cleo.call('DELETE', `/api/me/friends/${dan.me.id}`);
  expect(await friends(cleo)).toEqual([]);
});

test('an invitation comes from somebody at the table, not from the blocked, and ends when the game begins', async () => {
  const [eve, finn, gia] = await Promise.all(['Eve', 'Finn', 'Gia'].map(name => visitor(server.url, name)));
  const { body: table } = await eve.call<{ code: string }>('POST', '/api/tables', {
    game: 'lost-cities',
    seats: 2,
  });
  const path = `/api/tables/${table.code}/invite`;
  const asked = async (by: Visitor, person: string) => {
    const answer = await by.call<{ error?: { code: string } }>('POST', path, { person });
    return answer.body.error?.code ?? answer.status;
  };
  expect(await asked(finn, gia.me.id)).toBe('not-seated');
  expect(await asked(eve, 'nosuch')).toBe('unknown-person');
  await gia.call('POST', '/api/me/blocks', { person: eve.me.id });
  expect(await asked(eve, gia.me.id)).toBe('blocked');
  expect([await asked(eve, finn.me.id), await asked(eve, finn.me.id)]).toEqual([204, 204]);
  expect(await invites(finn)).toMatchObject([{ code: table.code, game: 'lost-cities', by: { name: 'Eve' } }]);
  await finn.call('DELETE', `/api/me/invites/${table.code}`);
  expect(await invites(finn)).toEqual([]);
  await asked(eve, finn.me.id);
  await finn.call('POST', `/api/tables/${table.code}/join`, {});
  await eve.call('POST', `/api/tables/${table.code}/start`, {});
  expect(await invites(finn)).toEqual([]);
  expect(await asked(eve, finn.me.id)).toBe('already-started');
});

test('invitations from a blocked player are gone, and keep out nobody else’s', async () => {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => visitor(server.url, name)));
  const inviteTo = async (by: Visitor) => {
    const { code } = await newTable(by, { game: 'lost-cities', seats: 2 });
    return (await by.call('POST', `/api/tables/${code}/invite`, { person: ada.me.id })).status;
  };
  for (let i = 0; i < 20; i++) expect(await inviteTo(eve)).toBe(204);
  expect(await inviteTo(ben)).toBe(409);
  await ada.call('POST', '/api/me/blocks', { person: eve.me.id });
  expect(await inviteTo(ben)).toBe(204);
  expect((await invites(ada)).map(({ by }) => by.name)).toEqual(['Ben']);
});

test('all of it is in the file of one’s data, and none of it is left after deletion', async () => {
  const [hal, ida] = await Promise.all([visitor(server.url, 'Hal'), visitor(server.url, 'Ida')]);
  await hal.call('PATCH', '/api/me', { crest: 'cross-ochre' });
  await hal.call('POST', '/api/me/friends', { person: ida.me.id });
  await ida.call('POST', '/api/me/friends', { person: hal.me.id });
  await hal.call('POST', '/api/me/blocks', { person: ida.me.id });
  const { match } = await startedMatch([ida, hal], { game: 'lost-cities', seats: 2, rated: true });
  await ida.call('POST', `/api/matches/${match}/resign`, {});
  await expect.poll(async () => (await statistics(hal)).ratings.length).toBe(1);
  const { body: file } = await hal.call<PersonFile>('GET', '/api/me/export');
  expect(file.me.crest).toBe('cross-ochre');
  expect([file.friends, file.blocked].map(list => list.map(({ name }) => name))).toEqual([['Ida'], ['Ida']]);
  expect(file.ratingHistory.map(point => point.match)).toEqual([match]);

  await hal.call('DELETE', '/api/me');
  await server.services.background.idle();
  const { db } = server.services.store;
  for (const table of ['friend', 'rating_change', 'profile'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect([table, JSON.stringify(rows).includes(hal.me.id)]).toEqual([table, false]);
  }
});

test('a guest who signs in brings friends and the course of ratings along', async () => {
  const [jan, kit] = await Promise.all([visitor(server.url, 'Jan'), visitor(server.url, 'Kit')]);
  const body = { username: 'jan', password: 'correct horse battery' };
  const { body: account } = await jan.call<Me>('POST', '/api/me/account', body);
  const guest = await visitor(server.url, 'Jan the guest');
  await guest.call('POST', '/api/me/friends', { person: kit.me.id });
  await kit.call('POST', '/api/me/friends', { person: guest.me.id });
  const { match } = await startedMatch([guest, kit], { game: 'lost-cities', seats: 2, rated: true });
  await kit.call('POST', `/api/matches/${match}/resign`, {});
  await expect.poll(async () => (await statistics(guest)).ratings.length).toBe(1);
  expect((await guest.call('POST', '/api/session', body)).status).toBe(200);
  const { db } = server.services.store;
  await expect
    .poll(
      async () =>
        (await db.selectFrom('rating_change').select('person').where('match', '=', match).execute()).length,
    )
    .toBe(2);
  expect((await friends(kit)).map(({ person }) => person.id)).toEqual([account.id]);
  const rows = await db.selectFrom('rating_change').selectAll().where('match', '=', match).execute();
  expect(rows.map(({ person }) => person).sort()).toEqual([account.id, kit.me.id].sort());
});

test('a guest who signs in keeps away whom the guest kept away, and is kept away as before', async () => {
  const [lea, max, ned] = await Promise.all(['Lea', 'Max', 'Ned'].map(name => visitor(server.url, name)));
  const body = { username: 'lea', password: 'correct horse battery' };
  const { body: account } = await lea.call<Me>('POST', '/api/me/account', body);
  const guest = await visitor(server.url, 'Lea the guest');
  await guest.call('POST', '/api/me/blocks', { person: max.me.id });
  await ned.call('POST', '/api/me/blocks', { person: guest.me.id });
  await ned.call('POST', `/api/people/${guest.me.id}/report`, { why: 'chat' });
  const signed = await guest.call<Me>('POST', '/api/session', body);
  const there = withCookie(server.url, cookieOf(signed.headers), signed.body);
  const blocked = async (who: Visitor) =>
    (await who.call<{ people: Person[] }>('GET', '/api/me/blocks')).body.people.map(({ id }) => id);
  expect([await blocked(there), await blocked(ned)]).toEqual([[max.me.id], [account.id]]);
  const { db } = server.services.store;
  const told = await db.selectFrom('report').select('about').where('person', '=', ned.me.id).execute();
  expect(told).toEqual([{ about: account.id }]);
});

test('nobody is invited without end: so many an hour by one person, and from one address', async () => {
  const strict = await testServer({ trustProxy: 1, invitesPerHour: 2 });
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => visitor(strict.url, name)));
  const invite = async ({ cookie }: typeof ada, from: string) => {
    const headers = { cookie, 'x-forwarded-for': from };
    // Begun at once, so that no invitation waits.
    const body = { game: 'lost-cities', seats: 2, bots: [null, 'novice'] };
    const { code } = (await call<Table>(strict.url, 'POST', '/api/tables', headers, body)).body;
    const path = `/api/tables/${code}`;
    const { status } = await call(strict.url, 'POST', `${path}/invite`, headers, { person: cleo.me.id });
    await call(strict.url, 'POST', `${path}/start`, headers);
    return status;
  };
  expect([await invite(ada, '1.1.1.1'), await invite(ada, '1.1.1.1')]).toEqual([204, 204]);
  expect([await invite(ada, '2.2.2.2'), await invite(ben, '1.1.1.1')]).toEqual([429, 429]);
  expect(await invite(ben, '3.3.3.3')).toBe(204);
  await strict.stop();
});
