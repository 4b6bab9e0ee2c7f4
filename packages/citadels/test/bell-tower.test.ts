import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import { armory, build, DECLINE, destroy, END, GOLD, pass, position } from './position.ts';

const DARK = { darkCity: 'all' };
const SEVEN = 'manor castle temple church tavern market docks';

/** Seat 0 is the first to play, as the King, with the hand and the city given. */
function king(hand: string, city: string) {
  return position({ options: DARK }).crown(0).gold(9, 2, 2, 2).hand(0, hand).city(0, city);
}

const others = ['bishop', 'merchant', 'warlord'];

describe('Bell Tower', () => {
  test('C-7.19 Bell Tower: once announced, seven districts complete a city, its own seventh too', () => {
    const six = SEVEN.replace(' docks', '');
    const t = king('bell-tower', six)
      .city(1, six)
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('bell-tower'));
    expect(t.why(0, END)).toEqual({ rule: 'C-7.19', code: 'announce-or-decline' });
    t.act(0, { type: 'announce' });
    expect([t.state.first, t.state.bell]).toEqual([0, true]);
    expect(t.view(0).scores[0].lines).toContainEqual({ code: 'first', points: 4 });
  });

  test('C-7.19 it may be announced before any city has seven; the first to reach seven then ends the game', () => {
    const t = king('bell-tower', 'manor')
      .gold(9, 9)
      .city(1, SEVEN.replace(' docks', ''))
      .hand(1, 'docks')
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('bell-tower')).act(0, { type: 'announce' }).act(0, END);
    expect(t.state.first).toBe(-1);
    t.act(1, GOLD).act(1, build('docks'));
    expect(t.state.first).toBe(1);
  });

  test('C-7.19 without the announcement nothing changes', () => {
    const t = king('bell-tower', SEVEN.replace(' docks', '')).roles('king', ...others);
    t.act(0, GOLD).act(0, build('bell-tower')).act(0, DECLINE);
    expect([t.state.first, t.state.bell]).toEqual([-1, false]);
  });

  test('C-7.19 of several cities with seven the earliest is the first', () => {
    const t = king('bell-tower', 'manor')
      .city(2, SEVEN)
      .city(1, SEVEN)
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('bell-tower')).act(0, { type: 'announce' });
    expect(t.state.first).toBe(2);
    expect(t.view(0).scores[2].lines).toContainEqual({ code: 'first', points: 4 });
    expect(t.view(0).scores[1].lines).toContainEqual({ code: 'complete', points: 2 });
  });

  test('C-7.19 a city that has lost its seventh district does not count', () => {
    const t = king('bell-tower', 'armory')
      .city(2, SEVEN)
      .city(1, SEVEN)
      .roles('king', ...others);
    t.act(0, GOLD).act(0, armory(2, 'manor')).act(0, build('bell-tower')).act(0, { type: 'announce' });
    expect(t.state.first).toBe(1);
  });

  test('C-7.19 seven are safe from the Warlord; once the Tower is destroyed eight are needed again', () => {
    const t = king('', 'bell-tower')
      .city(1, SEVEN)
      .city(3, 'armory')
      .bell()
      .ending(1)
      .roles('king', 'bishop', 'merchant', 'warlord');
    pass(t, 0, 1, 2);
    t.act(3, GOLD);
    t.state.guarded = -1;
    const action = { type: 'destroy', seat: 1, district: cardOf('manor'), adorned: false };
    expect(t.why(3, action)).toEqual({ rule: 'C-8.2', code: 'city-complete' });
    t.act(3, armory(0, 'bell-tower'));
    expect(t.why(3, action)).toBeNull();
    expect(t.state.first).toBe(1);
  });

  test('C-7.19 it cannot be announced once the end has been triggered', () => {
    const t = king('bell-tower', 'manor')
      .ending(2)
      .roles('king', ...others);
    t.act(0, GOLD).act(0, build('bell-tower'));
    expect(t.state.step).toBe('turn');
    const eighth = king('bell-tower', SEVEN).roles('king', ...others);
    eighth.act(0, GOLD).act(0, build('bell-tower'));
    expect([eighth.state.step, eighth.state.first]).toEqual(['turn', 0]);
  });

  test('C-7.19 only the destruction of the Tower itself takes the announcement back', () => {
    const after = (target: string) => {
      const t = king('', 'bell-tower tavern')
        .gold(9, 2, 2, 9)
        .bell()
        .roles('king', 'bishop', 'merchant', 'warlord');
      pass(t, 0, 1, 2);
      return t.act(3, GOLD).act(3, destroy(0, target)).state.bell;
    };
    expect([after('tavern'), after('bell-tower')]).toEqual([true, false]);
    const t = king('', 'bell-tower armory').city(1, 'manor').bell();
    t.roles('king', ...others).act(0, armory(1, 'manor'));
    expect(t.state.bell).toBe(true);
  });
});
