import { expect, test } from 'vitest';
import { lay, offer, pass, position } from './position.ts';

test('IP-1.8 in phase 1 all families choose at once, in any order; afterwards one at a time', () => {
  const t = position().round(1);
  expect(t.turn()).toEqual([0, 1, 2, 3]);
  for (const seat of [0, 1, 2, 3] as const) t.hand(seat, 'GGRR');
  t.act(2, offer('G')).act(0, offer('R')).act(2, offer('G'));
  expect(t.turn()).toEqual([0, 1, 3]);
  expect(t.why(2, offer('R'))).toEqual({ rule: 'IP-1.8', code: 'not-your-turn' });
  expect(t.legal(2)).toEqual([]);
  t.act(3, offer('G')).act(3, offer('G')).act(1, offer('G')).act(1, offer('G')).act(0, offer('R'));
  expect(t.turn()).toEqual([1]);
  expect(t.state.phase).toBe(2);
  expect(t.why(0, pass)).toEqual({ rule: 'IP-1.8', code: 'not-your-turn' });
});

test('IP-1.8 the phases follow each other: offers, auctions, building, roles, offers', () => {
  const t = position().hand(0, 'G').hand(1, '').hand(2, '').hand(3, '').noRoles().lots('W');
  expect(t.state.phase).toBe(2);
  for (let i = 0; i < 4; i++) t.act(t.turn()[0], pass);
  expect(t.state.phase).toBe(3);
  t.act(0, lay('G'));
  expect(t.state.roles[0]).toBe(0);
  expect(t.state.phase).toBe(1);
  expect(t.state.round).toBe(3);
});
