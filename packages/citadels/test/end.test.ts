import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import { armory, build, END, GOLD, pass, position } from './position.ts';

const DARK = { darkCity: 'all' };
/** Seven districts without a purple one: cost 3 + 4 + 1 + 2 + 1 + 2 + 3. */
const SEVEN = 'manor castle temple church tavern market docks';

function codes(t: ReturnType<typeof position>, seat: number): Record<string, number> {
  return Object.fromEntries(t.view('table').scores[seat].lines.map(({ code, points }) => [code, points]));
}

describe('the end', () => {
  test('C-8.1 the round of the eighth district is played to its end, then the game is over', () => {
    const t = position()
      .crown(0)
      .gold(9)
      .hand(0, 'prison')
      .city(0, SEVEN)
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD).act(0, build('prison'));
    expect(t.state.first).toBe(0);
    t.act(0, END);
    pass(t, 1, 2);
    expect(t.result()).toBeNull();
    pass(t, 3);
    expect(t.turn()).toEqual([]);
    expect(t.why(0, GOLD)).toEqual({ rule: 'C-8.1', code: 'game-over' });
    expect(t.result()?.places[0]).toBe(1);
  });

  test('C-8.1 an Architect may go beyond eight', () => {
    const t = position()
      .crown(0)
      .gold(20)
      .hand(0, 'prison watchtower palace')
      .city(0, SEVEN)
      .roles('architect', 'king', 'bishop', 'warlord');
    pass(t, 1, 2);
    t.act(0, GOLD).act(0, build('prison')).act(0, build('watchtower')).act(0, build('palace'));
    expect(t.state.cities[0]).toHaveLength(10);
  });

  test('C-8.2 C-7.12 an Armory may hit a complete city: the game still ends and the first keeps four points, but the city is no longer complete', () => {
    const t = position({ options: DARK })
      .crown(0)
      .gold(9)
      .hand(0, 'prison')
      .city(0, SEVEN)
      .city(1, 'armory')
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD).act(0, build('prison')).act(0, END).act(1, armory(0, 'prison'));
    expect(codes(t, 0)).toMatchObject({ first: 4 });
    t.act(1, GOLD).act(1, END);
    pass(t, 2);
    t.act(3, GOLD);
    expect(t.why(3, { type: 'destroy', seat: 0, district: cardOf('temple'), adorned: false })).toBeNull();
    t.act(3, END);
    expect(t.state.step).toBe('over');
    expect(codes(t, 0)).toMatchObject({ first: 4 });
  });
});

