import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  build,
  cards,
  DECLINE,
  END,
  GOLD,
  INCOME,
  memories,
  murder,
  offered,
  pass,
  position,
} from './position.ts';

const DARK = { darkCity: 'all' };

/** Seat 0 is the first to play, as the King, with the hand and the city given. */
function king(hand: string, city: string, options: Record<string, unknown> = DARK) {
  return position({ options }).crown(0).gold(9, 2, 2, 2).hand(0, hand).city(0, city);
}

const others = ['bishop', 'merchant', 'warlord'];

describe('districts when built', () => {
  test('C-7.11 a deck that was searched is in any order', () => {
    const orders = Array.from({ length: 40 }, (_, i) => {
      const t = position({ options: DARK, seed: `searched ${i}` })
        .crown(0)
        .gold(9)
        .hand(0, 'lighthouse')
        .deck('prison temple castle manor')
        .roles('king', ...others);
      t.act(0, GOLD).act(0, build('lighthouse')).act(0, { type: 'search' });
      t.act(0, { type: 'fetch', card: cardOf('castle') });
      expect([...t.state.deck].sort((a, b) => a - b)).toEqual(cards('manor temple prison'));
      return String(t.state.deck);
    });
    expect(new Set(orders).size).toBe(6);
  });

  test('C-7.11 Lighthouse: search the deck and take a card', () => {
    const t = king('lighthouse', 'manor')
      .deck('prison temple castle temple')
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('lighthouse'));
    expect(offered(t, 0)).toEqual(new Set(['search', 'decline']));
    expect(t.why(0, END)).toEqual({ rule: 'C-7.11', code: 'search-or-decline' });
    t.act(0, { type: 'search' });
    expect(t.legal(0).map(action => 'card' in action && action.card)).toEqual([
      cardOf('castle'),
      cardOf('temple'),
      cardOf('prison'),
    ]);
    expect(t.why(0, END)).toEqual({ rule: 'C-7.11', code: 'take-one-from-the-deck' });
    t.act(0, { type: 'fetch', card: cardOf('castle') });
    expect(t.state.hands[0]).toEqual(cards('castle'));
    expect(memories(t, 0)).toEqual(cards('temple temple prison').map(card => ({ card, places: ['deck'] })));
    expect(memories(t, 1)).toEqual([]);
    expect(t.turn()).toEqual([0]);
  });

  test('C-7.11 the search may be declined, and an empty deck is not offered', () => {
    const t = king('lighthouse', 'manor')
      .deck('temple')
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('lighthouse')).act(0, DECLINE);
    expect(t.state.deck).toEqual(cards('temple'));
    const empty = king('lighthouse', 'manor')
      .deck('')
      .roles('king', ...others);
    empty.act(0, GOLD).act(0, build('lighthouse'));
    expect(empty.state.step).toBe('turn');
  });

  test('C-7.17 Quarry: one duplicate is allowed, but no more', () => {
    const t = king('tavern temple', 'quarry tavern temple').roles('architect', ...others);
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('tavern'));
    expect(t.why(0, build('temple'))).toEqual({ rule: 'C-7.17', code: 'one-pair-already' });
    const wizard = king('temple', 'quarry tavern tavern temple').roles('king', ...others);
    wizard.act(0, GOLD);
    expect(wizard.why(0, build('temple'))?.code).toBe('one-pair-already');
  });

  test('C-7.20 Factory: other purples cost one less, also at once; not for the Warlord', () => {
    const t = king('factory library manor', 'temple').roles('architect', ...others);
    t.gold(20);
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('factory'));
    expect(t.state.gold[0]).toBe(16);
    t.act(0, build('library')).act(0, build('manor'));
    expect(t.state.gold[0]).toBe(16 - 5 - 3);
    t.act(0, END).gold(0, 0, 0, 2).act(3, GOLD);
    expect(t.why(3, { type: 'destroy', seat: 0, district: cardOf('library'), adorned: false })?.code).toBe(
      'not-enough-gold',
    );
  });
});

