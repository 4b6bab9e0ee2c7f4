import { ROSTERS } from '@signoria/bots';
import { bots as citadelsBots } from '@signoria/bots/citadels/without-nets';
import { bots as ilPrincipeBots } from '@signoria/bots/il-principe/without-nets';
import { BOT_IDS, LEVELS } from '@signoria/bots/levels';
import { expect, test } from 'vitest';

test.each(ROSTERS)('$game.id is played by everyone on the list of bots and nobody else', ({ bots }) => {
  const ids = bots.map(({ id }) => id);
  expect([...ids].sort()).toEqual([...BOT_IDS].sort());
  expect(ids.filter(id => LEVELS.some(level => level === id))).toEqual([...LEVELS]);
});

test.each([
  ['citadels', citadelsBots.map(({ id }) => id)],
  ['il-principe', ilPrincipeBots.map(({ id }) => id)],
])('%s is played without nets by everyone but the master and the champion', (game, ids) => {
  const all = ROSTERS.find(roster => roster.game.id === game)?.bots ?? [];
  expect([...ids, 'master', 'champion']).toEqual(all.map(({ id }) => id));
});
