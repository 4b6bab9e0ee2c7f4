import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  build,
  cards,
  covet,
  DRAW,
  destroy,
  END,
  GOLD,
  INCOME,
  keep,
  murder,
  offered,
  pass,
  position,
} from './position.ts';

describe('the order of a turn', () => {
  test('C-5.1 building needs the action first; income and most powers do not', () => {
    const t = position()
      .crown(0)
      .gold(9)
      .hand(0, 'tavern')
      .city(0, 'manor')
      .roles('king', 'thief', 'bishop', 'merchant');
    pass(t, 1);
    expect(t.why(0, build('tavern'))).toEqual({ rule: 'C-5.1', code: 'action-first' });
    t.act(0, INCOME).act(0, GOLD).act(0, build('tavern'));
    expect(t.state.gold[0]).toBe(11);
  });

  test('C-5.1 the Warlord’s destruction and the Diplomat’s exchange need the action first', () => {
    const t = position().crown(0).city(1, 'tavern').roles('warlord', 'thief', 'bishop', 'merchant');
    pass(t, 1, 2, 3);
    expect(t.why(0, destroy(1, 'tavern'))).toEqual({ rule: 'C-5.1', code: 'action-first' });
    t.act(0, GOLD).act(0, destroy(1, 'tavern'));
    const diplomat = position({ options: { rank8: 'diplomat' } })
      .crown(0)
      .city(0, 'market')
      .city(1, 'tavern')
      .roles('diplomat', 'thief', 'bishop', 'merchant');
    pass(diplomat, 1, 2, 3);
    expect(diplomat.why(0, covet(1, 'tavern'))).toEqual({ rule: 'C-5.1', code: 'action-first' });
    diplomat.act(0, GOLD).act(0, covet(1, 'tavern'));
  });

  test('C-5.1 a turn is ended by its player, never automatically while there is something to do', () => {
    const t = position()
      .crown(0)
      .gold(0, 0, 0, 0)
      .hand(0, 'palace')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD);
    expect(t.legal(0)).toEqual([END]);
    expect(t.turn()).toEqual([0]);
    expect(t.why(0, { type: 'nonsense' })).toEqual({ rule: 'C-5.1', code: 'unknown-action' });
    expect(t.why(0, { type: 'redraw' })).toEqual({ rule: 'C-5.1', code: 'not-now' });
  });
});

describe('the action', () => {
  test('C-5.2 the action may be two gold; it is taken once, and is mandatory', () => {
    const t = position().crown(0).roles('king', 'bishop', 'merchant', 'warlord');
    expect(t.why(0, END)).toEqual({ rule: 'C-5.2', code: 'action-first' });
    t.act(0, GOLD);
    expect(t.state.gold[0]).toBe(4);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-5.2', code: 'action-taken' });
    expect(t.why(0, DRAW)).toEqual({ rule: 'C-5.2', code: 'action-taken' });
  });

  test('C-5.2 the action may be two cards: one is kept, the other goes under the deck', () => {
    const t = position()
      .crown(0)
      .hand(0, '')
      .deck('prison temple manor')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, DRAW);
    expect(t.legal(0)).toEqual([keep('manor'), keep('temple')]);
    expect(t.why(0, keep('prison'))).toEqual({ rule: 'C-5.2', code: 'card-not-drawn' });
    expect(t.why(0, END)).toEqual({ rule: 'C-5.2', code: 'keep-one' });
    t.act(0, keep('temple'));
    expect(t.state.hands[0]).toEqual([cardOf('temple')]);
    expect(t.state.deck).toEqual(cards('manor prison'));
    expect(t.view(0).deckKnown).toEqual([{ at: 1, card: cardOf('manor') }]);
    expect(t.view(1).deckKnown).toEqual([]);
  });

  test('C-5.3 a short deck gives the cards it has, an empty one none', () => {
    const t = position().crown(0).hand(0, '').deck('manor').roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, DRAW);
    expect(t.state.hands[0]).toEqual([cardOf('manor')]);
    t.act(0, END);
    expect(t.why(1, DRAW)).toEqual({ rule: 'C-5.3', code: 'deck-empty' });
    const library = position()
      .crown(0)
      .hand(0, '')
      .city(0, 'library observatory')
      .deck('manor')
      .roles('king', 'bishop', 'merchant', 'warlord');
    library.act(0, DRAW);
    expect([library.state.hands[0], library.state.step]).toEqual([[cardOf('manor')], 'turn']);
    expect(offered(t, 1)).toEqual(new Set(['gold']));
  });

  test.each([
    ['the Smithy', 'magician', 'smithy', { type: 'smithy' }],
    ['the Navigator', 'navigator', 'manor', { type: 'navigate', take: 'cards' }],
    ['the Park', 'king', 'park', END],
  ] as const)('C-5.3 a short deck gives %s what is left', (_, character, city, action) => {
    const t = position({ options: { rank7: 'navigator', darkCity: 'all' } })
      .crown(0)
      .gold(9)
      .hand(0, '')
      .city(0, city)
      .deck('temple');
    t.roles(character, 'assassin', 'bishop', 'merchant');
    for (const seat of t.turn()) if (seat !== 0) pass(t, seat);
    while (t.turn()[0] !== 0) pass(t, t.turn()[0]);
    t.act(0, GOLD).act(0, action);
    expect(t.state.hands[0]).toEqual(cards('temple'));
    expect(t.state.deck).toEqual([]);
  });

  test('C-5.3 an empty deck offers neither the Smithy nor the Navigator’s cards', () => {
    const t = position({ options: { rank7: 'navigator' } })
      .crown(0)
      .gold(9)
      .city(0, 'smithy')
      .deck('');
    t.roles('navigator', 'king', 'bishop', 'merchant');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, { type: 'smithy' })).toEqual({ rule: 'C-5.3', code: 'deck-empty' });
    expect(t.why(0, { type: 'navigate', take: 'cards' })).toEqual({ rule: 'C-5.3', code: 'deck-empty' });
    t.act(0, { type: 'navigate', take: 'gold' });
  });
});

