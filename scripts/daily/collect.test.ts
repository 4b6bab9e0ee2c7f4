import { rosterFor } from '@signoria/bots';
import { rngFrom, sameAction } from '@signoria/core';
import { expect, test } from 'vitest';
import { openPosition } from '../../apps/web/src/daily/position.ts';
import { collect } from './collect.ts';
import { judge } from './judge.ts';

const roster = rosterFor('il-principe');
if (!roster) throw new Error('nobody plays Il Principe');
const { game, bots } = roster;

function firstFound() {
  for (const { collection } of collect(roster as NonNullable<typeof roster>, 1)) return collection;
  throw new Error('nothing found');
}

test('a position that is found asks for what the heuristic does not see, and is judged the same each time', () => {
  const collection = firstFound();
  const position = openPosition(game, collection, collection.positions[0]);
  if (!position) throw new Error('it cannot be opened');
  const { match, seat, choices } = position;
  const legal = game.legal(match.state, seat);
  const view = game.view(match.state, seat);
  const obvious = bots.find(({ id }) => id === 'heuristic')?.choose(view, legal, {}, rngFrom(1)).action;
  expect(obvious && sameAction(obvious, choices[0].action)).toBe(false);
  const demands = { gap: 0.04, errors: 2.5, fewest: 3, most: 20, look: 4, sure: 4 };
  const again = () => judge(roster, match.state, seat, demands);
  expect(again()).toEqual(again());
  expect(judge(roster, match.state, seat, { ...demands, gap: 0.95 })).toBeNull();
  expect(judge(roster, match.state, seat, { ...demands, fewest: legal.length + 1 })).toBeNull();
});
