import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import { bewitch, build, DRAW, END, GOLD, INCOME, keep, murder, pass, position } from './position.ts';

describe('Bishop and Abbot', () => {
  const CITY = 'temple church';

  test('C-6.15 the Bishop has income from blue', () => {
    const t = position()
      .crown(0)
      .city(0, CITY)
      .roles('bishop', 'merchant', 'architect', 'warlord')
      .act(0, INCOME);
    expect(t.state.gold[0]).toBe(4);
  });

  test('C-6.15 neither the Warlord nor the Diplomat can touch the Bishop’s city', () => {
    for (const rank8 of ['warlord', 'diplomat']) {
      const t = position({ options: { rank8 } })
        .crown(0)
        .gold(2, 2, 2, 9)
        .city(0, CITY)
        .city(3, 'tavern')
        .roles('bishop', 'merchant', 'architect', rank8);
      pass(t, 0, 1, 2);
      t.act(3, GOLD);
      const type = rank8 === 'warlord' ? 'destroy' : 'covet';
      const action = { type, seat: 0, district: cardOf('temple'), adorned: false };
      expect(t.why(3, action)).toEqual({ rule: 'C-6.15', code: 'bishop-guards' });
    }
  });

  test('C-6.15 a murdered Bishop protects nothing', () => {
    const t = position().crown(0).city(1, CITY).roles('assassin', 'bishop', 'merchant', 'warlord');
    t.act(0, murder('bishop')).act(0, GOLD).act(0, END);
    pass(t, 2);
    t.act(3, GOLD).act(3, { type: 'destroy', seat: 1, district: cardOf('temple'), adorned: false });
    expect(t.state.cities[1]).toHaveLength(1);
  });

  test('C-6.16 with two players the Bishop protects even against the same player’s Warlord', () => {
    const t = position({ seats: 2 })
      .crown(0)
      .city(0, CITY)
      .city(1, CITY)
      .roles('bishop warlord', 'king merchant');
    pass(t, 1, 0, 1);
    t.act(0, GOLD);
    const temple = { district: cardOf('temple'), adorned: false };
    expect(t.why(0, { type: 'destroy', seat: 0, ...temple })).toEqual({
      rule: 'C-6.16',
      code: 'bishop-guards',
    });
    expect(t.why(0, { type: 'destroy', seat: 1, ...temple })).toBeNull();
  });

  test('C-6.17 the richest player gives the Abbot one gold; income from blue', () => {
    const t = position({ options: { rank5: 'abbot' } })
      .crown(0)
      .gold(1, 6, 5, 5)
      .city(0, CITY)
      .roles('abbot', 'merchant', 'architect', 'warlord');
    t.act(0, { type: 'tithe' }).act(0, INCOME);
    expect(t.state.gold).toEqual([4, 5, 5, 5]);
    expect(t.why(0, { type: 'tithe' })?.code).toBe('power-used');
  });

  test('C-6.17 the Abbot gets nothing if several are tied for richest, or if the Abbot is the richest', () => {
    const level = position({ options: { rank5: 'abbot' } })
      .crown(0)
      .gold(1, 6, 6, 5)
      .roles('abbot', 'merchant', 'architect', 'warlord');
    expect(level.why(0, { type: 'tithe' })).toEqual({ rule: 'C-6.17', code: 'several-are-richest' });
    const rich = position({ options: { rank5: 'abbot' } })
      .crown(0)
      .gold(9, 6, 6, 5)
      .roles('abbot', 'merchant', 'architect', 'warlord');
    expect(rich.why(0, { type: 'tithe' })).toEqual({ rule: 'C-6.17', code: 'you-are-richest' });
    rich.state.gold[0] = 6;
    expect(rich.why(0, { type: 'tithe' })?.code).toBe('several-are-richest');
  });
});

