import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  bewitch,
  build,
  destroy,
  END,
  GOLD,
  INCOME,
  murder,
  offered,
  pass,
  position,
  rob,
} from './position.ts';

const WITCH = { rank1: 'witch' };

describe('Assassin', () => {
  test('C-6.1 the Assassin may name any other character in the game, held by a player or not', () => {
    const t = position().crown(0).roles('assassin', 'thief', 'bishop', 'merchant');
    expect(t.legal(0).filter(({ type }) => type === 'murder')).toHaveLength(7);
    expect(t.why(0, { type: 'murder', rank: 1 })).toEqual({ rule: 'C-6.1', code: 'not-yourself' });
    expect(t.why(0, { type: 'murder', rank: 9 })).toEqual({ rule: 'C-6.1', code: 'not-in-the-game' });
    t.act(0, murder('warlord'));
    pass(t, 0, 1, 2, 3);
    expect(t.state.round).toBe(2);
  });

  test('C-6.1 with two characters the Assassin’s player may murder their own second one', () => {
    const t = position({ seats: 2 }).crown(0).roles('assassin king', 'bishop merchant');
    t.act(0, murder('king')).act(0, GOLD).act(0, END);
    expect(t.turn()).toEqual([1]);
  });
});

describe('Witch', () => {
  test('C-6.2 the Witch takes the action, then has to name a character, and nothing else', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .gold(9)
      .hand(0, 'tavern')
      .city(0, 'laboratory')
      .roles('witch', 'king', 'bishop', 'merchant');
    expect(offered(t, 0)).toEqual(new Set(['gold', 'draw']));
    expect(t.why(0, bewitch('king'))).toEqual({ rule: 'C-6.2', code: 'action-first' });
    expect(t.why(0, { type: 'laboratory', card: cardOf('tavern') })).toEqual({
      rule: 'C-6.2',
      code: 'action-first',
    });
    t.act(0, GOLD);
    expect(t.why(0, build('tavern'))).toEqual({ rule: 'C-6.2', code: 'name-a-character' });
    expect(t.why(0, { type: 'laboratory', card: cardOf('tavern') })).toEqual({
      rule: 'C-6.2',
      code: 'name-a-character',
    });
    expect(t.why(0, { type: 'bewitch', rank: 1 })).toEqual({ rule: 'C-6.2', code: 'not-yourself' });
    t.act(0, bewitch('king'));
    expect(t.turn()).toEqual([1]);
  });

  test('C-6.3 the Witch continues with the Merchant’s extra gold, and income from the Witch’s own city', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .gold(0, 0, 0, 0)
      .hand(0, 'tavern')
      .city(0, 'market docks')
      .city(1, 'harbor');
    t.roles('witch', 'merchant', 'bishop', 'warlord').act(0, GOLD).act(0, bewitch('merchant'));
    pass(t, 2);
    t.act(1, GOLD);
    expect(t.state.gold).toEqual([3, 2, 2, 0]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-5.2', code: 'action-taken' });
    t.act(0, INCOME).act(0, build('tavern'));
    expect(t.state.gold[0]).toBe(4);
    t.act(0, END);
    expect(t.turn()).toEqual([3]);
  });

  test('C-6.3 the Witch draws the Architect’s cards and builds three', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .gold(9)
      .hand(0, 'tavern temple market')
      .roles('witch', 'architect', 'bishop', 'warlord');
    t.act(0, GOLD).act(0, bewitch('architect'));
    pass(t, 2);
    t.act(1, GOLD);
    expect(t.state.hands[0]).toHaveLength(5);
    t.act(0, build('tavern')).act(0, build('temple')).act(0, build('market'));
    expect(t.why(0, build('tavern'))?.code).toBe('built-enough');
  });

  test('C-6.3 as the Warlord, the Witch destroys', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .city(2, 'tavern')
      .roles('witch', 'warlord', 'king', 'merchant');
    t.act(0, GOLD).act(0, bewitch('warlord'));
    pass(t, 2, 3);
    t.act(1, GOLD).act(0, destroy(2, 'tavern'));
    expect(t.state.cities[2]).toEqual([]);
    expect(t.state.round).toBe(2);
  });

  test('C-6.3 as the Thief, the Witch takes the gold', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .gold(0, 0, 6, 0)
      .roles('witch', 'thief', 'bishop', 'merchant');
    t.act(0, GOLD).act(0, bewitch('thief')).act(1, GOLD).act(0, rob('bishop'));
    expect(t.why(0, { type: 'rob', rank: 2 })?.code).toBe('power-used');
    t.act(0, END);
    expect(t.state.gold).toEqual([8, 2, 0, 0]);
  });

  test('C-6.3 a bewitched Bishop’s protection is the Witch’s', () => {
    const t = position({ options: WITCH })
      .crown(0)
      .city(0, 'tavern')
      .city(1, 'tavern')
      .roles('witch', 'bishop', 'king', 'warlord');
    t.act(0, GOLD).act(0, bewitch('bishop'));
    pass(t, 2);
    t.act(1, GOLD).act(0, END).act(3, GOLD);
    expect(t.why(3, destroy(0, 'tavern'))).toEqual({ rule: 'C-6.15', code: 'bishop-guards' });
    t.act(3, destroy(1, 'tavern'));
  });

  test('C-6.3 as the Emperor, the Witch gives the crown first, and gets the payment', () => {
    const t = position({ options: { ...WITCH, rank4: 'emperor' } })
      .crown(3)
      .gold(0, 5, 5, 5)
      .hand(1, '')
      .roles('witch', 'emperor', 'bishop', 'warlord');
    t.act(0, GOLD).act(0, bewitch('emperor')).act(1, GOLD);
    expect(t.legal(0)).toEqual([
      { type: 'crown', seat: 1 },
      { type: 'crown', seat: 2 },
    ]);
    t.act(0, { type: 'crown', seat: 1 });
    expect([t.state.crown, t.state.gold[0], t.state.gold[1]]).toEqual([1, 3, 6]);
    expect(t.turn()).toEqual([0]);
  });

  test('C-6.3 as the Tax Collector, the Witch collects; as the Queen, the Witch’s neighbours count', () => {
    const t = position({ options: { ...WITCH, rank2: 'tax-collector' } })
      .crown(0)
      .gold(0, 0, 3, 0)
      .hand(2, 'tavern');
    t.roles('witch', 'tax-collector', 'bishop', 'merchant').act(0, GOLD).act(0, { type: 'bewitch', rank: 2 });
    t.act(1, GOLD).act(0, END).act(2, GOLD).act(2, build('tavern')).act(2, END);
    expect(t.state.gold).toEqual([3, 2, 3, 0]);
    const q = position({ seats: 5, options: { ...WITCH, rank9: 'queen' } })
      .crown(0)
      .gold(0, 0, 0, 0, 0);
    q.roles('witch', 'king', 'bishop', 'queen', 'merchant').act(0, GOLD).act(0, bewitch('queen'));
    pass(q, 1, 2, 4);
    q.act(3, GOLD);
    expect([q.state.gold[0], q.state.gold[3]]).toEqual([5, 2]);
  });

  test('C-6.3 as the Navigator, the Witch must choose and cannot build', () => {
    const t = position({ options: { ...WITCH, rank7: 'navigator' } })
      .crown(0)
      .gold(9)
      .hand(0, 'tavern')
      .roles('witch', 'navigator', 'king', 'merchant');
    t.act(0, GOLD).act(0, bewitch('navigator'));
    pass(t, 2, 3);
    t.act(1, GOLD);
    expect(offered(t, 0)).toEqual(new Set(['navigate']));
    expect(t.why(0, build('tavern'))?.rule).toBe('C-6.21');
  });

  test('C-6.3 if nobody plays the bewitched character, the Witch does not continue and has no end-of-turn effects', () => {
    const t = position({ options: { ...WITCH, darkCity: 'all' } })
      .crown(0)
      .hand(0, '')
      .city(0, 'park');
    t.roles('witch', 'king', 'bishop', 'merchant').act(0, GOLD).act(0, bewitch('warlord'));
    pass(t, 1, 2, 3);
    expect(t.state.round).toBe(2);
    expect(t.state.hands[0]).toEqual([]);
  });

  test('C-6.3 C-7.21 the end of the continued turn has all its effects', () => {
    const t = position({ options: { ...WITCH, darkCity: 'all' } })
      .crown(0)
      .hand(0, '')
      .city(0, 'park');
    t.roles('witch', 'king', 'bishop', 'merchant')
      .act(0, GOLD)
      .act(0, bewitch('king'))
      .act(1, GOLD)
      .act(0, END);
    expect(t.state.hands[0]).toHaveLength(2);
  });

  test('C-6.5 a Witch who builds pays the tax like others', () => {
    const t = position({ options: { ...WITCH, rank2: 'tax-collector' } })
      .crown(0)
      .gold(5, 0, 0, 0)
      .hand(0, 'tavern');
    t.roles('witch', 'tax-collector', 'king', 'merchant').act(0, GOLD).act(0, bewitch('king'));
    pass(t, 1);
    t.act(2, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.gold).toEqual([5, 3, 2, 0]);
  });
});

