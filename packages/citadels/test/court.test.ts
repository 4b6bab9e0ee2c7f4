import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  bewitch,
  build,
  cards,
  DRAW,
  END,
  GOLD,
  INCOME,
  keep,
  memories,
  murder,
  pass,
  position,
} from './position.ts';

const EMPEROR = { rank4: 'emperor' };
const crown = (seat: number) => ({ type: 'crown', seat }) as never;

describe('Tax Collector', () => {
  const TAX = { rank2: 'tax-collector' };

  test('C-6.5 whoever builds pays one gold at the end of his turn, however much he built', () => {
    const t = position({ options: TAX })
      .crown(0)
      .gold(9, 0, 0, 0)
      .hand(0, 'tavern temple market')
      .roles('architect', 'tax-collector', 'king', 'bishop');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, build('tavern')).act(0, build('temple')).act(0, build('market'));
    expect(t.state.gold).toEqual([7, 2, 2, 2]);
    t.act(0, END);
    expect(t.state.gold).toEqual([6, 3, 2, 2]);
  });

  test('C-6.5 who has no gold left pays nothing, and the Tax Collector never pays himself', () => {
    const t = position({ options: TAX })
      .crown(0)
      .gold(0, 3, 0, 0)
      .hand(0, 'market')
      .hand(1, 'manor')
      .roles('king', 'tax-collector', 'merchant', 'bishop');
    t.act(1, GOLD).act(1, build('manor')).act(1, END);
    expect(t.state.gold[1]).toBe(2);
    t.act(0, GOLD).act(0, build('market')).act(0, END);
    expect(t.state.gold.slice(0, 2)).toEqual([0, 2]);
  });

  test('C-6.5 an Assassin who has built pays when the Tax Collector shows himself', () => {
    const t = position({ options: TAX })
      .crown(0)
      .gold(5, 0, 0, 0)
      .hand(0, 'tavern')
      .roles('assassin', 'tax-collector', 'merchant', 'bishop');
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.gold.slice(0, 2)).toEqual([5, 1]);
  });

  test('C-6.5 a murdered Tax Collector collects nothing', () => {
    const t = position({ options: TAX })
      .crown(0)
      .gold(5, 0, 5, 0)
      .hand(0, 'tavern')
      .hand(2, 'tavern')
      .roles('assassin', 'tax-collector', 'merchant', 'bishop');
    t.act(0, murder('tax-collector')).act(0, GOLD).act(0, build('tavern')).act(0, END);
    pass(t, 3);
    t.act(2, GOLD).act(2, build('tavern')).act(2, END);
    expect(t.state.gold).toEqual([6, 0, 7, 2]);
  });

  test('C-6.5 with two characters each turn is taxed, but not to oneself', () => {
    const t = position({ seats: 2, options: TAX })
      .crown(0)
      .gold(9, 9)
      .hand(0, 'tavern')
      .hand(1, 'temple market')
      .roles('tax-collector king', 'bishop warlord');
    pass(t, 0);
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.gold[0]).toBe(12);
    t.act(1, GOLD).act(1, build('temple')).act(1, END).act(1, GOLD).act(1, build('market')).act(1, END);
    expect(t.state.gold).toEqual([14, 8]);
  });
});

describe('King', () => {
  test('C-6.10 he takes the crown when called and has income from yellow', () => {
    const t = position()
      .crown(0)
      .city(2, 'manor castle temple')
      .roles('bishop', 'merchant', 'king', 'warlord');
    expect(t.state.crown).toBe(2);
    t.act(2, INCOME);
    expect(t.state.gold[2]).toBe(4);
  });

  test('C-6.10 without a King the crown stays', () => {
    const t = position().crown(1).roles('bishop', 'merchant', 'architect', 'warlord');
    pass(t, 0, 1, 2, 3);
    expect(t.turn()).toEqual([1]);
  });

  test('C-6.11 a murdered King takes the crown at the end of the round', () => {
    const t = position().crown(0).roles('assassin', 'king', 'bishop', 'merchant');
    t.act(0, murder('king')).act(0, GOLD).act(0, END);
    expect(t.state.crown).toBe(0);
    pass(t, 2, 3);
    expect(t.state.crown).toBe(1);
    expect(t.turn()).toEqual([1]);
  });
});