describe('ranks 6 and 7', () => {
  test('C-6.18 the Merchant gains one gold right after the action, and income from green', () => {
    const t = position()
      .crown(0)
      .gold(0)
      .city(0, 'market docks')
      .roles('merchant', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, INCOME);
    expect(t.state.gold[0]).toBe(2);
    t.act(0, DRAW).act(0, t.legal(0)[0]);
    expect(t.state.gold[0]).toBe(3);
  });

  test('C-6.19 the Alchemist must have the gold, and gets back what building cost, not the tax or the Smithy', () => {
    const t = position({ options: { rank6: 'alchemist', rank2: 'tax-collector' } })
      .crown(0)
      .gold(5, 0)
      .hand(0, 'castle palace')
      .city(0, 'smithy');
    t.roles('alchemist', 'tax-collector', 'king', 'bishop');
    pass(t, 1, 2, 3);
    t.act(0, { type: 'smithy' }).act(0, GOLD).act(0, build('castle'));
    expect(t.state.gold[0]).toBe(1);
    t.act(0, END);
    expect(t.state.gold.slice(0, 2)).toEqual([4, 3]);
  });

  test('C-6.19 in the preset sheet the refund comes at once, and can be spent', () => {
    const t = position({ options: { preset: 'sheet', rank6: 'alchemist' } })
      .crown(0)
      .gold(2)
      .hand(0, 'castle')
      .city(0, 'smithy');
    t.roles('alchemist', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('castle'));
    expect(t.state.gold[0]).toBe(4);
    t.act(0, { type: 'smithy' }).act(0, END);
    expect(t.state.gold[0]).toBe(2);
  });

  test('C-6.19 C-7.20 what comes back is what was paid', () => {
    const t = position({ options: { rank6: 'alchemist', darkCity: 'all' } })
      .crown(0)
      .gold(6)
      .hand(0, 'library')
      .city(0, 'factory');
    t.roles('alchemist', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('library')).act(0, END);
    expect(t.state.gold[0]).toBe(8);
  });

  test('C-6.20 the Architect draws two, builds three, and has no income', () => {
    const t = position()
      .crown(0)
      .gold(9)
      .hand(0, 'tavern temple market prison')
      .city(0, 'manor')
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD);
    expect(t.state.hands[0]).toHaveLength(6);
    t.act(0, build('tavern')).act(0, build('temple')).act(0, build('market'));
    expect(t.why(0, build('prison'))).toEqual({ rule: 'C-6.20', code: 'built-enough' });
    expect(t.why(0, INCOME)).toEqual({ rule: 'C-5.4', code: 'no-income' });
  });

  test('C-6.20 in the preset sheet the Architect has income from yellow', () => {
    const t = position({ options: { preset: 'sheet' } })
      .crown(0)
      .city(0, 'manor castle')
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, INCOME);
    expect(t.state.gold[0]).toBe(4);
  });

  test('C-6.20 C-7.7 a Library has no effect on the extra cards', () => {
    const t = position()
      .crown(0)
      .hand(0, '')
      .city(0, 'library observatory')
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD);
    expect(t.state.hands[0]).toHaveLength(2);
  });

  test('C-6.21 the Navigator takes four gold or four cards after the action, cannot build, may use districts', () => {
    const t = position({ options: { rank7: 'navigator' } })
      .crown(0)
      .gold(0)
      .hand(0, 'tavern')
      .city(0, 'laboratory')
      .roles('navigator', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    expect(t.why(0, { type: 'navigate', take: 'gold' })).toEqual({ rule: 'C-5.1', code: 'action-first' });
    expect(t.why(0, build('tavern'))).toEqual({ rule: 'C-6.21', code: 'navigator-builds-nothing' });
    t.act(0, GOLD).act(0, { type: 'navigate', take: 'cards' });
    expect(t.state.hands[0]).toHaveLength(5);
    expect(t.why(0, build('tavern'))).toEqual({ rule: 'C-6.21', code: 'navigator-builds-nothing' });
    t.act(0, { type: 'laboratory', card: cardOf('tavern') }).act(0, END);
    expect(t.state.gold[0]).toBe(3);
  });

  test('C-6.21 in the preset sheet the Navigator’s turn ends with the choice', () => {
    const t = position({ options: { preset: 'sheet', rank7: 'navigator' } })
      .crown(0)
      .roles('navigator', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, { type: 'navigate', take: 'gold' });
    expect(t.state.gold[0]).toBe(8);
    expect(t.turn()).toEqual([3]);
  });

  test('C-6.3 C-6.19 a Witch has the Alchemist’s refund', () => {
    const t = position({ options: { rank1: 'witch', rank6: 'alchemist' } })
      .crown(0)
      .gold(5)
      .hand(0, 'castle')
      .roles('witch', 'alchemist', 'king', 'bishop');
    t.act(0, GOLD).act(0, bewitch('alchemist'));
    pass(t, 2, 3);
    t.act(1, GOLD).act(0, build('castle')).act(0, END);
    expect(t.state.gold[0]).toBe(7);
  });

  test('C-5.2 C-7.5 drawing among three keeps one', () => {
    const t = position()
      .crown(0)
      .hand(0, '')
      .city(0, 'observatory')
      .deck('prison temple manor')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, DRAW);
    expect(t.legal(0)).toEqual([keep('manor'), keep('temple'), keep('prison')]);
  });
});
