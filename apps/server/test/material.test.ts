import { type Game, type MaterialFile, materialHash, parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { ErrorBody, Table, TableBody } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { newTable, testServer, type Visitor, visitor } from './kit.ts';

let server: Running;
let ada: Visitor;
beforeAll(async () => {
  server = await testServer();
  ada = await visitor(server.url, 'Ada');
});
afterAll(() => server.stop());

const game = findGame('il-principe') as Game;
const standard = game.options.material?.standard as MaterialFile & { cities: Record<string, object> };
const mine = {
  ...standard,
  title: 'My copy',
  cities: { ...standard.cities, Siena: { icons: ['white', 'red', 'blue'], regions: ['yellow'] } },
};
const BOTS = ['novice', 'novice', 'novice'];

test('a table plays with a printing: the match, what is watched and the record have it', async () => {
  const body = { game: 'il-principe', seats: 3, options: { material: mine }, bots: BOTS, sit: null };
  const table = await newTable(ada, body as TableBody);
  expect(table.options.material).toEqual(mine);
  const started = await ada.call<Table>('POST', `/api/tables/${table.code}/start`);
  const match = `/api/matches/${started.body.match}`;
  await expect
    .poll(async () => (await ada.call<{ over: boolean }>('GET', match)).body, {
      timeout: 60_000,
      interval: 300,
    })
    .toMatchObject({ result: { places: expect.anything() } });
  const record = await ada.call('GET', `${match}/record`);
  const read = parseRecord(JSON.stringify(record.body), findGame);
  if (!read.ok) throw new Error(read.problem.at);
  expect(read.value.material).toBe(materialHash(mine));
  expect(replay(read.value, game).ok).toBe(true);
}, 70_000);

test.each<[string, unknown]>([
  ['options.material.format', 'any text'],
  ['options.material.title', { ...mine, title: 'x'.repeat(10_000) }],
  [
    'options.material.cities.Siena.icons',
    { ...mine, cities: { ...mine.cities, Siena: { icons: ['red'], regions: ['yellow'] } } },
  ],
  ['options.material.extra', { ...mine, extra: 1 }],
])('what is no printing is refused at the border, by its place: %s', async (field, material) => {
  const body = { game: 'il-principe', seats: 3, options: { material } };
  const answer = await ada.call<ErrorBody>('POST', '/api/tables', body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ code: 'bad-options', field });
});

test('a file larger than any printing never gets that far', async () => {
  const material = { ...mine, title: 'x'.repeat(100_000) };
  const answer = await ada.call('POST', '/api/tables', {
    game: 'il-principe',
    seats: 3,
    options: { material },
  });
  expect(answer.status).toBe(413);
});
