import type { Seat } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  bewitch,
  cards,
  cityOf,
  DECLINE,
  destroy,
  GOLD,
  INCOME,
  memories,
  offered,
  pass,
  position,
} from './position.ts';

const SEVEN = 'manor castle temple church tavern market docks';
const EIGHT = `${SEVEN} prison`;

function warlord(...gold: number[]) {
  return position()
    .crown(0)
    .gold(...gold);
}

describe('Warlord', () => {
  test('C-6.22 destroying costs one gold less than the district and ends the turn; income from red', () => {
    const t = warlord(9, 0)
      .city(0, 'prison watchtower')
      .city(1, 'palace tavern')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, INCOME).act(0, destroy(1, 'palace'));
    expect(t.state.gold[0]).toBe(9);
    expect(cityOf(t, 1)).toEqual(cards('tavern'));
    expect(t.state.deck[0]).toBe(cardOf('palace'));
    expect(t.state.round).toBe(2);
  });

  test('C-6.22 a district that costs one is free to destroy, and it may be the Warlord’s own', () => {
    const t = warlord(0).city(0, 'tavern').roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, destroy(0, 'tavern'));
    expect([t.state.gold[0], cityOf(t, 0)]).toEqual([2, []]);
  });

  test('C-6.22 the Warlord cannot destroy a district that is too expensive or not there', () => {
    const t = warlord(0).city(1, 'palace').roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, destroy(1, 'palace'))).toEqual({ rule: 'C-6.22', code: 'not-enough-gold' });
    expect(t.why(0, destroy(1, 'manor'))).toEqual({ rule: 'C-6.22', code: 'no-such-district' });
    expect(t.why(0, destroy(1, 'palace', true))).toEqual({ rule: 'C-6.22', code: 'no-such-district' });
    expect(t.why(0, destroy(4, 'manor'))).toEqual({ rule: 'C-6.22', code: 'no-such-player' });
  });

  test('C-8.2 a complete city is safe, even the Warlord’s own; seven districts are not complete', () => {
    const t = warlord(9)
      .city(0, EIGHT)
      .city(1, EIGHT)
      .city(2, SEVEN)
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, destroy(1, 'manor'))).toEqual({ rule: 'C-8.2', code: 'city-complete' });
    expect(t.why(0, destroy(0, 'manor'))).toEqual({ rule: 'C-8.2', code: 'city-complete' });
    expect(t.why(0, destroy(2, 'manor'))).toBeNull();
  });

  test('C-7.2 the Keep cannot be destroyed', () => {
    const t = warlord(9).city(1, 'keep').roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, destroy(1, 'keep'))).toEqual({ rule: 'C-7.2', code: 'keep-stands' });
  });

  test('C-7.9 University and Dragon Gate cost five to destroy', () => {
    const t = warlord(3).city(1, 'university').roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, destroy(1, 'university'));
    expect(t.state.gold[0]).toBe(0);
  });

  test('C-7.10 a Great Wall adds one for every other district, not for itself, even in the Warlord’s own city', () => {
    const t = warlord(0)
      .city(0, 'manor')
      .city(1, 'great-wall manor')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, destroy(1, 'manor'))?.code).toBe('not-enough-gold');
    expect(t.why(0, destroy(0, 'manor'))).toBeNull();
    t.city(0, 'great-wall manor');
    expect(t.why(0, destroy(0, 'manor'))?.code).toBe('not-enough-gold');
    t.gold(5).act(0, destroy(1, 'great-wall'));
    expect(t.state.gold[0]).toBe(0);
  });

  test('C-6.25 an adorned district costs the Warlord one gold more', () => {
    const t = position({ options: { rank9: 'artist' } })
      .crown(0)
      .gold(0)
      .city(1, 'manor* castle')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, destroy(1, 'manor', true))?.code).toBe('not-enough-gold');
    t.gold(3).act(0, destroy(1, 'manor', true));
    expect(t.state.gold[0]).toBe(0);
  });
});

describe('Graveyard', () => {
  test('C-7.6 the Graveyard’s owner may buy any district the Warlord destroys; then the Warlord’s turn ends', () => {
    const t = warlord(9, 1, 0)
      .city(1, 'graveyard')
      .city(2, 'manor')
      .hand(1, '')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, destroy(2, 'manor'));
    expect(t.turn()).toEqual([1]);
    expect(offered(t, 1)).toEqual(new Set(['salvage', 'decline']));
    expect(t.why(1, GOLD)).toEqual({ rule: 'C-7.6', code: 'salvage-or-decline' });
    t.act(1, { type: 'salvage' });
    expect(t.state.hands[1]).toEqual(cards('manor'));
    expect(t.state.gold[1]).toBe(2);
    expect(t.state.round).toBe(2);
    expect(memories(t, 'table')).toEqual([{ card: cardOf('manor'), places: [1] }]);
  });

  test('C-7.6 the Graveyard’s owner may decline, and is not asked without gold', () => {
    const t = warlord(9, 0, 0)
      .city(1, 'graveyard')
      .city(2, 'manor')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, destroy(2, 'manor')).act(1, DECLINE);
    expect([t.state.deck[0], t.state.hands[1].length, t.state.round]).toEqual([cardOf('manor'), 4, 2]);
    const poor = warlord(9, 0, 0)
      .city(1, 'graveyard')
      .city(2, 'manor')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(poor, 1, 2, 3);
    poor.gold(9, 0).act(0, GOLD).act(0, destroy(2, 'manor'));
    expect(poor.state.round).toBe(2);
  });

  test('C-7.6 the Graveyard does not help itself, or its owner as the Warlord', () => {
    const itself = warlord(9, 5).city(1, 'graveyard').roles('warlord', 'king', 'merchant', 'architect');
    pass(itself, 1, 2, 3);
    itself.act(0, GOLD).act(0, destroy(1, 'graveyard'));
    expect(itself.state.round).toBe(2);
    const own = warlord(9, 5)
      .city(0, 'graveyard')
      .city(1, 'manor')
      .roles('warlord', 'king', 'merchant', 'architect');
    pass(own, 1, 2, 3);
    own.act(0, GOLD).act(0, destroy(1, 'manor'));
    expect(own.state.round).toBe(2);
  });

  test('C-7.6 C-6.3 a Witch who destroys is not asked for her own Graveyard, but the Warlord’s player for theirs', () => {
    const bewitched = (owner: Seat) => {
      const t = position({ options: { rank1: 'witch' } })
        .crown(0)
        .gold(3, 3)
        .city(2, 'tavern')
        .city(owner, 'graveyard')
        .roles('witch', 'warlord', 'king', 'merchant');
      t.act(0, GOLD).act(0, bewitch('warlord'));
      pass(t, 2, 3);
      return t.act(1, GOLD).act(0, destroy(2, 'tavern'));
    };
    expect(bewitched(0).state.round).toBe(2);
    expect(offered(bewitched(1), 1)).toEqual(new Set(['salvage', 'decline']));
  });
});
