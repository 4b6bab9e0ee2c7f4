import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, signoria } from './cli.ts';

async function fileFrom(game: string, change: (text: string) => string): Promise<string> {
  const { out } = await signoria(['material', 'show', game]);
  const file = join(folder(), 'mine.json');
  writeFileSync(file, change(out));
  return file;
}

const MINE = (text: string) => text.replace('Signoria’s reconstruction', 'My copy');

test.each(['patrician', 'il-principe'])('%s: what is shown is a good file to start from', async game => {
  const file = await fileFrom(game, text => text);
  const { code, out } = await signoria(['material', 'check', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/is a valid printing of .*\nSHA-256 [0-9a-f]{64}\n$/);
});

test.each<[string, string, (text: string) => string]>([
  [
    'cities.Verona: wrong number of entries (4)',
    'patrician',
    text => text.replace('"+", "C*", "A", "M"', '"+", "C*", "A"'),
  ],
  ['titel: unknown field', 'patrician', text => text.replace('"title"', '"titel"')],
  ['cities.Lucca: missing', 'patrician', text => text.replace(/ *"Lucca".*\n/, '')],
  ['version: unsupported format version', 'patrician', text => text.replace('"version": 1', '"version": 2')],
  ['invalid JSON: the file is incomplete or damaged (at character', 'patrician', text => text.slice(0, 200)],
  [
    'game: unknown game (did you mean patrician?)',
    'patrician',
    text => text.replace('"patrician"', '"patricians"'),
  ],
  [
    'cities.Siena.icons: wrong number of different colours for a city of this size (2 ≠ 3)',
    'il-principe',
    text => text.replace('["green", "red", "yellow"]', '["green", "red", "red"]'),
  ],
])('one line names the place: %s', async (said, game, change) => {
  const file = await fileFrom(game, change);
  const { code, out, err } = await signoria(['material', 'check', file]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`signoria: ${file}: ${said}`);
  expect(err.split('\n')).toHaveLength(2);
});

test('a game is simulated, played and verified with a printing, and its record carries it', async () => {
  const file = await fileFrom('patrician', text =>
    MINE(text.replace('"+", "C*", "A", "M"', '"+", "C*", "A", "CC"')),
  );
  const table = ['patrician', '--seats', '2', '--material', file, '--seed', 'mine'];
  const sim = async (args: string[]) =>
    JSON.parse((await signoria(['sim', ...args, '--games', '3', '--json'])).out);
  const with_ = await sim(table);
  expect(with_.options.material.title).toBe('My copy');
  expect(with_.bots).not.toEqual((await sim(['patrician', '--seats', '2', '--seed', 'mine'])).bots);
  const cwd = folder();
  await signoria(['play', ...table, '--think', '1', '--record', 'game.json'], { cwd, input: '1\nq\n' });
  const record = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'));
  expect(record.material).toMatch(/^[0-9a-f]{64}$/);
  expect(record.options.material.cities.Verona).toEqual(['+', 'C*', 'A', 'CC']);
  expect((await signoria(['verify', 'game.json'], { cwd })).code).toBe(0);
  record.options.material.cities.Verona = ['+', 'C*', 'A'];
  writeFileSync(join(cwd, 'bad.json'), JSON.stringify(record));
  const bad = await signoria(['verify', 'bad.json'], { cwd });
  expect(bad.err).toBe('signoria: bad.json: options.material.cities.Verona: wrong number of entries (4)\n');
});

test('a printing of another game, or for a game that knows none, is refused', async () => {
  const file = await fileFrom('patrician', MINE);
  const other = await signoria(['sim', 'il-principe', '--material', file]);
  expect([other.code, other.err]).toEqual([
    2,
    `signoria: ${file}: game: a printing of another game (il-principe)\n`,
  ]);
  const none = await signoria(['sim', 'lost-cities', '--material', file]);
  expect(none.err).toMatch(/^signoria: --material: this game has no cards that a file can replace/);
  expect((await signoria(['material', 'show', 'citadels'])).code).toBe(2);
});