describe('income and building', () => {
  test('C-5.4 income is one gold per district of the colour, once and all at once, before or after building', () => {
    const t = position()
      .crown(0)
      .gold(3)
      .hand(0, 'manor')
      .city(0, 'castle temple')
      .roles('king', 'thief', 'bishop', 'merchant');
    pass(t, 1);
    t.act(0, GOLD).act(0, build('manor')).act(0, INCOME);
    expect(t.state.gold[0]).toBe(4);
    expect(t.why(0, INCOME)).toEqual({ rule: 'C-5.4', code: 'income-taken' });
  });

  test('C-5.4 income is optional, lost if not collected, and not offered if there is none', () => {
    const t = position()
      .crown(0)
      .city(0, 'castle')
      .city(1, 'castle')
      .roles('king', 'bishop', 'merchant', 'warlord');
    pass(t, 0);
    expect(t.state.gold[0]).toBe(4);
    expect(t.why(1, INCOME)).toEqual({ rule: 'C-5.4', code: 'no-income' });
  });

  test('C-5.5 one district from the hand for its cost', () => {
    const t = position()
      .crown(0)
      .gold(3)
      .hand(0, 'tavern temple fortress')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD);
    expect(t.why(0, build('manor'))).toEqual({ rule: 'C-5.5', code: 'card-not-in-hand' });
    t.state.gold[0] = 4;
    expect(t.why(0, build('fortress'))).toEqual({ rule: 'C-5.5', code: 'not-enough-gold' });
    t.act(0, build('tavern'));
    expect(t.state.gold[0]).toBe(3);
    expect(t.why(0, build('temple'))).toEqual({ rule: 'C-5.5', code: 'built-enough' });
  });

  test('C-5.6 no duplicates in a city', () => {
    const t = position()
      .crown(0)
      .gold(9)
      .hand(0, 'tavern')
      .city(0, 'tavern')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD);
    expect(t.why(0, build('tavern'))).toEqual({ rule: 'C-5.6', code: 'name-in-city' });
  });
});

describe('powers and the end of a turn', () => {
  test('C-5.7 only its player may use a power, once per turn, and it is optional', () => {
    const t = position().crown(0).roles('assassin', 'thief', 'bishop', 'merchant');
    expect(t.why(0, { type: 'rob', rank: 6 })).toEqual({ rule: 'C-5.7', code: 'not-your-power' });
    expect(t.why(0, { type: 'bewitch', rank: 6 })).toEqual({ rule: 'C-5.7', code: 'not-your-power' });
    t.act(0, murder('king'));
    expect(t.why(0, murder('bishop'))).toEqual({ rule: 'C-5.7', code: 'power-used' });
    pass(t, 0, 1);
    expect(t.state.robbed).toBe(0);
  });

  test('C-5.7 the Witch must name and the Navigator must choose', () => {
    const t = position({ options: { rank1: 'witch', rank7: 'navigator' } }).crown(0);
    t.roles('witch', 'navigator', 'king', 'bishop').act(0, GOLD);
    expect(offered(t, 0)).toEqual(new Set(['bewitch']));
    t.act(0, { type: 'bewitch', rank: 8 });
    pass(t, 2, 3);
    t.act(1, GOLD);
    expect(t.why(1, END)).toEqual({ rule: 'C-5.7', code: 'use-your-power-first' });
  });

  test('C-5.8 C-6.5 C-7.18 at the end of the turn the tax comes before the Poor House', () => {
    const t = position({ options: { rank2: 'tax-collector', darkCity: 'all' } })
      .crown(0)
      .gold(0, 0, 0, 0);
    t.hand(0, 'tavern').city(0, 'poor-house').roles('king', 'tax-collector', 'bishop', 'merchant');
    pass(t, 1);
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.gold).toEqual([1, 3, 0, 0]);
  });

  test('C-5.8 C-6.19 C-7.18 C-7.21 the turn ends with the Poor House, the Park and the Alchemist’s refund, in that order', () => {
    const t = position({ options: { rank6: 'alchemist', darkCity: 'all' } })
      .crown(0)
      .gold(1, 0, 0, 0);
    t.hand(0, 'manor').city(0, 'poor-house park').roles('alchemist', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('manor'));
    t.events();
    t.act(0, END);
    expect(t.events().slice(0, 3)).toMatchObject([
      { type: 'got-gold', gold: 1, for: 'poor-house' },
      { type: 'drew', count: 2, for: 'park' },
      { type: 'got-gold', gold: 3, for: 'alchemist' },
    ]);
    expect(t.state.gold[0]).toBe(4);
  });

  test('C-5.8 a bewitched turn has no end-of-turn effects', () => {
    const t = position({ options: { rank1: 'witch', darkCity: 'all' } })
      .crown(0)
      .hand(1, '')
      .city(1, 'park');
    t.roles('witch', 'king', 'bishop', 'merchant')
      .act(0, GOLD)
      .act(0, { type: 'bewitch', rank: 4 })
      .act(1, GOLD);
    expect(t.state.hands[1]).toEqual([]);
  });
});
