import { NONE } from '@signoria/core';
import { expect, test } from 'vitest';
import { sum } from '../src/families.ts';
import { bid, build, counts, offer, pass, position } from './position.ts';

const two = (options: Record<string, unknown> = {}) => position({ seats: 2, options });

test('IP-8.1 with two families seven buildings of each colour and five cities are removed; there are no minor roles', () => {
  const t = two();
  expect(t.state.deck.length + sum(t.state.hands.map(sum))).toBe(65);
  expect(t.state.open.length + t.state.cityDeck.length).toBe(10);
  expect(t.view(0).removedCount).toBe(5);
  t.hand(0, '').hand(1, '').up(0, 'WW').up(1, 'WY').phase4();
  expect(t.state.roles[2]).toBe(0);
  expect(t.state.roles[3]).toBe(NONE);
  expect(t.state.roles[8]).toBe(1);
});

test('IP-8.1 IP-5.4 two tied families bid for the major role', () => {
  const t = two().money(3, 3).hand(0, '').hand(1, '').up(0, 'W').up(1, 'W').phase4();
  t.act(1, bid(2)).act(0, pass);
  expect(t.state.roles[2]).toBe(1);
});

test('IP-8.2 two families receive 6 coins each, draw 5 cards and offer three', () => {
  const t = two().money(0, 0).hand(0, '').hand(1, '').nextRound();
  expect(t.state.money).toEqual([6, 6]);
  expect(t.state.hands.map(sum)).toEqual([5, 5]);
  t.hand(0, 'GGGW').hand(1, 'YYYW').act(0, offer('G')).act(0, offer('G'));
  expect(t.turn()).toEqual([0, 1]);
  t.act(0, offer('G')).act(1, offer('Y')).act(1, offer('Y')).act(1, offer('Y'));
  expect(t.state.lots).toEqual(counts('GGGYYY'));
});

test('IP-8.2 the income of two families is 6 in the first edition and in the rich variant too', () => {
  for (const options of [{ preset: 'first' }, { rich: true }, { preset: 'first', rich: true }])
    expect(two(options).money(0, 0).nextRound().state.money).toEqual([6, 6]);
});

test('IP-8.3 the last round comes below 10 cards', () => {
  expect(two().deck('GGGGGWWWWW').nextRound().state.last).toBe(false);
  expect(two().deck('GGGGGWWWW').nextRound().state.last).toBe(true);
});

test('IP-8.4 all remaining cards are auctioned, in the first edition at most six', () => {
  const amigo = two().money(1, 1).deck('GGGGGWWWW').nextRound();
  expect(amigo.state.lots).toEqual(counts('GGGGGWWWW'));
  expect(amigo.state.money).toEqual([7, 7]);
  const first = two({ preset: 'first' }).money(1, 1).deck('GGGGGWWWW').nextRound();
  expect(sum(first.state.lots)).toBe(6);
  expect(first.state.deck).toHaveLength(3);
  expect(first.state.money).toEqual([1, 1]);
  const few = two({ preset: 'first' }).deck('GGW').unsold('BBBBBB').nextRound();
  expect(few.state.lots).toEqual(counts('GGW'));
});

test('IP-8.4 without a card phases 3 and 4 are still played', () => {
  for (const preset of ['amigo', 'first']) {
    const t = two({ preset }).cities('Siena Pisa Lucca Rimini').money(9, 9).hand(0, 'GRY').hand(1, '');
    t.deck('').nextRound();
    expect(t.state.phase).toBe(3);
    t.act(0, build('Siena'));
    expect(t.state.ending).toBe('last-round');
    expect(t.state.roles[0]).toBe(0);
  }
});
