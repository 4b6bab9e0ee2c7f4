import { describe, expect, test } from 'vitest';
import { build, END, GOLD, murder, pass, position } from './position.ts';

describe('Tax Collector', () => {
  const TAX = { rank2: 'tax-collector' };

  test('C-6.5 every player who builds pays one gold at the end of the turn, however much was built', () => {
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

  test('C-6.5 a player with no gold left pays nothing, and the Tax Collector never pays tax', () => {
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

  test('C-6.5 an Assassin who has built pays when the Tax Collector is revealed', () => {
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

  test('C-6.5 with two characters each turn is taxed, but never your own', () => {
    const t = position({ seats: 2, options: TAX })
      .crown(0)
      .gold(9, 9)
      .hand(0, 'tavern')
      .hand(1, 'temple market')
      .roles('tax-collector king', 'bishop warlord');
    pass(t, 0);
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.gold[0]).toBe(12);
    expect(t.events().some(({ type }) => type === 'taxed')).toBe(false);
    t.act(1, GOLD).act(1, build('temple')).act(1, END).act(1, GOLD).act(1, build('market')).act(1, END);
    expect(t.state.gold).toEqual([14, 8]);
  });
});
