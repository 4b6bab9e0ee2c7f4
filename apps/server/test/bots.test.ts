import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { levelsOf } from '../src/bots/levels.ts';

test('every game has five levels to choose from, and the random bot can always sit down', () => {
  for (const { id } of GAMES) {
    const { known, offered } = levelsOf(id);
    expect(offered).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(['random', ...offered]));
  }
});
