import { expect, test } from 'vitest';
import { isUnmeant } from '../src/screens/game/steady.ts';

const FIRST = { x: 100, y: 500, at: 1_000 };

test('a second tap on what has just appeared under the finger is not meant', () => {
  expect(isUnmeant({ x: 104, y: 497, at: 1_200 }, FIRST, 1_050)).toBe(true);
});

test('a second tap is meant when nothing has changed, somewhere else, or after a moment', () => {
  expect(isUnmeant({ x: 104, y: 497, at: 1_200 }, FIRST, 900)).toBe(false);
  expect(isUnmeant({ x: 180, y: 497, at: 1_200 }, FIRST, 1_050)).toBe(false);
  expect(isUnmeant({ x: 104, y: 497, at: 1_500 }, FIRST, 1_050)).toBe(false);
  expect(isUnmeant({ x: 104, y: 497, at: 1_200 }, null, 1_050)).toBe(false);
});
