import { expect, test } from 'vitest';
import { whyNotCity } from '../src/index.ts';
import { build, card, city, play, position, skip } from './position.ts';

test('P-3.1 one crest builds one floor of the player’s colour in its city', () => {
  const t = position().hand(0, 'Roma A*').act(0, play('Roma A*'));
  expect(t.legal(0)).toEqual([build(0), build(1)]);
  t.act(0, build(1));
  expect(t.state.towers[city('Roma')]).toEqual([[], [0]]);
  expect(t.turn()).toEqual([1]);
});

test('P-3.1 a floor goes up in the city of its card and in no other', () => {
  const roma = card('Roma A*');
  expect(whyNotCity(roma, city('Roma'))).toBeNull();
  expect(whyNotCity(roma, city('Siena'))).toEqual({ rule: 'P-3.1', code: 'wrong-city' });
});

test('P-3.1 building is mandatory: it cannot be skipped', () => {
  const t = position().hand(0, 'Roma A*').act(0, play('Roma A*'));
  expect(t.why(0, skip)?.code).toBe('build-first');
});

test('P-3.2 a floor goes on top of whatever is on the site', () => {
  const t = position().hand(0, 'Roma A*').towers('Roma', 'bb', 'a').act(0, play('Roma A*')).act(0, build(0));
  expect(t.state.towers[city('Roma')]).toEqual([[1, 1, 0], [0]]);
});

test('P-3.2 on an empty site a floor starts a tower', () => {
  const t = position().hand(0, 'Roma A*').towers('Roma', 'bb', '').act(0, play('Roma A*')).act(0, build(1));
  expect(t.state.towers[city('Roma')]).toEqual([[1, 1], [0]]);
});

test('P-3.3 two crests build two floors, on one site or on both', () => {
  const same = position().hand(0, 'Siena +').act(0, play('Siena +')).act(0, build(1));
  expect(same.turn()).toEqual([0]);
  expect(same.legal(0)).toEqual([build(0), build(1)]);
  same.act(0, build(1));
  expect(same.state.towers[city('Siena')]).toEqual([[], [0, 0]]);
  expect(same.turn()).toEqual([1]);
  const split = position().hand(0, 'Siena +').act(0, play('Siena +')).act(0, build(1)).act(0, build(0));
  expect(split.state.towers[city('Siena')]).toEqual([[0], [0]]);
});

test.each([
  ['', 'abab', [[0], [0, 1, 0, 1]]],
  ['abab', '', [[0, 1, 0, 1], [0]]],
])('P-3.4 the last floor of a city goes to its empty site automatically', (left, right, towers) => {
  const t = position().hand(0, 'Verona C*').towers('Verona', left, right).act(0, play('Verona C*'));
  expect(t.state.towers[city('Verona')]).toEqual(towers);
  expect(t.turn()).toEqual([1]);
});

test('P-3.4 the last floor is free when both towers stand', () => {
  const t = position().hand(0, 'Verona C*').towers('Verona', 'aba', 'b').act(0, play('Verona C*'));
  expect(t.legal(0)).toEqual([build(0), build(1)]);
});

test('P-3.4 with two crests for the last two floors the second must fill the empty site if the first did not', () => {
  const t = position().hand(0, 'Verona +').towers('Verona', 'aba', '').act(0, play('Verona +'));
  expect(t.legal(0)).toEqual([build(0), build(1)]);
  t.act(0, build(0));
  expect(t.state.towers[city('Verona')]).toEqual([[0, 1, 0, 0], [0]]);
  expect(t.turn()).toEqual([1]);
});

test('P-3.4 with two crests the second is free when the first filled the empty site', () => {
  const t = position()
    .hand(0, 'Verona +')
    .towers('Verona', 'aba', '')
    .act(0, play('Verona +'))
    .act(0, build(1));
  expect(t.legal(0)).toEqual([build(0), build(1)]);
});
