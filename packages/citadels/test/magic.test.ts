import { describe, expect, test } from 'vitest';
import { cardOf, citadels } from '../src/index.ts';
import { build, cards, cityOf, END, GOLD, offered, pass, position } from './position.ts';

const take = (name: string, andBuild = false) =>
  ({ type: 'take', card: cardOf(name), build: andBuild }) as const;

describe('Magician', () => {
  test('C-6.6 the Magician swaps hands, even before the action, even with an empty one', () => {
    const t = position()
      .crown(0)
      .hand(0, 'manor temple')
      .hand(1, '')
      .roles('magician', 'king', 'bishop', 'merchant');
    t.act(0, { type: 'swap', seat: 1 });
    expect(t.state.hands.slice(0, 2)).toEqual([[], cards('manor temple')]);
    expect(t.why(0, { type: 'swap', seat: 2 })).toEqual({ rule: 'C-5.7', code: 'power-used' });
  });

  test('C-6.6 the Magician cannot swap hands with themselves or with nobody', () => {
    const t = position().crown(0).roles('magician', 'king', 'bishop', 'merchant');
    expect(t.why(0, { type: 'swap', seat: 0 })).toEqual({ rule: 'C-6.6', code: 'not-yourself' });
    expect(t.why(0, { type: 'swap', seat: 4 })).toEqual({ rule: 'C-6.6', code: 'no-such-player' });
    expect(t.legal(0).filter(({ type }) => type === 'swap')).toHaveLength(3);
  });

  test('C-6.7 the Magician may put cards under the deck one by one and draw as many', () => {
    const t = position()
      .crown(0)
      .hand(0, 'manor temple prison')
      .deck('market tavern castle')
      .roles('magician', 'king', 'bishop', 'merchant');
    t.act(0, { type: 'discard', card: cardOf('temple') });
    expect(offered(t, 0)).toEqual(new Set(['discard', 'redraw']));
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-6.7', code: 'discard-or-redraw' });
    expect(t.why(0, { type: 'discard', card: cardOf('temple') })).toEqual({
      rule: 'C-6.7',
      code: 'card-not-in-hand',
    });
    t.act(0, { type: 'discard', card: cardOf('manor') }).act(0, { type: 'redraw' });
    expect(t.state.hands[0]).toEqual(cards('tavern prison castle').sort((a, b) => a - b));
    expect(t.state.deck).toEqual(cards('manor temple market'));
    const drawn = t.events().find(({ type }) => type === 'drew');
    expect(drawn).toMatchObject({ seat: 0, count: 2, cards: cards('castle tavern'), for: 'magician' });
    expect(t.why(0, { type: 'swap', seat: 1 })?.code).toBe('power-used');
  });
});

describe('Wizard', () => {
  const WIZARD = { rank3: 'wizard' };

  test('C-6.8 the Wizard looks at a hand and must take a card from it', () => {
    const t = position({ options: WIZARD })
      .crown(0)
      .hand(0, '')
      .hand(1, 'manor manor temple')
      .hand(2, '')
      .roles('wizard', 'king', 'bishop', 'merchant');
    expect(t.why(0, { type: 'look', seat: 2 })).toEqual({ rule: 'C-6.8', code: 'hand-empty' });
    expect(t.why(0, { type: 'look', seat: 0 })).toEqual({ rule: 'C-6.8', code: 'not-yourself' });
    expect(t.why(0, { type: 'look', seat: 4 })).toEqual({ rule: 'C-6.8', code: 'no-such-player' });
    t.act(0, { type: 'look', seat: 1 });
    expect(t.legal(0)).toEqual([take('manor'), take('temple')]);
    const [looked] = t.events();
    const hand = cards('manor manor temple');
    expect(looked).toEqual({ type: 'looked', seat: 0, at: 1, cards: hand });
    expect(([0, 1, 2, 'table'] as const).map(who => citadels.redact(looked, who))).toMatchObject([
      { cards: hand },
      { cards: hand },
      { cards: null },
      { cards: null },
    ]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-6.8', code: 'take-a-card' });
    expect(t.why(0, take('palace'))).toEqual({ rule: 'C-6.8', code: 'card-not-in-that-hand' });
    expect(t.why(0, take('temple', true))).toEqual({ rule: 'C-5.1', code: 'action-first' });
    t.act(0, take('manor'));
    expect(t.state.hands.slice(0, 2)).toEqual([cards('manor'), cards('manor temple')]);
    const took = { type: 'took', seat: 0, from: 1, card: cardOf('manor') } as const;
    expect(t.events()).toEqual([took]);
    for (const who of [0, 1, 2, 'table'] as const)
      expect(citadels.redact(took, who)).toEqual(who === 0 || who === 1 ? took : { ...took, card: null });
  });

  test('C-6.8 after the action it may be built at once for its cost, in addition to the usual build', () => {
    const t = position({ options: WIZARD })
      .crown(0)
      .gold(2)
      .hand(0, 'tavern')
      .hand(1, 'temple palace')
      .roles('wizard', 'king', 'bishop', 'merchant');
    t.act(0, GOLD).act(0, { type: 'look', seat: 1 });
    expect(t.why(0, take('palace', true))).toEqual({ rule: 'C-5.5', code: 'not-enough-gold' });
    t.act(0, take('temple', true)).act(0, build('tavern'));
    expect(cityOf(t, 0)).toEqual(cards('temple tavern'));
    expect(t.state.hands.slice(0, 2)).toEqual([[], cards('palace')]);
    expect(t.state.gold[0]).toBe(2);
  });

  test('C-6.9 the Wizard may build duplicates, taken or from the hand', () => {
    const t = position({ options: WIZARD })
      .crown(0)
      .gold(9)
      .hand(0, 'temple')
      .hand(1, 'temple')
      .city(0, 'temple')
      .roles('wizard', 'king', 'bishop', 'merchant');
    t.act(0, GOLD).act(0, { type: 'look', seat: 1 }).act(0, take('temple', true)).act(0, build('temple'));
    expect(cityOf(t, 0)).toEqual(cards('temple temple temple'));
  });

  test('C-6.5 C-6.8 building a card taken by the Wizard is taxed too', () => {
    const t = position({ options: { ...WIZARD, rank2: 'tax-collector' } })
      .crown(0)
      .gold(5, 0)
      .hand(1, 'temple')
      .roles('wizard', 'tax-collector', 'bishop', 'merchant');
    pass(t, 1);
    t.act(0, GOLD).act(0, { type: 'look', seat: 1 }).act(0, take('temple', true)).act(0, END);
    expect(t.state.gold.slice(0, 2)).toEqual([5, 3]);
  });
});
