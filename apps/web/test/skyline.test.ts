import { expect, test } from 'vitest';
import { heightsOf } from '../src/screens/game/skyline.tsx';

test('the best score has the tallest tower, and the others stand in proportion', () => {
  expect(heightsOf([33, 23, 24, 34])).toEqual([7, 5, 5, 7]);
});

test('whoever has nothing, or owes points, still has a ground floor', () => {
  expect(heightsOf([0, 40, -12])).toEqual([1, 7, 1]);
  expect(heightsOf([-30, -4])).toEqual([1, 1]);
});
