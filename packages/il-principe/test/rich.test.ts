import { expect, test } from 'vitest';
import { ilPrincipe } from '../src/index.ts';
import { bid, build, pass, position } from './position.ts';

test('IP-9.1 the rich variant starts with 10 coins and pays 6 each round, with either edition', () => {
  for (const preset of ['amigo', 'first'])
    for (const seats of [2, 3, 4, 5]) {
      const t = position({ seats, options: { preset, rich: true } });
      expect(t.state.money).toEqual(new Array(seats).fill(16));
      expect(t.nextRound().state.money).toEqual(new Array(seats).fill(22));
    }
});

test('IP-9.1 the table’s own number of starting coins replaces the 10', () => {
  for (const preset of ['amigo', 'first']) {
    const t = position({ seats: 3, options: { preset, rich: true, startMoney: 3 } });
    expect(t.state.money).toEqual([9, 9, 9]);
  }
});

test('IP-9.1 full options with an edition’s own number, as in records, start with 10', () => {
  for (const own of Object.values(ilPrincipe.options.presets))
    for (const { startMoney } of Object.values(ilPrincipe.options.presets)) {
      const t = position({ seats: 3, options: { ...own, startMoney, rich: true } });
      expect(t.state.money).toEqual([16, 16, 16]);
    }
});

test('IP-9.1 cities are built in the first round, after an auction and in phase 3', () => {
  const t = position({ options: { rich: true } })
    .round(1)
    .cities('Siena Venezia Orvieto Verona', 'Lucca Pisa')
    .hand(1, 'GRYWB')
    .hand(2, 'WRY')
    .lots('Y');
  t.act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass);
  expect(t.legal(1)).toContainEqual(build('Siena'));
  t.act(1, build('Siena'));
  expect(t.turn()).toEqual([1]);
  t.act(1, pass);
  expect(t.legal(2)).toContainEqual(build('Venezia'));
  t.act(2, build('Venezia'));
  expect(t.state.round).toBe(1);
});
