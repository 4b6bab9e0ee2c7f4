import type { Game } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import type { MatchState } from '@signoria/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Running } from '../src/main.ts';
import { playOn, startedMatch, stateOf, testServer, type Visitor, visitor } from './kit.ts';

const first = lostCities as unknown as Game;
/** Nothing that anybody sees has changed. */
const alike: Game = { ...first, rulesVersion: 2, earlier: [first] };
/** Choices come in another order. */
const other: Game = {
  ...alike,
  legal: (state, seat) => first.legal(state, seat).toReversed(),
};

const { rules } = vi.hoisted(() => ({ rules: { now: null as unknown } }));
vi.mock('@signoria/games', async original => {
  const games = await original<typeof import('@signoria/games')>();
  return {
    ...games,
    findGame: (id: string) => (id === 'lost-cities' ? (rules.now as Game) : games.findGame(id)),
  };
});

let server: Running;
let people: Visitor[];
beforeEach(async () => {
  rules.now = first;
  server = await testServer({ idleMs: 1 });
  people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
});
afterEach(() => server.stop());

/** A match of some moves by the first version, and then the server's update. */
async function updatedTo(game: Game): Promise<string> {
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, options: { rounds: 1 } });
  await playOn(people, match, 4);
  await expect.poll(() => server.services.matches.count()).toBe(0);
  rules.now = game;
  return match;
}

const told = ({ rulesVersion, rulesUpdate, moves }: MatchState) => ({ rulesVersion, rulesUpdate, moves });

test('where the moves so far play alike, a match goes on by the new rules, for good, and its players are told', async () => {
  const match = await updatedTo(alike);
  expect(told(await stateOf(people[0], match))).toEqual({
    rulesVersion: 2,
    rulesUpdate: 'updated',
    moves: 4,
  });
  await playOn(people, match, 2);
  await expect.poll(() => server.services.matches.count()).toBe(0);
  expect(told(await stateOf(people[1], match))).toEqual({
    rulesVersion: 2,
    rulesUpdate: 'updated',
    moves: 6,
  });
  const row = await server.services.store.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', match)
    .executeTakeFirst();
  expect(row).toMatchObject({ rules: 2, rules_began: 1 });
});

test('where they do not, it goes on by the rules it began with, and its players are told', async () => {
  const match = await updatedTo(other);
  expect(told(await stateOf(people[0], match))).toEqual({ rulesVersion: 1, rulesUpdate: 'kept', moves: 4 });
  await playOn(people, match, 2);
  expect(told(await stateOf(people[1], match))).toEqual({ rulesVersion: 1, rulesUpdate: 'kept', moves: 6 });
  const begun = await startedMatch(people, { game: 'lost-cities', seats: 2, options: { rounds: 1 } });
  expect(told(await stateOf(people[0], begun.match))).toEqual({
    rulesVersion: 2,
    rulesUpdate: null,
    moves: 0,
  });
});

test('a match by rules that are no longer known is refused, and comes back with them', async () => {
  const match = await updatedTo({ ...alike, rulesVersion: 3, earlier: [] });
  const answer = await people[0].call('GET', `/api/matches/${match}`);
  expect(answer.body).toMatchObject({ error: { code: 'old-rules' } });
  rules.now = alike;
  expect(told(await stateOf(people[0], match))).toMatchObject({ rulesVersion: 2, moves: 4 });
});
