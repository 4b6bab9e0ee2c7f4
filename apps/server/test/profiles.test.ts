import { commitment, type MatchRecord, parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { GameLine, MatchState, Rating, Table } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { rateMatch, seatClass, shownOf } from '../src/ratings/ratings.ts';
import { call, playOn, startedMatch, stateOf, testServer, type Visitor, visitor } from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('my games: those that wait for me first', async () => {
  const ivy = await visitor(server.url, 'Ivy');
  const jon = await visitor(server.url, 'Jon');
  const matches = [];
  for (let i = 0; i < 3; i++) matches.push((await startedMatch([ivy, jon], LOST)).match);
  const { body } = await ivy.call<{ games: GameLine[] }>('GET', '/api/me/games');
  expect(body.games.map(line => line.match).sort()).toEqual(matches.sort());
  const waits = body.games.map(line => line.yourTurn);
  expect(waits).toEqual([...waits].sort((a, b) => Number(b) - Number(a)));
  for (const line of body.games) {
    const state: MatchState = await stateOf(ivy, line.match);
    expect(line.turn).toEqual(state.turn);
    expect(line.yourTurn).toBe(state.legal.length > 0);
  }
});

test('whoever resigns at a larger table has the game among the past ones, while the others play on', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cy'].map(name => visitor(server.url, name)));
  const [ann, bob] = people;
  const { match } = await startedMatch(people, { game: 'citadels', seats: 3 });
  const listed = async (who: Visitor, status: string) => {
    const { body } = await who.call<{ games: GameLine[] }>('GET', `/api/me/games?status=${status}`);
    return body.games.map(({ match: id, status: now, resigned, yourTurn }) => [
      id,
      now,
      resigned ?? false,
      yourTurn,
    ]);
  };
  const wire = await ann.connect();
  await ann.call('POST', `/api/matches/${match}/resign`);
  expect(await listed(ann, 'playing')).toEqual([]);
  expect(await listed(ann, 'over')).toEqual([[match, 'playing', true, false]]);
  expect(await listed(bob, 'playing')).toEqual([[match, 'playing', false, expect.any(Boolean)]]);
  expect(await listed(bob, 'over')).toEqual([]);
  const finished = await bob.call<{ games: GameLine[] }>('GET', `/api/people/${ann.me.id}/games`);
  expect(finished.body.games).toEqual([]);
  await expect
    .poll(() => wire.heard.findLast(({ event }) => event === 'game')?.body)
    .toMatchObject({ match, resigned: true });
  wire.close();
});

test('a finished match stays under its id when the table has begun another', async () => {
  const people = await Promise.all(['Old', 'New'].map(name => visitor(server.url, name)));
  const { match, table } = await startedMatch(people, LOST);
  await playOn(people, match);
  const before = await stateOf(people[0], match);
  for (const one of people) await one.call('POST', `/api/tables/${table.code}/rematch`);
  const { body: now } = await people[0].call<Table>('GET', `/api/tables/${table.code}`);
  expect(now.match).not.toBe(match);
  const after = await stateOf(people[0], match);
  expect({ ...after, clocks: null }).toEqual({ ...before, clocks: null });
  expect(after).toMatchObject({ match, status: 'over', you: 0, code: table.code });
  expect(after.result).not.toBeNull();
  const wire = await people[1].connect();
  const { state } = await wire.get<{ state: MatchState }>('watch-match', { match });
  expect(state).toMatchObject({ match, status: 'over', you: 1, result: after.result });
  wire.close();
});

test('history: finished games of anybody, each with its record as a file that anyone can check', async () => {
  const ora = await visitor(server.url, 'Ora');
  const pit = await visitor(server.url, 'Pit');
  const { match } = await startedMatch([ora, pit], { ...LOST, open: true });
  const history = () => call<{ games: GameLine[] }>(server.url, 'GET', `/api/people/${ora.me.id}/games`);
  expect((await history()).body.games).toEqual([]);
  await playOn([ora, pit], match);
  const [line] = (await history()).body.games;
  expect(line).toMatchObject({ match, status: 'over', seat: 0, names: ['Ora', 'Pit'], yourTurn: false });
  const file = await call<MatchRecord>(server.url, 'GET', `/api/matches/${match}/record`);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="lost-cities-${match}.json"`);
  const state = await stateOf(ora, match);
  expect(file.body).toMatchObject({ seed: state.seed, commitment: state.commitment, names: ['Ora', 'Pit'] });
  expect(commitment(file.body.seed)).toBe(state.commitment);
  const game = findGame('lost-cities');
  const parsed = parseRecord(JSON.stringify(file.body), findGame);
  if (!game || !parsed.ok) throw new Error('the record cannot be read');
  const replayed = replay(parsed.value, game);
  expect(replayed.ok && replayed.value.moves.length).toBe(state.moves);
  const { body: verdict } = await call(server.url, 'GET', `/api/matches/${match}/verify`);
  expect(verdict).toEqual({
    ok: true,
    seed: state.seed,
    commitment: state.commitment,
    actions: state.moves,
  });
});

test('ratings: the winner rises, the class goes by seats, newcomers start at 1000', async () => {
  const start = { mu: 25, sigma: 25 / 3 };
  expect(shownOf(start)).toBe(1000);
  const [first, second, third] = await rateMatch([start, start, start], [1, 2, 2]);
  expect(first.mu).toBeGreaterThan(25);
  expect(second.mu).toBeLessThan(25);
  expect(second.mu).toBeCloseTo(third.mu);
  expect([2, 3, 4, 5, 8].map(seatClass)).toEqual(['2', '3-4', '3-4', '5-8', '5-8']);
});

test('the leaderboard has rated games only', async () => {
  const kim = await visitor(server.url, 'Kim');
  const lou = await visitor(server.url, 'Lou');
  const casual = await startedMatch([kim, lou], LOST);
  await kim.call('POST', `/api/matches/${casual.match}/resign`);
  const aborted = await startedMatch([kim, lou], { ...LOST, rated: true });
  await kim.call('POST', `/api/matches/${aborted.match}/abort`);
  const rated = await startedMatch([kim, lou], { ...LOST, rated: true });
  await kim.call('POST', `/api/matches/${rated.match}/resign`);
  await server.services.store.idle();
  const { body } = await kim.call<{ ratings: Rating[] }>('GET', '/api/leaderboard?game=lost-cities&seats=2');
  const ours = body.ratings.filter(({ person }) => [kim.me.id, lou.me.id].includes(person.id));
  expect(ours.map(({ person, games }) => [person.name, games])).toEqual([
    ['Lou', 1],
    ['Kim', 1],
  ]);
  expect((await kim.call('GET', '/api/leaderboard?game=lost-cities&seats=9')).status).toBe(400);
});
