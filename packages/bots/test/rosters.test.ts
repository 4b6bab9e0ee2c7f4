import { ROSTERS } from '@signoria/bots';
import { BOT_IDS, LEVELS } from '@signoria/bots/levels';
import { expect, test } from 'vitest';

test.each(ROSTERS)('$game.id is played by everyone on the list of bots and nobody else', ({ bots }) => {
  const ids = bots.map(({ id }) => id);
  expect([...ids].sort()).toEqual([...BOT_IDS].sort());
  expect(ids.filter(id => LEVELS.some(level => level === id))).toEqual([...LEVELS]);
});
