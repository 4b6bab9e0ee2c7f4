import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import { cards, cityOf, covet, END, GOLD, give, INCOME, pass, position } from './position.ts';

const SEVEN = 'manor castle temple church tavern market docks';
const EIGHT = `${SEVEN} prison`;

describe('Diplomat', () => {
  const diplomat = (...gold: number[]) =>
    position({ options: { rank8: 'diplomat' } })
      .crown(0)
      .gold(...gold);

  test('C-6.23 the Diplomat exchanges a district and pays the owner the difference; the turn ends; income from red', () => {
    const t = diplomat(1, 0)
      .city(0, 'prison')
      .city(1, 'palace')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, INCOME).act(0, covet(1, 'palace'));
    expect(t.legal(0)).toEqual([give('prison')]);
    expect(t.why(0, END)).toEqual({ rule: 'C-6.23', code: 'give-a-district' });
    expect(t.why(0, give('manor'))).toEqual({ rule: 'C-6.23', code: 'not-in-your-city' });
    t.act(0, give('prison'));
    expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([cards('palace'), cards('prison')]);
    expect(t.state.gold.slice(0, 2)).toEqual([1, 5]);
    expect(t.state.round).toBe(2);
  });

  test('C-6.23 taking a cheaper district costs nothing and earns nothing', () => {
    const t = diplomat(0, 0)
      .city(0, 'palace')
      .city(1, 'tavern')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'tavern')).act(0, give('palace'));
    expect(t.state.gold.slice(0, 2)).toEqual([2, 2]);
  });

  test('C-6.23 C-7.10 C-6.25 a Great Wall and an adornment count in the price', () => {
    const t = diplomat(0, 0)
      .city(0, 'tavern*')
      .city(1, 'market* great-wall')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD)
      .act(0, covet(1, 'market', true))
      .act(0, give('tavern', true));
    expect(t.state.gold.slice(0, 2)).toEqual([0, 4]);
    expect(t.state.cities[0][0].adorned).toBe(true);
  });

  test('C-6.23 C-7.10 a Great Wall adds to the district taken before the two are compared', () => {
    const t = diplomat(0, 0)
      .city(0, 'palace manor')
      .city(1, 'castle great-wall')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'castle'));
    expect(t.legal(0)).toEqual([give('palace'), give('manor')]);
    t.act(0, give('palace'));
    expect(t.state.gold.slice(0, 2)).toEqual([2, 2]);
  });

  test('C-6.23 the Diplomat cannot take a district without enough to give or pay for it', () => {
    const t = diplomat(0, 0)
      .city(0, 'tavern')
      .city(1, 'palace')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, covet(1, 'palace'))).toEqual({ rule: 'C-6.23', code: 'not-enough-gold' });
    expect(t.why(0, covet(0, 'tavern'))).toEqual({ rule: 'C-6.23', code: 'not-yourself' });
    t.city(1, 'palace tavern');
    expect(t.why(0, covet(1, 'palace'))).toEqual({ rule: 'C-6.24', code: 'nothing-to-give-for-it' });
    t.state.cities[0] = [];
    expect(t.why(0, covet(1, 'palace'))).toEqual({ rule: 'C-6.23', code: 'nothing-to-give-for-it' });
  });

  test('C-6.23 C-6.25 which of two identical districts was exchanged is public', () => {
    const t = diplomat(9, 0)
      .city(0, 'tavern* tavern')
      .city(1, 'market* market')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD)
      .act(0, covet(1, 'market', true))
      .act(0, give('tavern'));
    expect(t.events()).toContainEqual({
      type: 'exchanged',
      seat: 0,
      with: 1,
      took: cardOf('market'),
      tookAdorned: true,
      gave: cardOf('tavern'),
      gaveAdorned: false,
      paid: 2,
    });
  });

  test('C-6.24 C-8.2 the Diplomat may give from their own complete city', () => {
    const t = diplomat(9, 0)
      .city(0, EIGHT)
      .city(1, 'palace')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'palace')).act(0, give('manor'));
    expect(cityOf(t, 1)).toEqual(cards('manor'));
    expect(cityOf(t, 0)).toContain(cardOf('palace'));
  });

  test('C-6.24 C-6.15 C-6.16 the Diplomat may give from their own city even if their Bishop protects it', () => {
    const t = position({ seats: 2, options: { rank8: 'diplomat' } })
      .crown(0)
      .gold(9, 0)
      .city(0, 'tavern')
      .city(1, 'manor')
      .roles('bishop diplomat', 'king merchant');
    pass(t, 1, 0, 1);
    expect(t.state.guarded).toBe(0);
    t.act(0, GOLD).act(0, covet(1, 'manor')).act(0, give('tavern'));
    expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([cards('manor'), cards('tavern')]);
  });

  test('C-7.19 an exchanged Bell Tower keeps its announcement', () => {
    const t = position({ options: { rank8: 'diplomat', darkCity: 'all' } })
      .crown(0)
      .gold(9)
      .city(0, 'market')
      .city(1, 'bell-tower')
      .bell();
    t.roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'bell-tower')).act(0, give('market'));
    expect([cityOf(t, 0), t.state.bell]).toEqual([cards('bell-tower'), true]);
  });

  test('C-6.24 the Diplomat cannot take a Keep, or anything from a complete city, but may give a Keep', () => {
    const t = diplomat(9, 0)
      .city(0, 'keep')
      .city(1, EIGHT)
      .city(2, 'keep palace')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, covet(1, 'manor'))).toEqual({ rule: 'C-8.2', code: 'city-complete' });
    expect(t.why(0, covet(2, 'keep'))).toEqual({ rule: 'C-7.2', code: 'keep-stands' });
    const fresh = diplomat(9, 0)
      .city(0, 'keep')
      .city(2, 'palace')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(fresh, 1, 2, 3);
    fresh.act(0, GOLD).act(0, covet(2, 'palace')).act(0, give('keep'));
    expect(cityOf(fresh, 2)).toEqual(cards('keep'));
  });

  test('C-6.24 no district goes into a city that keeps one of the same name', () => {
    const t = diplomat(9, 0)
      .city(0, 'tavern manor')
      .city(1, 'market manor')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'market'));
    expect(t.why(0, give('manor'))).toEqual({ rule: 'C-6.24', code: 'name-in-city' });
    t.act(0, give('tavern'));
    expect(cityOf(t, 0)).toEqual(cards('market manor'));
  });

  test('C-6.24 a pair may be left alone, but neither joined nor kept by swapping one of it for another', () => {
    const t = diplomat(9, 0)
      .city(0, 'tavern tavern temple')
      .city(1, 'tavern* market')
      .city(2, 'prison prison')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, covet(1, 'tavern', true))?.code).toBe('nothing-to-give-for-it');
    t.act(0, covet(2, 'prison'));
    expect(t.legal(0)).toEqual([give('tavern'), give('temple')]);
    t.act(0, give('temple'));
    expect(cityOf(t, 0)).toEqual(cards('tavern tavern prison'));
    expect(cityOf(t, 2)).toEqual(cards('temple prison'));
  });

  test('C-6.24 one of a pair cannot be taken for another of its name', () => {
    const t = diplomat(9, 0)
      .city(0, 'tavern')
      .city(1, 'tavern tavern*')
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD);
    expect(t.why(0, covet(1, 'tavern', true))?.code).toBe('nothing-to-give-for-it');
    t.city(1, 'tavern* market')
      .act(0, covet(1, 'tavern', true))
      .act(0, give('tavern'));
    expect(t.state.cities.slice(0, 2).map(city => city.map(({ adorned }) => adorned))).toEqual([
      [true],
      [false, false],
    ]);
  });

  test('C-7.1 a Haunted City exchanged in the last round counts as of the round it was built in', () => {
    const t = diplomat(9, 0)
      .city(0, 'tavern temple manor prison keep')
      .city(1, 'haunted-city')
      .ending(2)
      .roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'haunted-city')).act(0, give('tavern'));
    expect(t.state.step).toBe('over');
    expect(t.view(0).scores[0].lines).toContainEqual({ code: 'colours', points: 3 });
  });

  test('C-7.11 C-7.13 a Lighthouse taken has no effect, a Museum comes with its cards', () => {
    const t = position({ options: { rank8: 'diplomat', darkCity: 'all' } })
      .crown(0)
      .gold(9)
      .city(0, 'market')
      .city(1, 'museum')
      .museum('manor castle');
    t.roles('diplomat', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, GOLD).act(0, covet(1, 'museum')).act(0, give('market'));
    expect(t.state.museum).toHaveLength(2);
    expect(t.view(0).scores[0].lines).toContainEqual({
      code: 'bonus',
      points: 2,
      of: { card: cardOf('museum') },
    });
    const light = position({ options: { rank8: 'diplomat', darkCity: 'all' } })
      .crown(0)
      .gold(9)
      .city(0, 'market')
      .city(1, 'lighthouse');
    light.roles('diplomat', 'king', 'merchant', 'architect');
    pass(light, 1, 2, 3);
    light.act(0, GOLD).act(0, covet(1, 'lighthouse')).act(0, give('market'));
    expect(light.state.step).toBe('choose');
  });
});
