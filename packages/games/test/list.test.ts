import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { GAME_LIST } from '../src/list.ts';

test('the list names every game as its rules do, in one order, with the very seats of its rules', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(GAME_LIST.map(({ id }) => id));
  for (const [i, { seats }] of GAME_LIST.entries()) expect(GAMES[i].seats).toBe(seats);
});
