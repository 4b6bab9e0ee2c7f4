import { expect, test } from 'vitest';
import { isUnmeant } from '../src/screens/game/steady.ts';

const FIRST = { x: 100, y: 500, at: 1_000, over: null };

test('a second tap on what has just appeared under the finger is not meant', () => {
  expect(isUnmeant({ x: 104, y: 497, at: 1_200, over: null }, FIRST, 1_050)).toBe(true);
});

test('a second tap is meant when nothing has changed, somewhere else, or after a moment', () => {
  expect(isUnmeant({ x: 104, y: 497, at: 1_200, over: null }, FIRST, 900)).toBe(false);
  expect(isUnmeant({ x: 180, y: 497, at: 1_200, over: null }, FIRST, 1_050)).toBe(false);
  expect(isUnmeant({ x: 104, y: 497, at: 1_500, over: null }, FIRST, 1_050)).toBe(false);
  expect(isUnmeant({ x: 104, y: 497, at: 1_200, over: null }, null, 1_050)).toBe(false);
});

test('a second tap on what a dialog has opened over, or left, is not meant', () => {
  const dialog: Partial<Element> = {};
  const over = dialog as Element;
  const again = { ...FIRST, at: 1_200 };
  expect(isUnmeant({ ...again, over }, FIRST, 900)).toBe(true);
  expect(isUnmeant(again, { ...FIRST, over }, 900)).toBe(true);
  expect(isUnmeant({ ...again, over }, { ...FIRST, over }, 900)).toBe(false);
});
