import { NONE } from '@signoria/core';
import { expect, test } from 'vitest';
import { towerWinner } from '../src/city.ts';
import { CITIES } from '../src/index.ts';
import { build, city, messenger, move, play, position, skip } from './position.ts';

/** Seat 0 builds the last floor of Verona (tokens 5 and 2) on the left site. */
const finished = (left: string, right: string, seats = 2) =>
  position({ seats })
    .hand(0, 'Verona C*')
    .towers('Verona', left, right)
    .act(0, play('Verona C*'))
    .act(0, build(0));

test('P-6.1 a city is scored as soon as its last floor is built, before move and card', () => {
  const t = position()
    .hand(0, 'Verona M')
    .towers('Verona', 'ab', 'ab')
    .towers('Roma', 'a', 'b')
    .act(0, play('Verona M'))
    .act(0, build(0))
    .act(0, skip);
  expect(t.events().map(event => event.type)).toEqual([
    'played',
    'built',
    'city-scored',
    'move-lost',
    'took',
    'refilled',
  ]);
});

test('P-6.1 the city is scored before a card is taken and before a messenger is placed', () => {
  const t = position({ options: { messengers: true } })
    .hand(0, 'Verona C*')
    .towers('Verona', 'ab', 'ab')
    .act(0, play('Verona C*'))
    .act(0, build(0))
    .act(0, messenger('Milano', 'Parma'));
  expect(t.events().map(event => event.type)).toEqual([
    'played',
    'built',
    'city-scored',
    'took',
    'refilled',
    'messenger-set',
  ]);
});

test('P-6.1 a city with a floor missing is not scored', () => {
  const t = position()
    .hand(0, 'Verona C*')
    .towers('Verona', 'ab', 'b')
    .act(0, play('Verona C*'))
    .act(0, build(0));
  expect(t.state.winners[city('Verona')]).toEqual([NONE, NONE]);
});

test('P-6.1 a double crest scores the city once, after its second floor', () => {
  const t = position()
    .hand(0, 'Verona +')
    .towers('Verona', 'ab', 'b')
    .act(0, play('Verona +'))
    .act(0, build(0))
    .act(0, build(0));
  expect(t.events().filter(event => event.type === 'city-scored')).toEqual([
    { type: 'city-scored', city: city('Verona'), taller: 0, high: 0, low: 1, messengers: 0 },
  ]);
});

test('P-6.2 the most floors in the taller tower win the higher token, in the shorter one the lower', () => {
  const t = finished('ab', 'cc', 3);
  expect(t.state.winners[city('Verona')]).toEqual([0, 2]);
  expect(t.view('table').scores.map(score => score.total)).toEqual([5, 0, 2]);
});

test('P-6.2 one player may win both towers, and the others get nothing', () => {
  const t = finished('ab', 'ab').view('table');
  expect(t.winners[city('Verona')]).toEqual([0, 1]);
  const both = finished('a', 'bba').view('table');
  expect(both.winners[city('Verona')]).toEqual([1, 0]);
  const all = finished('ab', 'aa').view('table');
  expect(all.scores.map(score => score.total)).toEqual([7, 0]);
});

test('P-6.2 the right tower may be the taller one', () => {
  const t = finished('b', 'bbb');
  expect(t.state.winners[city('Verona')]).toEqual([1, 0]);
  expect(t.events()).toContainEqual(expect.objectContaining({ type: 'city-scored', taller: 1 }));
});

test.each([
  ['ab', 1],
  ['ba', 0],
  ['aabb', 1],
  ['abba', 0],
  ['baab', 1],
  ['aabbc', 1],
  ['bbcaac', 2],
  ['bbaac', 0],
  ['abc', 2],
  ['aabbcc', 2],
  ['a', 0],
])('P-6.3 in the tower %s from the ground up, seat %i wins', (letters, winner) => {
  expect(towerWinner([...letters].map(letter => 'abc'.indexOf(letter) as 0 | 1 | 2))).toBe(winner);
});

test('P-6.3 the floor nearest the top decides among those who are tied, not the topmost of all', () => {
  const t = position({ seats: 3 })
    .hand(2, 'Roma A*')
    .player(2)
    .towers('Roma', 'aabb', 'abab')
    .act(2, play('Roma A*'))
    .act(2, build(0));
  expect(t.state.winners[city('Roma')]).toEqual([1, 1]);
});

test('P-6.4 every city has an odd number of floors', () => {
  for (const { floors } of CITIES) expect(floors % 2).toBe(1);
});

test('P-6.5 tokens are public and scored towers no longer change', () => {
  const t = position()
    .hand(0, 'Verona C*, Lucca M')
    .hand(1, 'Roma B*')
    .towers('Verona', 'ab', 'ab')
    .towers('Milano', 'a', '')
    .act(0, play('Verona C*'))
    .act(0, build(0))
    .act(1, play('Roma B*'))
    .act(1, build(0))
    .act(0, play('Lucca M'))
    .act(0, build(0));
  expect(t.view('table').winners[city('Verona')]).toEqual([0, 1]);
  expect(t.why(0, move('Verona', 0))?.code).toBe('city-scored');
  expect(t.view('table').towers[city('Verona')]).toEqual([
    [0, 1, 0],
    [0, 1],
  ]);
});