describe('Emperor', () => {
  test('C-6.12 first of all he gives the crown, not to himself nor to who has it', () => {
    const t = position({ options: EMPEROR })
      .crown(2)
      .city(0, 'manor')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    expect(t.legal(0)).toEqual([crown(1), crown(3)]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-6.12', code: 'give-the-crown' });
    expect(t.why(0, crown(0))).toEqual({ rule: 'C-6.12', code: 'not-to-yourself' });
    expect(t.why(0, crown(2))).toEqual({ rule: 'C-6.12', code: 'has-the-crown' });
    expect(t.why(0, crown(5))).toEqual({ rule: 'C-6.12', code: 'no-such-player' });
    t.act(0, crown(3)).act(3, { type: 'pay-gold' }).act(0, INCOME);
    expect(t.state.crown).toBe(3);
    expect(t.state.gold).toEqual([4, 2, 2, 1]);
  });

  test('C-6.12 with three players there may be but one heir, who gets the crown unasked', () => {
    const t = position({ seats: 3, options: EMPEROR })
      .crown(1)
      .roles('emperor merchant', 'bishop warlord', 'thief architect');
    pass(t, 2);
    expect(t.state.crown).toBe(2);
    expect(t.turn()).toEqual([2]);
    expect(t.state.step).toBe('tribute');
  });

  test('C-6.13 the receiver chooses what to pay: a coin, or a card that only the two see', () => {
    const t = position({ options: EMPEROR })
      .crown(0)
      .hand(0, '')
      .hand(1, 'manor temple')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    t.act(0, crown(1));
    expect(t.legal(1)).toEqual([
      { type: 'pay-gold' },
      { type: 'pay-card', card: cardOf('manor') },
      { type: 'pay-card', card: cardOf('temple') },
    ]);
    expect(t.why(1, GOLD)).toEqual({ rule: 'C-6.13', code: 'pay-the-emperor' });
    expect(t.why(1, { type: 'pay-card', card: cardOf('palace') })).toEqual({
      rule: 'C-6.13',
      code: 'card-not-in-hand',
    });
    t.act(1, { type: 'pay-card', card: cardOf('temple') });
    expect(t.state.hands[0]).toEqual(cards('temple'));
    expect(t.turn()).toEqual([0]);
    expect(memories(t, 1)).toEqual([{ card: cardOf('temple'), places: [0] }]);
    expect(memories(t, 2)).toEqual([]);
  });

  test('C-6.13 without gold he is asked for a card, without cards he pays gold unasked, with neither nothing', () => {
    const poor = position({ options: EMPEROR })
      .crown(0)
      .gold(0, 0)
      .hand(1, 'manor')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    poor.act(0, crown(1));
    expect(poor.legal(1)).toEqual([{ type: 'pay-card', card: cardOf('manor') }]);
    expect(poor.why(1, { type: 'pay-gold' })).toEqual({ rule: 'C-6.13', code: 'no-gold' });
    const bare = position({ options: EMPEROR })
      .crown(0)
      .gold(0, 3)
      .hand(1, '')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    bare.act(0, crown(1));
    expect([bare.state.gold.slice(0, 2), bare.turn()]).toEqual([[1, 2], [0]]);
    const nothing = position({ options: EMPEROR })
      .crown(0)
      .gold(0, 0)
      .hand(1, '')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    nothing.act(0, crown(1));
    expect([nothing.state.gold.slice(0, 2), nothing.turn()]).toEqual([[0, 0], [0]]);
  });

  test('C-6.14 a murdered Emperor gives the crown away at the end of the round for nothing', () => {
    const t = position({ options: EMPEROR }).crown(0).roles('assassin', 'emperor', 'bishop', 'merchant');
    t.act(0, murder('emperor')).act(0, GOLD).act(0, END);
    pass(t, 2, 3);
    expect(t.legal(1)).toEqual([crown(2), crown(3)]);
    t.act(1, crown(3));
    expect([t.state.crown, t.state.gold[1], t.state.gold[3]]).toEqual([3, 2, 5]);
    expect(t.turn()).toEqual([3]);
  });
});

describe('Queen', () => {
  const QUEEN = { rank9: 'queen' };

  test('C-6.26 three gold when her turn begins, if she sits beside the King', () => {
    const beside = position({ seats: 5, options: QUEEN })
      .crown(0)
      .roles('king', 'bishop', 'merchant', 'architect', 'queen');
    pass(beside, 0, 1, 2, 3);
    expect(beside.state.gold[4]).toBe(5);
    const apart = position({ seats: 5, options: QUEEN })
      .crown(0)
      .roles('king', 'bishop', 'queen', 'merchant', 'architect');
    pass(apart, 0, 1, 3, 4);
    expect(apart.state.gold[2]).toBe(2);
  });

  test('C-6.26 beside a murdered King she is paid when he is shown', () => {
    const t = position({ seats: 5, options: QUEEN })
      .crown(0)
      .roles('assassin', 'queen', 'king', 'merchant', 'architect');
    t.act(0, murder('king')).act(0, GOLD).act(0, END);
    pass(t, 3, 4);
    expect(t.state.gold[1]).toBe(2);
    pass(t, 1);
    expect(t.state.gold[1]).toBe(7);
    expect(t.state.round).toBe(2);
  });

  test('C-6.26 C-7.22 a murdered King in a Hospital has shown himself before her turn', () => {
    const t = position({ seats: 5, options: { ...QUEEN, darkCity: 'all' } })
      .crown(0)
      .city(2, 'hospital')
      .roles('assassin', 'queen', 'king', 'merchant', 'architect');
    t.act(0, murder('king')).act(0, GOLD).act(0, END).act(2, GOLD);
    expect(t.state.crown).toBe(0);
    pass(t, 3, 4);
    expect(t.state.gold[1]).toBe(5);
    pass(t, 1);
    expect([t.state.gold[1], t.state.crown]).toEqual([7, 2]);
  });

  test('C-6.26 with the Emperor she sits beside whom he has crowned', () => {
    const t = position({ seats: 5, options: { ...QUEEN, ...EMPEROR } })
      .crown(0)
      .hand(3, '')
      .roles('emperor', 'bishop', 'merchant', 'architect', 'queen');
    t.act(0, crown(3));
    pass(t, 0, 1, 2, 3);
    expect(t.state.gold[4]).toBe(5);
  });

  test.each([
    ['beside the one then crowned she is paid at the end of the round', 2, 7],
    ['apart from the one then crowned she gets nothing', 4, 4],
  ] as const)('C-6.26 C-6.14 the Emperor murdered: %s', (_, heir, purse) => {
    const t = position({ seats: 5, options: { ...QUEEN, ...EMPEROR } })
      .crown(0)
      .roles('assassin', 'queen', 'merchant', 'emperor', 'architect');
    t.act(0, murder('emperor')).act(0, GOLD).act(0, END);
    pass(t, 2, 4, 1);
    expect([t.state.gold[1], t.turn()]).toEqual([4, [3]]);
    t.act(3, crown(heir));
    expect([t.state.gold[1], t.state.round]).toEqual([purse, 2]);
  });
});

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

  test('C-6.15 neither Warlord nor Diplomat touches his city', () => {
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

  test('C-6.15 a murdered Bishop guards nothing', () => {
    const t = position().crown(0).city(1, CITY).roles('assassin', 'bishop', 'merchant', 'warlord');
    t.act(0, murder('bishop')).act(0, GOLD).act(0, END);
    pass(t, 2);
    t.act(3, GOLD).act(3, { type: 'destroy', seat: 1, district: cardOf('temple'), adorned: false });
    expect(t.state.cities[1]).toHaveLength(1);
  });

  test('C-6.16 with two players his player’s own Warlord is kept out too', () => {
    const t = position({ seats: 2 })
      .crown(0)
      .city(0, CITY)
      .city(1, CITY)
      .roles('bishop warlord', 'king merchant');
    pass(t, 1, 0, 1);
    t.act(0, GOLD);
    const temple = { district: cardOf('temple'), adorned: false };
    expect(t.why(0, { type: 'destroy', seat: 0, ...temple })?.code).toBe('bishop-guards');
    expect(t.why(0, { type: 'destroy', seat: 1, ...temple })).toBeNull();
  });

  test('C-6.17 the richest player gives the Abbot a coin; he has income from blue', () => {
    const t = position({ options: { rank5: 'abbot' } })
      .crown(0)
      .gold(1, 6, 5, 5)
      .city(0, CITY)
      .roles('abbot', 'merchant', 'architect', 'warlord');
    t.act(0, { type: 'tithe' }).act(0, INCOME);
    expect(t.state.gold).toEqual([4, 5, 5, 5]);
    expect(t.why(0, { type: 'tithe' })?.code).toBe('power-used');
  });

  test('C-6.17 nothing when several are richest, or the Abbot himself', () => {
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
  test('C-6.18 the Merchant gets a gold right after his action, and income from green', () => {
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

  test('C-6.19 the Alchemist must have the gold, and gets back what he built with, not the tax or the Smithy', () => {
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

  test('C-6.19 by the sheet he gets it back at once, and can spend it', () => {
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
    expect(t.why(0, build('prison'))).toEqual({ rule: 'C-5.5', code: 'built-enough' });
    expect(t.why(0, INCOME)).toEqual({ rule: 'C-5.4', code: 'no-income' });
  });

  test('C-6.20 by the sheet he has income from yellow', () => {
    const t = position({ options: { preset: 'sheet' } })
      .crown(0)
      .city(0, 'manor castle')
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, INCOME);
    expect(t.state.gold[0]).toBe(4);
  });

  test('C-6.20 C-7.7 a Library does nothing for his extra cards', () => {
    const t = position()
      .crown(0)
      .hand(0, '')
      .city(0, 'library observatory')
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD);
    expect(t.state.hands[0]).toHaveLength(2);
  });

  test('C-6.21 the Navigator takes four gold or four cards after his action, builds nothing, may use districts', () => {
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

  test('C-6.21 by the sheet his turn stops with the choice', () => {
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
