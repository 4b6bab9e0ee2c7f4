import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@signoria/games';
import { Check } from 'typebox/schema';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const RECORD = read('docs/schemas/record.json');

const kept = GAMES.flatMap(({ id }) => {
  const folder = `packages/${id}/test/records`;
  return readdirSync(join(ROOT, folder)).map(file => `${folder}/${file}`);
});

/* A validator that knows nothing of ours reads what we publish. */

test('every record we keep fits the published schema', () => {
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(file => !Check(RECORD, read(file)))).toEqual([]);
});

const good = read(kept[0]);
test.each<[string, object]>([
  ['another format', { format: 'record' }],
  ['an unknown version', { version: 2 }],
  ['an unknown game', { game: 'chess' }],
  ['unknown rules', { rules: 99 }],
  ['too many seats', { seats: 9 }],
  ['an unknown option', { options: { ...good.options, colour: 'red' } }],
  ['an option of another kind', { options: { ...good.options, deck: 5 } }],
  ['a seed that is none', { seed: 'abc' }],
  ['a move without its seat', { actions: [[{ type: 'gold' }]] }],
  ['a result without places', { result: { scores: [], tieBreak: null } }],
])('it refuses %s', (_, change) => {
  expect(Check(RECORD, good)).toBe(true);
  expect(Check(RECORD, { ...good, ...change })).toBe(false);
});

test.each(GAMES.filter(({ options }) => options.material))(
  '$id: the schema of a printing takes the usual one',
  game => {
    const schema = read(`docs/schemas/material-${game.id}.json`);
    const standard = game.options.material?.standard;
    expect(Check(schema, standard)).toBe(true);
    expect(Check(schema, { ...standard, colour: 'red' })).toBe(false);
    expect(Check(schema, { ...standard, cities: {} })).toBe(false);
  },
);
