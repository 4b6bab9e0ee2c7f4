import { describe, expect, test } from 'vitest';
import { cardOf, characterOf } from '../src/index.ts';
import {
  bewitch,
  build,
  cityOf,
  destroy,
  END,
  GOLD,
  INCOME,
  murder,
  offered,
  pass,
  position,
  rankOf,
  rob,
} from './position.ts';

describe('calling', () => {
  test('C-4.1 ranks are called in order; those that nobody has are skipped, and only the player called acts', () => {
    const t = position().crown(0).roles('warlord', 'thief', 'merchant', 'assassin');
    expect(t.turn()).toEqual([3]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-4.1', code: 'not-your-turn' });
    t.events();
    t.act(3, GOLD).act(3, END);
    expect(t.turn()).toEqual([1]);
    t.act(1, GOLD).act(1, END);
    expect(t.events().filter(({ type }) => type === 'called')).toEqual([
      { type: 'called', character: 1, seat: 1 },
      { type: 'called', character: 2, seat: null },
      { type: 'called', character: 3, seat: null },
      { type: 'called', character: 4, seat: null },
      { type: 'called', character: 5, seat: 2 },
    ]);
  });

  test('C-4.1 a rank without a character in the game is not called', () => {
    const t = position().crown(0).roles('king', 'bishop', 'merchant', 'warlord');
    pass(t, 0, 1, 2);
    t.events();
    pass(t, 3);
    expect(t.events().map(({ type }) => type)).toEqual(['got-gold', 'turn-ended', 'round-began']);
  });

  test('C-4.2 two characters are two turns with the same gold, hand and city', () => {
    const t = position({ seats: 2 }).crown(0).gold(3, 0).hand(0, 'tavern temple').city(0, 'laboratory');
    t.roles('king warlord', 'bishop architect');
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    pass(t, 1, 1);
    expect(t.turn()).toEqual([0]);
    expect(t.state.gold[0]).toBe(4);
    t.act(0, GOLD).act(0, { type: 'laboratory', card: cardOf('temple') });
    expect(cityOf(t, 0)).toEqual(['laboratory', 'tavern'].map(cardOf));
  });

  test('C-4.3 a murdered character stays silent, like one that nobody has, and is revealed at the end of the round', () => {
    const t = position().crown(0).roles('assassin', 'thief', 'merchant', 'warlord');
    t.act(0, murder('merchant')).act(0, GOLD).act(0, END).act(1, GOLD);
    t.events();
    t.act(1, END);
    expect(
      t
        .events()
        .slice(1, -1)
        .map(event => 'seat' in event && event.seat),
    ).toEqual([null, null, null, null, null]);
    expect(t.turn()).toEqual([3]);
    expect(t.view(3).shown[rankOf('merchant')]).toBe(-1);
    t.act(3, GOLD).act(3, END);
    expect(t.events()).toContainEqual({ type: 'unmasked', character: characterOf('merchant'), seat: 2 });
    expect(t.state.gold[2]).toBe(2);
  });

  test('C-4.4 C-6.4 the robbed player gives all gold before anything else, and keeps what comes later', () => {
    const t = position()
      .crown(0)
      .gold(0, 0, 5, 0)
      .city(2, 'market')
      .roles('bishop', 'thief', 'merchant', 'warlord');
    t.act(1, rob('merchant')).act(1, GOLD).act(1, END);
    pass(t, 0);
    expect(t.state.gold).toEqual([2, 7, 0, 0]);
    t.act(2, GOLD).act(2, INCOME);
    expect(t.state.gold[2]).toBe(4);
  });

  test('C-4.5 a bewitched character has only the action, and its turn ends with it', () => {
    const t = position({ options: { rank1: 'witch' } })
      .crown(0)
      .hand(1, 'tavern')
      .city(1, 'market laboratory');
    t.roles('witch', 'merchant', 'bishop', 'warlord').act(0, GOLD).act(0, bewitch('merchant'));
    pass(t, 2);
    expect(t.turn()).toEqual([1]);
    expect(offered(t, 1)).toEqual(new Set(['gold', 'draw']));
    expect(t.why(1, INCOME)).toEqual({ rule: 'C-4.5', code: 'action-only' });
    expect(t.why(1, { type: 'laboratory', card: cardOf('tavern') })?.rule).toBe('C-4.5');
    t.act(1, GOLD);
    expect(t.state.gold[1]).toBe(4);
    expect(t.turn()).toEqual([0]);
  });

  test('C-4.5 a bewitched King still takes the crown', () => {
    const t = position({ options: { rank1: 'witch' } }).crown(0);
    t.roles('witch', 'king', 'bishop', 'warlord').act(0, GOLD).act(0, bewitch('king'));
    expect(t.state.crown).toBe(1);
  });

  test('C-4.6 a player robbed, taxed or protected in a round is not in the next', () => {
    const t = position({ options: { rank2: 'tax-collector' } })
      .crown(0)
      .gold(9, 0, 0, 0)
      .city(1, 'temple')
      .hand(0, 'tavern')
      .roles('king', 'bishop', 'tax-collector', 'merchant');
    pass(t, 2, 0, 1, 3);
    t.hand(0, 'tavern').roles('warlord', 'merchant', 'architect', 'assassin');
    pass(t, 3, 1, 2);
    t.act(0, GOLD).act(0, build('tavern'));
    expect(t.why(0, destroy(1, 'temple'))).toBeNull();
    t.act(0, END);
    expect(t.state.gold[0]).toBe(9 + 2 + 2 - 1);
    const robbed = position().crown(0).gold(0, 5, 5, 0).roles('thief', 'king', 'merchant', 'bishop');
    robbed.act(0, rob('merchant'));
    pass(robbed, 0, 1, 3, 2);
    robbed.roles('assassin', 'king', 'merchant', 'bishop');
    pass(robbed, 0, 1, 3);
    expect([robbed.turn(), robbed.state.gold[2]]).toEqual([[2], 3]);
  });

  test('C-4.6 a character bewitched or murdered in a round plays the next', () => {
    const t = position({ options: { rank1: 'witch' } }).crown(0);
    t.roles('witch', 'king', 'bishop', 'warlord').act(0, GOLD).act(0, bewitch('bishop'));
    pass(t, 1);
    t.act(2, GOLD).act(0, END);
    pass(t, 3);
    t.roles('king', 'merchant', 'bishop', 'warlord');
    pass(t, 0);
    t.act(2, GOLD);
    expect(offered(t, 2)).toContain('end');
    const murdered = position().crown(0).roles('assassin', 'king', 'bishop', 'warlord');
    murdered.act(0, murder('bishop'));
    pass(murdered, 0, 1, 3);
    murdered.roles('thief', 'king', 'bishop', 'warlord');
    pass(murdered, 0, 1);
    expect(murdered.turn()).toEqual([2]);
  });

  test('C-4.6 C-6.26 a King of the round before is nobody’s neighbour', () => {
    const t = position({ seats: 5, options: { rank9: 'queen' } })
      .crown(0)
      .roles('king', 'bishop', 'merchant', 'architect', 'queen');
    pass(t, 0, 1, 2, 3, 4);
    const [gold] = t.state.gold.slice(4);
    t.roles('thief', 'bishop', 'merchant', 'architect', 'queen');
    pass(t, 0, 1, 2, 3, 4);
    expect(t.state.gold[4]).toBe(gold + 2);
  });

  test('C-4.6 after the last rank the crown holder starts the next round', () => {
    const t = position().crown(0).roles('assassin', 'king', 'bishop', 'merchant');
    pass(t, 0, 1, 2, 3);
    expect(t.state.round).toBe(2);
    expect(t.state.step).toBe('choose');
    expect(t.turn()).toEqual([1]);
    expect(t.state.murdered).toBe(0);
    expect(t.view(0).ranks).toEqual([]);
  });
});
