import { describe, expect, test } from 'vitest';
import { cardOf, citadels } from '../src/index.ts';
import { cards, END, GOLD, INCOME, memories, murder, pass, position } from './position.ts';

const EMPEROR = { rank4: 'emperor' };
const crown = (seat: number) => ({ type: 'crown', seat }) as never;

describe('King', () => {
  test('C-6.10 the King takes the crown when called and has income from yellow', () => {
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
  test('C-6.12 the Emperor first gives the crown to a player other than the Emperor and its holder', () => {
    const t = position({ options: EMPEROR })
      .crown(2)
      .city(0, 'manor')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    expect(t.legal(0)).toEqual([crown(1), crown(3)]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-6.12', code: 'give-the-crown' });
    expect(t.why(0, crown(0))).toEqual({ rule: 'C-6.12', code: 'not-to-yourself' });
    expect(t.why(0, crown(2))).toEqual({ rule: 'C-6.12', code: 'has-the-crown' });
    expect(t.why(0, crown(4))).toEqual({ rule: 'C-6.12', code: 'no-such-player' });
    t.act(0, crown(3)).act(3, { type: 'pay-gold' }).act(0, INCOME);
    expect(t.state.crown).toBe(3);
    expect(t.state.gold).toEqual([4, 2, 2, 1]);
  });

  test('C-6.12 with three players only one may qualify, who gets the crown automatically', () => {
    const t = position({ seats: 3, options: EMPEROR })
      .crown(1)
      .roles('emperor merchant', 'bishop warlord', 'thief architect');
    pass(t, 2);
    expect(t.state.crown).toBe(2);
    expect(t.turn()).toEqual([2]);
    expect(t.state.step).toBe('tribute');
  });

  test('C-6.13 the receiver chooses what to pay: one gold, or a card that only the two see', () => {
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
    const paid = { type: 'tribute', seat: 1, to: 0, gold: 0, card: cardOf('temple') } as const;
    expect(t.events()).toContainEqual(paid);
    for (const who of [0, 1, 2, 'table'] as const)
      expect(citadels.redact(paid, who)).toEqual(who === 0 || who === 1 ? paid : { ...paid, card: null });
    expect(t.turn()).toEqual([0]);
    expect(memories(t, 1)).toEqual([{ card: cardOf('temple'), places: [0] }]);
    expect(memories(t, 2)).toEqual([]);
  });

  test('C-6.13 without gold the receiver gives a card, without cards gold automatically, and with neither nothing', () => {
    const poor = position({ options: EMPEROR })
      .crown(0)
      .gold(0, 0)
      .hand(1, 'manor')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    poor.act(0, crown(1));
    expect(poor.legal(1)).toEqual([{ type: 'pay-card', card: cardOf('manor') }]);
    expect(poor.why(1, { type: 'pay-gold' })).toEqual({ rule: 'C-6.13', code: 'no-gold' });
    expect(poor.why(1, GOLD)).toEqual({ rule: 'C-6.13', code: 'pay-the-emperor-a-card' });
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

  test('C-6.14 a murdered Emperor gives the crown away at the end of the round and receives nothing', () => {
    const t = position({ options: EMPEROR }).crown(0).roles('assassin', 'emperor', 'bishop', 'merchant');
    t.act(0, murder('emperor')).act(0, GOLD).act(0, END);
    pass(t, 2, 3);
    expect(t.legal(1)).toEqual([crown(2), crown(3)]);
    expect(t.view('table').shown[4]).toBe(1);
    t.act(1, crown(3));
    expect([t.state.crown, t.state.gold[1], t.state.gold[3]]).toEqual([3, 2, 5]);
    expect(t.turn()).toEqual([3]);
  });
});

describe('Queen', () => {
  const QUEEN = { rank9: 'queen' };

  test('C-6.26 three gold at the start of the Queen’s turn, next to the King', () => {
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

  test('C-6.26 next to a murdered King, the Queen gains gold when the King is revealed', () => {
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

  test('C-6.26 C-7.22 a murdered King with a Hospital is revealed before the Queen’s turn', () => {
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

  test.each([
    ['next to the player crowned, not to the Emperor: three gold', 2, 3, 5],
    ['next to the Emperor, not to the player crowned: nothing', 4, 2, 2],
    ['the one crowned: nothing', 1, 1, 1],
  ] as const)('C-6.26 the Queen with the Emperor in the game, %s', (_, queen, heir, purse) => {
    const roles = ['emperor', 'bishop', 'merchant', 'architect'];
    const t = position({ seats: 5, options: { ...QUEEN, ...EMPEROR } })
      .crown(0)
      .hand(heir, '')
      .roles(...roles.slice(0, queen), 'queen', ...roles.slice(queen));
    t.act(0, crown(heir));
    pass(t, 0, ...([1, 2, 3, 4] as const).filter(seat => seat !== queen));
    expect([t.turn(), t.state.gold[queen]]).toEqual([[queen], purse]);
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
