import { revealsNothing, rngFrom, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { type Action, cardOf, citadels } from '../src/index.ts';
import { armory, build, DRAW, GOLD, pass, position, type Table } from './position.ts';

function mayBeTakenBack({ state }: Table, seat: Seat, action: Action): boolean {
  return revealsNothing(citadels, state, seat, action, rngFrom(1));
}

/** Seat 0 has changed hands with seat 1 and knows the hand that seat 1 now plays from. */
function afterExchange(city = 'keep'): Table {
  const t = position({ options: { darkCity: 'all' } })
    .crown(0)
    .gold(9, 9, 9, 9)
    .hand(0, 'manor temple prison')
    .hand(1, 'tavern')
    .city(1, city)
    .deck('castle harbor docks market')
    .roles('magician', 'king', 'bishop', 'merchant');
  return t.act(0, { type: 'swap', seat: 1 }).act(0, GOLD).act(0, { type: 'end' });
}

test('C-1.6 C-5.5 a build may be undone even if someone knew the card', () => {
  const t = afterExchange().act(1, GOLD);
  expect(t.view(0).memory).toHaveLength(3);
  expect(mayBeTakenBack(t, 1, build('temple'))).toBe(true);
});

test('C-1.6 C-7.3 putting a card under the deck may be undone even if someone knows the hand', () => {
  const t = afterExchange('laboratory');
  expect(mayBeTakenBack(t, 1, { type: 'laboratory', card: cardOf('manor') })).toBe(true);
});

test('C-1.6 C-7.12 C-7.13 destroying a Museum may be undone if its owner knows what was under it', () => {
  const t = position({ options: { darkCity: 'all' } })
    .crown(0)
    .hand(0, 'manor')
    .city(0, 'museum')
    .city(1, 'armory')
    .roles('magician', 'king', 'bishop', 'merchant');
  t.act(0, { type: 'museum', card: cardOf('manor') });
  pass(t, 0);
  expect(mayBeTakenBack(t, 1, armory(0, 'museum'))).toBe(true);
});

test('C-1.6 an action that shows anyone a hidden card may not be undone', () => {
  const t = afterExchange();
  expect(mayBeTakenBack(t, 1, DRAW)).toBe(false);
  t.act(1, GOLD).act(1, { type: 'end' });
  t.act(2, GOLD);
  expect(mayBeTakenBack(t, 2, { type: 'end' })).toBe(false);
});
