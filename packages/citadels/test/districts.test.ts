import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import {
  armory,
  build,
  cards,
  cityOf,
  DRAW,
  GOLD,
  INCOME,
  keep,
  offered,
  pass,
  position,
} from './position.ts';

const DARK = { darkCity: 'all' };
const SEVEN = 'manor castle temple church tavern market docks';

/** Seat 0 is the first to play, as the King, with the hand and the city given. */
function king(hand: string, city: string, options: Record<string, unknown> = DARK) {
  return position({ options }).crown(0).gold(9, 2, 2, 2).hand(0, hand).city(0, city);
}

const others = ['bishop', 'merchant', 'warlord'];

function lines(t: ReturnType<typeof position>, name: string) {
  return t.view(0).scores[0].lines.filter(line => line.of?.card === cardOf(name));
}

describe('districts in use', () => {
  test('C-7.3 Laboratory: a card from the hand for one gold, once per turn', () => {
    const t = king('manor temple', 'laboratory')
      .deck('palace')
      .roles('king', ...others);
    t.act(0, { type: 'laboratory', card: cardOf('manor') });
    expect([t.state.gold[0], t.state.hands[0], t.state.deck]).toEqual([
      10,
      cards('temple'),
      cards('manor palace'),
    ]);
    expect(t.why(0, { type: 'laboratory', card: cardOf('temple') })).toEqual({
      rule: 'C-7.3',
      code: 'used-this-turn',
    });
    expect(t.view(1).deckKnown).toEqual([]);
  });

  test('C-7.3 the Laboratory needs a card from your hand', () => {
    const t = king('manor', 'laboratory').roles('king', ...others);
    expect(t.why(0, { type: 'laboratory', card: cardOf('temple') })).toEqual({
      rule: 'C-7.3',
      code: 'card-not-in-hand',
    });
  });

  test('C-7.4 Smithy: two gold for three cards, once per turn', () => {
    const t = king('', 'smithy').roles('king', ...others);
    t.act(0, { type: 'smithy' });
    expect([t.state.gold[0], t.state.hands[0].length]).toEqual([7, 3]);
    expect(t.why(0, { type: 'smithy' })).toEqual({ rule: 'C-7.4', code: 'used-this-turn' });
  });

  test('C-7.4 C-1.2 with the 2000 deck the Smithy costs three gold', () => {
    const t = king('', 'smithy', { deck: '2000' })
      .gold(3)
      .roles('king', ...others);
    t.act(0, { type: 'smithy' });
    expect([t.state.gold[0], t.state.hands[0].length]).toEqual([0, 3]);
    const poor = king('', 'smithy', { deck: '2000' })
      .gold(2)
      .roles('king', ...others);
    expect(poor.why(0, { type: 'smithy' })).toEqual({ rule: 'C-7.4', code: 'not-enough-gold' });
  });

  test('C-7.5 Observatory: three cards drawn, one kept', () => {
    const t = king('', 'observatory')
      .deck('palace prison temple manor')
      .roles('king', ...others)
      .act(0, DRAW);
    expect(t.legal(0)).toHaveLength(3);
    t.act(0, keep('temple'));
    expect(t.state.deck).toEqual(cards('prison manor palace'));
  });

  test('C-7.7 Library: both cards kept', () => {
    const t = king('', 'library')
      .deck('prison temple manor')
      .roles('king', ...others)
      .act(0, DRAW);
    expect([t.state.hands[0], t.state.step]).toEqual([cards('manor temple'), 'turn']);
  });

  test('C-7.5 C-7.7 Library with Observatory: two of three', () => {
    const t = king('', 'library observatory')
      .deck('prison temple manor')
      .roles('king', ...others)
      .act(0, DRAW);
    expect(offered(t, 0)).toEqual(new Set(['return']));
    expect(t.why(0, keep('manor'))).toEqual({ rule: 'C-5.2', code: 'return-one' });
    t.act(0, { type: 'return', card: cardOf('temple') });
    expect([t.state.hands[0], t.state.deck]).toEqual([cards('manor prison'), cards('temple')]);
    expect([t.state.step, t.why(0, GOLD)?.code]).toEqual(['turn', 'action-taken']);
  });

  test('C-7.8 School of Magic: one gold for any income, but purple in every other way', () => {
    const t = king('', 'school-of-magic manor')
      .roles('king', ...others)
      .act(0, INCOME);
    expect(t.state.gold[0]).toBe(11);
    const none = king('', 'school-of-magic', {}).roles('architect', 'bishop', 'merchant', 'warlord');
    pass(none, 1, 2);
    expect(none.why(0, INCOME)?.code).toBe('no-income');
  });

  test('C-7.12 Armory: it is destroyed together with any one district of another player, even a Keep or in a complete city', () => {
    const t = king('', 'armory')
      .city(1, `${SEVEN} keep`)
      .roles('king', ...others);
    expect(t.why(0, armory(0, 'armory'))).toEqual({ rule: 'C-7.12', code: 'not-yourself' });
    expect(t.why(0, armory(1, 'palace'))).toEqual({ rule: 'C-7.12', code: 'no-such-district' });
    expect(t.why(0, armory(4, 'palace'))).toEqual({ rule: 'C-7.12', code: 'no-such-player' });
    t.act(0, armory(1, 'keep'));
    expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([[], cards(SEVEN)]);
    expect(t.state.deck.slice(0, 2)).toEqual(cards('keep armory'));
    expect(t.events()).toEqual(
      [
        { of: 0, card: cardOf('armory') },
        { of: 1, card: cardOf('keep') },
      ].map(fallen => ({ type: 'destroyed', seat: 0, ...fallen, adorned: false, paid: 0, by: 'armory' })),
    );
    expect(t.state.gold[0]).toBe(9);
    expect(t.why(0, armory(1, 'manor'))).toEqual({ rule: 'C-7.24', code: 'district-not-in-city' });
  });

  test('C-7.12 the Bishop does not protect against it, and the Graveyard does not help', () => {
    const t = king('', 'armory')
      .city(1, 'manor')
      .city(2, 'graveyard')
      .roles('merchant', 'bishop', 'king', 'warlord');
    pass(t, 2, 1);
    t.act(0, armory(1, 'manor'));
    expect([cityOf(t, 1), t.turn()]).toEqual([[], [0]]);
  });

  test('C-7.13 Museum: a card from the hand under it once per turn, a point each', () => {
    const t = king('manor temple', 'museum').roles('king', ...others);
    t.act(0, { type: 'museum', card: cardOf('temple') });
    expect(t.why(0, { type: 'museum', card: cardOf('manor') })).toEqual({
      rule: 'C-7.13',
      code: 'used-this-turn',
    });
    expect([t.view(0).museum, t.view(1).museum]).toEqual([cards('temple'), [-1]]);
    expect(lines(t, 'museum')).toEqual([{ code: 'bonus', points: 1, of: { card: cardOf('museum') } }]);
  });

  test('C-7.13 the cards of a destroyed Museum go under the deck', () => {
    const t = king('', 'armory')
      .city(1, 'museum')
      .museum('manor castle')
      .roles('king', ...others);
    t.act(0, armory(1, 'museum'));
    expect(t.state.museum).toEqual([]);
    expect(t.state.deck.slice(0, 4)).toEqual(cards('museum castle manor armory'));
  });

  test('C-7.24 a purple district takes effect as soon as it is built, and only for its owner', () => {
    const t = king('laboratory temple', 'manor').roles('king', ...others);
    expect(t.why(0, { type: 'laboratory', card: cardOf('temple') })).toEqual({
      rule: 'C-7.24',
      code: 'district-not-in-city',
    });
    t.act(0, GOLD)
      .act(0, build('laboratory'))
      .act(0, { type: 'laboratory', card: cardOf('temple') });
    expect(t.state.gold[0]).toBe(7);
  });
});