describe('the score', () => {
  test('C-8.3 C-7.9 C-6.25 districts score their cost, University and Dragon Gate eight, an adornment one more', () => {
    const t = position().city(0, 'university dragon-gate* manor');
    expect(t.view(0).scores[0]).toEqual({
      seat: 0,
      total: 20,
      lines: [
        { code: 'districts', points: 15, of: { districts: 3 } },
        { code: 'worth-more', points: 2, of: { card: cardOf('university') } },
        { code: 'worth-more', points: 2, of: { card: cardOf('dragon-gate') } },
        { code: 'adorned', points: 1 },
      ],
    });
  });

  test('C-8.4 all five colours: three points', () => {
    expect(codes(position().city(0, 'manor temple tavern prison keep'), 0)).toMatchObject({ colours: 3 });
    expect(codes(position().city(0, 'manor temple tavern prison'), 0)).not.toHaveProperty('colours');
  });

  test('C-8.5 four for the first complete city, two for the others', () => {
    const t = position().city(0, `${SEVEN} prison`).city(1, `${SEVEN} prison`).city(2, SEVEN).ending(1);
    expect(codes(t, 0)).toMatchObject({ complete: 2 });
    expect(codes(t, 1)).toMatchObject({ first: 4 });
    expect(codes(t, 1)).not.toHaveProperty('complete');
    expect(codes(t, 2)).not.toHaveProperty('complete');
  });

  test('C-8.5 a city completed after the first takes nothing from it', () => {
    const t = position()
      .crown(0)
      .gold(9, 9)
      .hand(0, 'prison')
      .hand(1, 'watchtower')
      .city(0, SEVEN)
      .city(1, SEVEN)
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD).act(0, build('prison')).act(0, END).act(1, GOLD).act(1, build('watchtower'));
    expect(t.events().filter(({ type }) => type === 'completed')).toEqual([
      { type: 'completed', seat: 0, districts: 8 },
    ]);
    expect(codes(t, 0)).toMatchObject({ first: 4 });
    expect(codes(t, 1)).toMatchObject({ complete: 2 });
  });

  test('C-7.1 the Haunted City gives the missing colour', () => {
    expect(codes(position().city(0, 'manor temple tavern keep haunted-city'), 0)).toMatchObject({
      colours: 3,
    });
    expect(codes(position().city(0, 'manor temple tavern prison haunted-city'), 0)).toMatchObject({
      colours: 3,
    });
    expect(codes(position().city(0, 'manor temple tavern haunted-city'), 0)).not.toHaveProperty('colours');
  });

  test('C-7.1 a Haunted City built in the last round stays purple', () => {
    const t = position()
      .crown(0)
      .gold(9)
      .hand(0, 'haunted-city')
      .city(0, 'manor temple tavern keep')
      .ending(1)
      .roles('king', 'bishop', 'merchant', 'warlord');
    t.act(0, GOLD).act(0, build('haunted-city')).act(0, END);
    pass(t, 1, 2, 3);
    expect(t.state.step).toBe('over');
    expect(codes(t, 0)).not.toHaveProperty('colours');
  });

  test('C-7.1 C-7.8 C-8.4 the School of Magic is purple in the score', () => {
    expect(codes(position().city(0, 'manor temple tavern school-of-magic keep'), 0)).not.toHaveProperty(
      'colours',
    );
  });

  test('C-7.14 Imperial Treasury: a point per gold', () => {
    const t = position({ options: DARK }).gold(7).city(0, 'imperial-treasury');
    expect(codes(t, 0)).toEqual({ districts: 4, bonus: 7 });
  });

  test('C-7.15 Map Room: a point per card in hand', () => {
    expect(codes(position({ options: DARK }).hand(0, 'manor manor temple').city(0, 'map-room'), 0)).toEqual({
      districts: 5,
      bonus: 3,
    });
  });

  test('C-7.16 Wishing Well: a point per other purple district', () => {
    expect(codes(position({ options: DARK }).city(0, 'wishing-well keep library manor'), 0)).toMatchObject({
      bonus: 2,
    });
  });

  test('C-7.1 C-7.16 a Haunted City used as another colour is not purple for the Wishing Well', () => {
    const used = position({ options: DARK }).city(0, 'wishing-well haunted-city manor temple tavern');
    expect(codes(used, 0)).toEqual({ districts: 12, colours: 3 });
    const free = position({ options: DARK }).city(0, 'wishing-well haunted-city manor temple');
    expect(codes(free, 0)).toEqual({ districts: 11, bonus: 1 });
  });

  test('C-8.6 tied points: districts alone, then gold, then shared', () => {
    const finish = (a: string, b: string, ...gold: number[]) => {
      const t = position({ seats: 2 })
        .gold(...gold)
        .city(0, a)
        .city(1, b);
      t.state.step = 'over';
      const { places, tieBreak } = t.result() ?? {};
      return { places, tieBreak };
    };
    const rainbow = 'manor temple tavern prison keep';
    expect(finish(rainbow, 'palace cathedral manor', 0, 0)).toEqual({
      places: [2, 1],
      tieBreak: 'districts',
    });
    expect(finish('university', 'palace manor', 0, 1)).toEqual({ places: [2, 1], tieBreak: 'gold' });
    expect(finish('university', 'palace manor', 3, 3)).toEqual({ places: [1, 1], tieBreak: 'shared' });
    expect(finish('university', 'palace', 0, 9)).toEqual({ places: [1, 2], tieBreak: null });
    expect(finish(rainbow, 'palace* cathedral* tavern', 0, 0)).toEqual({
      places: [2, 1],
      tieBreak: 'districts',
    });
    expect(finish('palace* manor', 'palace castle', 1, 0)).toEqual({ places: [1, 2], tieBreak: 'gold' });
  });
});
