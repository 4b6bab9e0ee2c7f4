import { parseOptions, rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { deck, isWager, lostCities, numberOn } from '../src/index.ts';
import { position } from './position.ts';

const published = lostCities.options.presets.published;

test('LC-1.1 five expeditions of nine numbers and three wagers make 60 cards, six make 72', () => {
  expect(deck(5)).toHaveLength(60);
  expect(deck(6)).toHaveLength(72);
  expect(deck(5).filter(isWager)).toHaveLength(15);
  const sum = deck(5).reduce((points, each) => points + numberOn(each), 0);
  expect(sum).toBe(5 * 54);
});

test('LC-1.2 each player is dealt eight cards and the rest form the deck', () => {
  const five = position().state;
  expect(five.hands.map(hand => hand.length)).toEqual([8, 8]);
  expect(five.stock).toHaveLength(44);
  const six = position({ options: { expeditions: 6 } }).state;
  expect(six.stock).toHaveLength(56);
});

test('LC-1.3 the starting player is chosen at random', () => {
  const starters = Array.from({ length: 200 }, (_, i) => lostCities.setup(2, published, rngFrom(i)).starter);
  const first = starters.filter(seat => seat === 0).length;
  expect(first).toBeGreaterThan(60);
  expect(first).toBeLessThan(140);
});

test.each([
  [{ rounds: 6 }, 'options.rounds', 'bad-value'],
  [{ rounds: '3' }, 'options.rounds', 'bad-value'],
  [{ expeditions: 4 }, 'options.expeditions', 'bad-value'],
  [{ laterStarter: 'oldest' }, 'options.laterStarter', 'bad-value'],
  [{ bonus: 8 }, 'options.bonus', 'unknown-option'],
  [{ preset: 'house' }, 'options.preset', 'unknown-preset'],
  [[], 'options', 'not-an-object'],
])('options %j are refused at %s', (input, at, code) => {
  expect(parseOptions(lostCities.options, input, 2)).toMatchObject({ ok: false, problem: { at, code } });
});
