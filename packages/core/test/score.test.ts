import { expect, test } from 'vitest';
import { leaders, rank, type Score, type Seat } from '../src/index.ts';

const scores = (...totals: number[]): Score[] =>
  totals.map((total, seat) => ({ seat: seat as Seat, total, lines: [] }));

test('the higher total comes first, and no tie-break is named', () => {
  expect(rank(scores(3, 9, 5))).toMatchObject({ places: [3, 1, 2], tieBreak: null });
});

test('what is level after all tie-breaks shares its place, and the next place is left out', () => {
  expect(rank(scores(9, 9, 5))).toMatchObject({ places: [1, 1, 3], tieBreak: 'shared' });
});

test('tie-breaks order every place, and the one that decided the first is named', () => {
  const money = { code: 'money', values: [1, 1, 4, 3] };
  const cards = { code: 'cards', values: [2, 5, 0, 0] };
  expect(rank(scores(9, 9, 5, 5), [money, cards])).toMatchObject({ places: [2, 1, 3, 4], tieBreak: 'cards' });
});

test('a tie-break that parts some of the level but not the first is not the one named', () => {
  const money = { code: 'money', values: [4, 4, 1] };
  const cards = { code: 'cards', values: [0, 1, 9] };
  expect(rank(scores(9, 9, 9), [money, cards])).toMatchObject({ places: [2, 1, 3], tieBreak: 'cards' });
});

test('those with the highest figure lead, in the order they are named', () => {
  const figures = [4, 7, 7, 1];
  expect(leaders([0, 1, 2, 3], seat => figures[seat])).toEqual([1, 2]);
  expect(leaders([3, 0], seat => figures[seat])).toEqual([0]);
  expect(leaders([], () => 0)).toEqual([]);
});
