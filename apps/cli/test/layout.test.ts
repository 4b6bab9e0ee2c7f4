import { commonWords, LANGUAGES } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import { expect, test } from 'vitest';
import { closest } from '../src/complaint.ts';
import { gamesHelp } from '../src/games-help.ts';
import { centre, columns, ends, grid, padStart, widthOf, wrap, wrapList } from '../src/layout.ts';
import { keysOf, matching, named, namedInAnyOrder, numbersIn, shortened } from '../src/play/choices.ts';
import { progressOn } from '../src/progress.ts';
import { PLAIN, styleFor } from '../src/style.ts';

test('widths count what is seen, not how it is dressed', () => {
  const { bold } = styleFor({ isTTY: true }, {});
  expect(widthOf(bold('Niccolò'))).toBe(7);
  expect(padStart(bold('ab'), 4)).toBe(`  ${bold('ab')}`);
  expect(centre('ab', 5)).toBe(' ab  ');
  expect(ends('left', 'right', 12)).toBe('left   right');
});

test('lines break at spaces, and later ones are indented', () => {
  expect(wrap('one two three', 7, '  ')).toBe('one two\n  three');
  expect(wrap('  one two', 6)).toBe('  one\ntwo');
  expect(wrap('unbreakable', 3)).toBe('unbreakable');
  expect(wrap('  of=one,two,three|four more', 12, '  ')).toBe('  of=one,\n  two,\n  three|four\n  more');
});

test.each(LANGUAGES)('a help page in %s has no line wider than 80 columns', async language => {
  const [cli, common] = await Promise.all([cliWords(language), commonWords(language)]);
  const help = gamesHelp({ cli, common, style: PLAIN });
  for (const line of help.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
});

test('a window too small for the boards is known as such, as long as it is', () => {
  const output = { isTTY: true, columns: 60, rows: 30 };
  const style = styleFor(output, {});
  expect([style.width, style.height, style.small]).toEqual([80, 30, { columns: 60, rows: 30 }]);
  output.columns = 80;
  expect(style.small).toBeNull();
  expect(styleFor({ columns: 20, rows: 5 }, {}).small).toBeNull();
});

test('a list is broken between its entries only', () => {
  expect(wrapList(['Ada: 3', 'Bea: 2', 'Cleo: 1'], ' · ', 17)).toBe('Ada: 3 · Bea: 2 ·\nCleo: 1');
  expect(wrapList(['Ada: 3', 'Bea: 2'], ' · ', 15)).toBe('Ada: 3 · Bea: 2');
  expect(wrapList([], ' · ', 15)).toBe('');
});

test('choices fill columns downwards', () => {
  expect(columns(['a', 'b', 'wide', 'd', 'e'], 10)).toBe('a  wide  e\nb  d');
  expect(columns(['wider than the page'], 5)).toBe('wider than the page');
  expect(columns([], 5)).toBe('');
  expect(grid(['bot', 'wins'], [['random', '5']])).toBe('bot     wins\nrandom     5');
});

test('a typed line finds its choice by number, by whole words, by their beginnings', () => {
  const labels = ['Play Desert 5', 'Play Desert 10', 'Discard Desert 5', 'Défausser Pari Forêt', 'Play'];
  const meant = (typed: string) => matching(typed, labels, keysOf(labels, null));
  expect(meant('2')).toEqual([1]);
  expect(meant('6')).toEqual([]);
  expect(meant('0')).toEqual([]);
  expect(meant('play')).toEqual([4]);
  expect(meant('pl d')).toEqual([0, 1]);
  expect(meant('P D 1')).toEqual([]);
  expect(meant('p 10')).toEqual([1]);
  expect(meant('p -10')).toEqual([]);
  expect(meant('defausser foret')).toEqual([3]);
  expect(meant('...')).toEqual([]);
});

test('a number alone is the number of a choice, never one that stands in its name', () => {
  const labels = ['Play Desert 5', 'Play Sea 10'];
  expect(matching('10', labels, keysOf(labels, null))).toEqual([]);
});

test('words in another order are found where they are asked for', () => {
  const labels = ['From Roma to Siena', 'From Siena to Parma'];
  expect(named('siena roma', labels)).toEqual([]);
  expect(namedInAnyOrder('siena roma', labels)).toEqual([0]);
  expect(namedInAnyOrder('roma roma', labels)).toEqual([]);
  expect(numbersIn('bid -3 or 12, not 1.5 or 0x10')).toEqual([-3, 12]);
});

test('choices that have a number of their own go by it, one alone too', () => {
  const labels = ['Pass', 'Bid 8', 'Bid 9', 'Bid 10'];
  const keys = keysOf(labels, [false, true, true, true]);
  expect(keys).toEqual([0, 8, 9, 10]);
  expect(matching('8', labels, keys)).toEqual([1]);
  expect(matching('1', labels, keys)).toEqual([]);
  expect(matching('0', labels, keys)).toEqual([0]);
  expect(keysOf(['Pass', 'Bid 3'], [false, true])).toEqual([0, 3]);
  expect(keysOf(['Pass'], [false])).toEqual([0]);
  expect(keysOf(['Give 0', 'Give 1', 'Stop'], [true, true, false])).toEqual([0, 1, 2]);
  expect(keysOf(['Draw (43 left)', 'Take Sea 7'], null)).toEqual([1, 2]);
});

test('an example is as short as it can be', () => {
  expect(shortened(['Play Desert 5', 'Play Desert 10', 'Discard Desert 5'], 0)).toBe('p 5');
  expect(shortened(['Move from Roma to Siena', 'Move from Roma to Parma'], 1)).toBe('p');
  expect(shortened(['Take Parma', 'Take Padova'], 1)).toBe('pad');
  expect(shortened(['Draw'], 0)).toBe('Draw');
});

test('a slip of the finger is understood, a guess is not', () => {
  expect(closest('rouns', ['rounds', 'expeditions'])).toBe('rounds');
  expect(closest('plya', ['play', 'replay'])).toBe('play');
  expect(closest('zzz', ['rounds', 'expeditions'])).toBeUndefined();
  expect(closest('x', [])).toBeUndefined();
});

test('a bar fills on a terminal and keeps silent elsewhere', () => {
  const written: string[] = [];
  const output = { isTTY: true, write: (text: string) => written.push(text) > 0 };
  progressOn(output, 2).tick(2);
  expect(written.at(-1)).toBe(`\r${'█'.repeat(30)} 2/2`);
  progressOn({ ...output, isTTY: false }, 2).tick(2);
  expect(written).toHaveLength(1);
});
