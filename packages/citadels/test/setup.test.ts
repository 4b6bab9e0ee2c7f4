import { parseOptions, rngFrom } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { type Card, CHARACTERS, cardOf, citadels, DISTRICTS, type State } from '../src/index.ts';
import { GOLD, position, rankOf } from './position.ts';

function allCards(s: State): Card[] {
  return [...s.deck, ...s.hands.flat()];
}

function count(s: State, name: string): number {
  return allCards(s).filter(card => card === cardOf(name)).length;
}

function problem(seats: number, options: Record<string, unknown>) {
  const parsed = parseOptions(citadels.options, options, seats);
  return parsed.ok ? null : [parsed.problem.at, parsed.problem.code];
}

describe('material', () => {
  test('C-1.1 the 2005 deck has 66 cards: 12 yellow, 11 blue, 20 green, 11 red, 12 purple', () => {
    const { state } = position();
    const colours = allCards(state).map(card => DISTRICTS[card].colour);
    const of = (colour: string) => colours.filter(other => other === colour).length;
    expect(['yellow', 'blue', 'green', 'red', 'purple'].map(of)).toEqual([12, 11, 20, 11, 12]);
    expect([count(state, 'palace'), count(state, 'church'), count(state, 'keep')]).toEqual([3, 3, 2]);
  });

  test('C-1.2 the 2000 deck has 65: two Palaces, four Churches, no Great Wall', () => {
    const { state } = position({ options: { deck: '2000' } });
    expect(allCards(state)).toHaveLength(65);
    expect([count(state, 'palace'), count(state, 'church'), count(state, 'great-wall')]).toEqual([2, 4, 0]);
  });

  test('C-1.3 Dark City districts: none, all, a list, or some at random', () => {
    const size = (options: Record<string, unknown>) => allCards(position({ options }).state).length;
    expect(size({})).toBe(66);
    expect(size({ darkCity: 'all' })).toBe(79);
    expect(size({ darkCity: 'random', darkNumber: 4 })).toBe(70);
    const { state } = position({ options: { darkCity: 'chosen', darkDistricts: ['park', 'museum'] } });
    expect(state.dark).toEqual([cardOf('museum'), cardOf('park')]);
    expect([count(state, 'park'), count(state, 'museum'), count(state, 'quarry')]).toEqual([1, 1, 0]);
    expect(position({ options: { darkCity: 'random' } }).view('table').dark).toHaveLength(3);
  });

  test('C-1.3 a list of districts is only allowed with the option that asks for one', () => {
    expect(problem(4, { darkCity: 'chosen' })).toEqual(['options.darkDistricts', 'empty-list']);
    expect(problem(4, { darkDistricts: ['park'] })).toEqual(['options.darkCity', 'list-not-used']);
    expect(problem(4, { darkCity: 'chosen', darkDistricts: ['ball-room'] })?.[0]).toBe(
      'options.darkDistricts',
    );
  });

  test('C-1.4 up to two characters may be replaced, and more only in a free mix', () => {
    expect(problem(4, { rank1: 'witch', rank8: 'diplomat' })).toBeNull();
    const three = { rank1: 'witch', rank6: 'alchemist', rank8: 'diplomat' };
    expect(problem(4, three)).toEqual(['options.rank8', 'too-many-replaced']);
    expect(problem(4, { ...three, freeMix: true })).toBeNull();
    const { state } = position({ options: { rank6: 'alchemist' } });
    expect(CHARACTERS[state.cast[6]].id).toBe('alchemist');
    expect(state.cast[9]).toBe(-1);
  });

  test('C-1.5 rank 9 from four players, the Queen from five, the Emperor from three, eight players need a ninth', () => {
    expect(problem(3, { rank9: 'artist' })).toEqual(['options.rank9', 'too-few-players']);
    expect(problem(4, { rank9: 'artist' })).toBeNull();
    expect(problem(4, { rank9: 'queen' })).toEqual(['options.rank9', 'too-few-players']);
    expect(problem(5, { rank9: 'queen' })).toBeNull();
    expect(problem(2, { rank4: 'emperor' })).toEqual(['options.rank4', 'too-few-players']);
    expect(problem(3, { rank4: 'emperor' })).toBeNull();
    expect(problem(8, {})).toEqual(['options.rank9', 'rank-9-needed']);
    expect(problem(8, { rank9: 'queen', rank1: 'witch', rank2: 'tax-collector' })).toBeNull();
  });

  test('C-1.6 gold, cities and hand sizes are public; hands and characters are not', () => {
    const t = position().crown(0).roles('assassin', 'thief', 'king', 'warlord');
    const seen = t.view(1);
    expect(seen.gold).toEqual([2, 2, 2, 2]);
    expect(seen.handSizes).toEqual([4, 4, 4, 4]);
    expect(seen.hands.map(hand => hand !== null)).toEqual([false, true, false, false]);
    expect(seen.ranks).toEqual([rankOf('thief')]);
    expect(seen.shown[rankOf('assassin')]).toBe(0);
    expect(seen.shown[rankOf('king')]).toBe(-1);
    expect(t.view('table').hands).toEqual([null, null, null, null]);
  });

  test('C-1.7 the bank never runs out, and cards not kept go under the deck in the order drawn', () => {
    const t = position()
      .crown(0)
      .gold(0, 200, 0, 0)
      .city(0, 'observatory')
      .deck('temple palace castle manor');
    t.roles('king', 'bishop', 'merchant', 'warlord').act(0, { type: 'draw' });
    t.act(0, { type: 'keep', card: cardOf('castle') });
    expect(t.state.deck).toEqual(['palace', 'manor', 'temple'].map(cardOf));
    t.act(0, { type: 'end' }).act(1, GOLD);
    expect(t.state.gold[1]).toBe(202);
  });
});

describe('setting up', () => {
  test('C-2.1 four cards and two gold each', () => {
    const { state } = position({ seats: 7 });
    expect(state.hands.map(hand => hand.length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect(state.gold).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(state.deck).toHaveLength(66 - 28);
  });

  test('C-2.2 the crown is given at random and its holder chooses first', () => {
    const options = citadels.options.presets.published;
    const crowns = Array.from({ length: 60 }, (_, i) => citadels.setup(3, options, rngFrom(i)).crown);
    expect(new Set(crowns)).toEqual(new Set([0, 1, 2]));
    const { state } = position();
    expect(state.asked).toBe(state.crown);
    expect(state.step).toBe('choose');
  });
});
