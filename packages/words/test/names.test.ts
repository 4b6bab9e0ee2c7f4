import { expect, test } from 'vitest';
import { commonWords, marksOf, type Sitter, tableNames } from '../src/index.ts';

const common = await commonWords('en');
const person = (name: string): Sitter => ({ name, level: null });
const bot = (level: string): Sitter => ({ name: level, level });

test('a bot goes by its own name, its likes by others, none of which begin alike', () => {
  const names = tableNames([person('Beatrice'), bot('novice'), bot('novice'), bot('novice')], common);
  expect(names.slice(0, 2)).toEqual(['Beatrice', common.bots.novice.name]);
  expect(new Set(names).size).toBe(4);
  expect(new Set(names.slice(1).map(name => name[0])).size).toBe(3);
});

test('a bot gives way to a person of its name, wherever they sit', () => {
  const { name } = common.bots.master;
  const names = tableNames([bot('master'), person(name)], common);
  expect(names[1]).toBe(name);
  expect(names[0]).not.toBe(name);
});

test('people of one name are numbered, and a bot from elsewhere keeps its name', () => {
  expect(tableNames([person('Ada'), person('Ada'), bot('my-bot')], common)).toEqual([
    'Ada',
    'Ada II',
    'my-bot',
  ]);
});

test('no two of a full table are called alike', () => {
  const names = tableNames([person('Lorenzo'), ...Array.from({ length: 7 }, () => bot('novice'))], common);
  expect(new Set(names).size).toBe(8);
  expect(new Set(marksOf(names)).size).toBe(8);
});

test('a mark is the first letter, or two where several begin alike', () => {
  expect(marksOf(['Ada', 'Beatrice', 'Benvenuto', 'Baldassare'])).toEqual(['A', 'Be', 'Bn', 'Ba']);
  expect(marksOf(['élodie', 'Øyvind'])).toEqual(['É', 'Ø']);
  expect(new Set(marksOf(['Bo', 'Bo II', 'B', 'b', '“B”'])).size).toBe(5);
});