describe('districts at the end of a turn and in a murder', () => {
  test('C-7.18 Poor House: one gold for an owner who has none', () => {
    const t = king('tavern', 'poor-house')
      .gold(0)
      .hand(0, 'market')
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('market')).act(0, END);
    expect(t.state.gold[0]).toBe(1);
    const some = king('', 'poor-house')
      .gold(0)
      .roles('king', ...others);
    pass(some, 0);
    expect(some.state.gold[0]).toBe(2);
  });

  test('C-7.21 Park: two cards for an empty hand', () => {
    const t = king('tavern', 'park').roles('king', ...others);
    t.act(0, GOLD).act(0, build('tavern')).act(0, END);
    expect(t.state.hands[0]).toHaveLength(2);
    const one = king('manor', 'park').roles('king', ...others);
    one.act(0, GOLD).act(0, END);
    expect(one.state.hands[0]).toHaveLength(1);
  });

  test('C-7.22 Hospital: a murdered owner reveals the character and has only the action', () => {
    const t = position({ options: DARK })
      .crown(0)
      .hand(1, '')
      .city(1, 'hospital park market')
      .roles('assassin', 'merchant', 'bishop', 'warlord');
    t.act(0, murder('merchant')).act(0, GOLD).act(0, END);
    pass(t, 2);
    expect(t.turn()).toEqual([1]);
    expect(offered(t, 1)).toEqual(new Set(['gold', 'draw']));
    expect(t.why(1, INCOME)).toEqual({ rule: 'C-7.22', code: 'action-only' });
    t.act(1, GOLD);
    expect([t.state.gold[1], t.state.hands[1], t.turn()]).toEqual([4, [], [3]]);
    pass(t, 3);
    expect(t.state.round).toBe(2);
    expect(t.events().some(({ type }) => type === 'unmasked')).toBe(false);
  });

  test('C-7.22 a murdered King with a Hospital gets the crown only at the end of the round', () => {
    const t = position({ options: DARK })
      .crown(0)
      .city(1, 'hospital')
      .roles('assassin', 'king', 'bishop', 'warlord');
    t.act(0, murder('king')).act(0, GOLD).act(0, END).act(1, GOLD);
    expect(t.state.crown).toBe(0);
    pass(t, 2, 3);
    expect(t.state.crown).toBe(1);
  });

  test('C-7.23 Throne Room: a gold whenever the crown really changes hands', () => {
    const t = king('', 'throne-room').roles('bishop', 'king', 'merchant', 'warlord');
    expect(t.state.gold[0]).toBe(10);
    const same = king('', 'throne-room').roles('king', 'bishop', 'merchant', 'warlord');
    expect(same.state.gold[0]).toBe(9);
  });

  test('C-7.23 C-6.11 C-6.12 the Emperor’s gift is one change, a murdered King’s crown too', () => {
    const t = position({ options: { ...DARK, rank4: 'emperor' } })
      .crown(0)
      .gold(0, 0, 0, 0)
      .hand(2, '')
      .city(2, 'throne-room')
      .roles('emperor', 'bishop', 'merchant', 'warlord');
    t.act(0, { type: 'crown', seat: 2 });
    expect(t.state.gold).toEqual([1, 0, 0, 0]);
    const dead = position({ options: DARK })
      .crown(0)
      .gold(0, 0, 0, 0)
      .city(2, 'throne-room')
      .roles('assassin', 'king', 'merchant', 'warlord');
    dead.act(0, murder('king')).act(0, GOLD).act(0, END);
    pass(dead, 2, 3);
    expect(dead.state.gold[2]).toBe(4);
  });

  test('C-4.4 C-7.23 a robbed King keeps what the Throne Room then pays', () => {
    const t = position({ options: DARK })
      .crown(0)
      .gold(0, 5, 0, 0)
      .city(1, 'throne-room')
      .roles('thief', 'king', 'merchant', 'warlord');
    t.act(0, { type: 'rob', rank: 4 }).act(0, GOLD).act(0, END);
    expect(t.state.gold.slice(0, 2)).toEqual([7, 1]);
  });
});