describe('Thief', () => {
  test('C-6.4 ranks 1 and 2 and the murdered character cannot be robbed', () => {
    const t = position().crown(0).roles('assassin', 'thief', 'bishop', 'merchant');
    t.act(0, murder('bishop')).act(0, GOLD).act(0, END);
    expect(t.why(1, { type: 'rob', rank: 1 })).toEqual({ rule: 'C-6.4', code: 'safe-from-the-thief' });
    expect(t.why(1, { type: 'rob', rank: 2 })).toEqual({ rule: 'C-6.4', code: 'safe-from-the-thief' });
    expect(t.why(1, rob('bishop'))).toEqual({ rule: 'C-6.4', code: 'murdered' });
    expect(t.legal(1).filter(({ type }) => type === 'rob')).toHaveLength(5);
  });

  test('C-6.4 the bewitched character cannot be robbed', () => {
    const t = position({ options: WITCH }).crown(0).roles('witch', 'thief', 'bishop', 'merchant');
    t.act(0, GOLD).act(0, bewitch('bishop'));
    expect(t.why(1, rob('bishop'))).toEqual({ rule: 'C-6.4', code: 'bewitched' });
  });

  test('C-6.4 if nobody plays the character named, nothing happens; your own second character may be named', () => {
    const t = position({ seats: 2 }).crown(0).gold(4, 4).roles('thief king', 'bishop merchant');
    t.act(0, rob('king')).act(0, GOLD).act(0, END);
    expect(t.state.gold).toEqual([6, 4]);
    const absent = position().crown(0).roles('thief', 'king', 'bishop', 'merchant');
    absent.act(0, rob('warlord'));
    pass(absent, 0, 1, 2, 3);
    expect(absent.state.gold).toEqual([4, 4, 4, 5]);
  });
});
