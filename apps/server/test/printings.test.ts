import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, type MaterialFile, materialHash, parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { GameInfo, Table, TableBody } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { readPrintings } from '../src/tables/printings.ts';
import { folder, newTable, testServer, type Visitor, visitor } from './kit.ts';

const game = findGame('patrician') as Game;
const standard = game.options.material?.standard as MaterialFile & { cities: Record<string, string[]> };
const ours = {
  ...standard,
  title: 'Amigo 2007',
  cities: { ...standard.cities, Verona: ['+', 'C*', 'A', 'CC'] },
};

/** A file of that content. */
function file(content: unknown, name = 'ours.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('a server with a printing', () => {
  let server: Running;
  let ada: Visitor;
  beforeAll(async () => {
    server = await testServer({ printings: [file(ours)] });
    ada = await visitor(server.url, 'Ada');
  });
  afterAll(() => server.stop());

  const table = (body: Partial<TableBody> = {}) =>
    newTable(ada, { game: 'patrician', seats: 2, ...body } as TableBody);

  test('says so for each game', async () => {
    const { body } = await ada.call<{ games: GameInfo[] }>('GET', '/api/games');
    const printings = Object.fromEntries(body.games.map(({ id, printing }) => [id, printing]));
    expect(printings).toEqual({
      patrician: ours,
      citadels: null,
      'lost-cities': null,
      'il-principe': null,
    });
  });

  test('plays with it where nothing else is asked for; the record carries its hash and content', async () => {
    const { code, options } = await table({ bots: ['novice', 'novice'], sit: null });
    expect(options.material).toEqual(ours);
    const started = await ada.call<Table>('POST', `/api/tables/${code}/start`);
    const match = `/api/matches/${started.body.match}`;
    await expect
      .poll(async () => (await ada.call(`GET`, match)).body, { timeout: 30_000, interval: 200 })
      .toMatchObject({ result: { places: expect.anything() } });
    const read = parseRecord(JSON.stringify((await ada.call('GET', `${match}/record`)).body), findGame);
    if (!read.ok) throw new Error(read.problem.at);
    expect(read.value.material).toBe(materialHash(ours));
    expect((read.value.options as { material: unknown }).material).toEqual(ours);
    expect(replay(read.value, game).ok).toBe(true);
  }, 40_000);

  test('leaves the choice to the host: the usual cards with null, or a file of their own', async () => {
    expect((await table({ options: { material: null } })).options).not.toHaveProperty('material');
    const own = { ...ours, title: 'My own' };
    expect((await table({ options: { preset: 'both', material: own } })).options.material).toEqual(own);
    expect((await table({ options: { preset: 'both' } })).options).toMatchObject({ material: ours });
  });

  test('changes it with the other rules, and with nothing else', async () => {
    const { code } = await table({ options: { material: null } });
    const change = async (body: object) =>
      (await ada.call<Table>('POST', `/api/tables/${code}/settings`, body)).body.options;
    expect(await change({ seats: 3 })).not.toHaveProperty('material');
    expect(await change({ options: { preset: 'base', material: null } })).not.toHaveProperty('material');
    expect(await change({ options: { preset: 'base' } })).toHaveProperty('material', ours);
    expect(await change({ seats: 2 })).toHaveProperty('material', ours);
  });

  test('has nothing of it in other games', async () => {
    expect((await table({ game: 'lost-cities' })).options).not.toHaveProperty('material');
    const refused = await ada.call('POST', '/api/tables', {
      game: 'lost-cities',
      seats: 2,
      options: { material: null },
    });
    expect(refused.body).toMatchObject({ error: { code: 'bad-options', field: 'options.material' } });
  });
});

describe('a file that is no printing stops the start with one line that names the place', () => {
  const { Verona: _, ...lacking } = ours.cities;
  test.each<[string, unknown, string]>([
    [
      'a card is missing',
      { ...ours, cities: { ...ours.cities, Verona: ['+', 'C*', 'A'] } },
      ', cities.Verona: wrong number of entries',
    ],
    ['a city is missing', { ...ours, cities: lacking }, ', cities.Verona: missing'],
    ['a field is unknown', { ...ours, titel: 'x' }, ', titel: unknown field'],
    ['it is not JSON', '{"format": ', ' is not JSON ('],
    [
      'it is of no game',
      { ...ours, game: 'chess' },
      ', game: this game has no cards that a file can replace',
    ],
    ['it is a list', [], ', game: this game has no cards that a file can replace'],
    [
      'its version is unknown',
      { ...ours, version: 9 },
      ', version: unsupported format version; a newer Signoria may be able to read it (1)',
    ],
  ])('%s', async (_what, content, line) => {
    const path = file(content);
    await expect(readPrintings([path])).rejects.toThrow(`PRINTINGS: ${path}${line}`);
  });

  test('it is not there, or there are two of one game', async () => {
    await expect(readPrintings(['/nowhere/x.json'])).rejects.toThrow(
      'PRINTINGS: /nowhere/x.json cannot be read (ENOENT)',
    );
    const two = [file(ours), file(ours, 'again.json')];
    await expect(readPrintings(two)).rejects.toThrow(`${two[1]}, game: a second printing of patrician`);
  });

  test('the process says it, and ends', () => {
    const PRINTINGS = file({ ...ours, cities: { ...ours.cities, Verona: ['A', 'C*', 'A', 'M'] } });
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const env = { ...process.env, PRINTINGS, PORT: '0', DATA_DIR: folder(), LOG_LEVEL: 'silent' };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Could not start Signoria: PRINTINGS: ${PRINTINGS}, cities.Verona: crests must add up to the city’s floors (4 ≠ 5)\n`,
    );
  });
});
