import { NONE, parseOptions, rngFrom, seatsOf } from '@signoria/core';
import { expect, test } from 'vitest';
import { START_HAND } from '../src/data.ts';
import { CARDS, CITIES, citiesOf, deck, patrician, type State, supplyOf } from '../src/index.ts';
import { build, card, city, play, position } from './position.ts';

const deal = (seats: number, number = 1): State => {
  const options = parseOptions(patrician.options, undefined, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return patrician.setup(seats, options.value, rngFrom(number));
};

test.each([2, 3, 4])('P-1.1 with %i players there are nine cities and nothing of Pistoia', seats => {
  const s = deal(seats);
  expect(s.towers).toHaveLength(9);
  expect(s.winners).toHaveLength(9);
  const all = [...s.pile, ...s.hands.flat(), ...s.open];
  expect(all).toHaveLength(48);
  expect(all.filter(c => c !== NONE && CARDS[c].city === city('Pistoia'))).toEqual([]);
});

test('P-1.1 with five players Pistoia joins with seven cards and two tokens', () => {
  const s = deal(5);
  expect(s.towers).toHaveLength(10);
  const all = [...s.pile, ...s.hands.flat(), ...s.open];
  expect(all).toHaveLength(55);
  expect(all.filter(c => c !== NONE && CARDS[c].city === city('Pistoia'))).toHaveLength(7);
  expect(s.winners[city('Pistoia')]).toEqual([NONE, NONE]);
});

test('P-1.1 two to five players may play', () => {
  expect(patrician.seats).toEqual({ min: 2, max: 5 });
});

test('P-1.2 cities have nine, seven or five floors', () => {
  const floors = Object.fromEntries(CITIES.map(print => [print.name, print.floors]));
  expect(floors).toEqual({
    Bologna: 9,
    Firenze: 9,
    Roma: 9,
    Pistoia: 9,
    Lucca: 7,
    Siena: 7,
    Milano: 7,
    Ferrara: 5,
    Parma: 5,
    Verona: 5,
  });
  expect(citiesOf(4).reduce<number>((sum, each) => sum + CITIES[each].floors, 0)).toBe(63);
});

test('P-1.3 a city’s tokens are worth its number of floors, and three less', () => {
  for (const { floors, tokens } of CITIES) expect(tokens).toEqual([floors, floors - 3]);
  expect(
    citiesOf(4).reduce<number>((sum, each) => sum + CITIES[each].tokens[0] + CITIES[each].tokens[1], 0),
  ).toBe(99);
});

test('P-1.4 each city has its printed number of cards', () => {
  const counts = CITIES.map(({ name }, i) => [
    name,
    CARDS.filter(print => print.city === i).reduce((sum, print) => sum + print.copies, 0),
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    Bologna: 7,
    Firenze: 7,
    Ferrara: 4,
    Lucca: 5,
    Siena: 5,
    Milano: 5,
    Parma: 4,
    Pistoia: 7,
    Roma: 7,
    Verona: 4,
  });
  expect(deck(4)).toHaveLength(48);
  expect(deck(5)).toHaveLength(55);
});

test('P-1.4 a city has exactly as many crests as floors', () => {
  CITIES.forEach(({ name, floors }, i) => {
    const crests = CARDS.filter(print => print.city === i).reduce(
      (sum, print) => sum + print.crests * print.copies,
      0,
    );
    expect(crests, name).toBe(floors);
  });
});

test('P-1.4 next to its crest a card shows exactly one more symbol', () => {
  for (const { crests, heads, portrait, power } of CARDS) {
    const more = [crests === 2, heads > 0, power !== 'none'].filter(Boolean);
    expect(more).toHaveLength(1);
    expect(heads > 0).toBe(portrait !== NONE);
  }
  expect(CARDS[card('Siena BB')]).toMatchObject({ crests: 1, portrait: 1, heads: 2, star: false });
  expect(CARDS[card('Roma ?')]).toMatchObject({ crests: 1, portrait: NONE, heads: 0, power: 'any' });
  expect(CARDS[card('Lucca M')]).toMatchObject({ power: 'move' });
  expect(CARDS[card('Roma +')]).toMatchObject({ crests: 2, copies: 2 });
});

test('P-1.4 the three patricians have ten portraits each, eleven with Pistoia', () => {
  const heads = (seats: number, portrait: number) =>
    deck(seats).reduce((sum, c) => sum + (CARDS[c].portrait === portrait ? CARDS[c].heads : 0), 0);
  expect([0, 1, 2].map(portrait => heads(4, portrait))).toEqual([10, 10, 10]);
  expect([0, 1, 2].map(portrait => heads(5, portrait))).toEqual([11, 11, 11]);
});

test.each([2, 3, 4, 5])('P-1.5 with %i players everyone is dealt three start cards', seats => {
  for (let number = 0; number < 50; number++) {
    const s = deal(seats, number);
    for (const seat of seatsOf(seats)) {
      expect(s.hands[seat]).toHaveLength(3);
      expect(s.hands[seat].every(c => CARDS[c].star)).toBe(true);
    }
    const others = [...s.pile, ...s.open].filter(c => c !== NONE && CARDS[c].star);
    expect(others).toHaveLength((seats === 5 ? 15 : 12) - 3 * seats);
  }
});

test('P-1.5 start cards left over may be anywhere in the deck', () => {
  const places = new Set<number>();
  for (let number = 0; number < 200; number++)
    deal(2, number).pile.forEach((c, i) => {
      if (CARDS[c].star) places.add(i);
    });
  expect(places.size).toBe(33);
});

test('P-1.6 one face-up card is at each city', () => {
  for (const seats of [2, 3, 4, 5]) {
    const s = deal(seats);
    expect(s.open).toHaveLength(citiesOf(seats).length);
    expect(s.open).not.toContain(NONE);
    expect(s.pile).toHaveLength(deck(seats).length - 3 * seats - s.open.length);
  }
});

test('P-1.7 supplies are 39, 29 and 21 floors and shrink with every floor built', () => {
  expect([2, 3, 4, 5].map(supplyOf)).toEqual([39, 29, 21, 21]);
  const t = position().hand(0, 'Roma +');
  expect(t.view('table').supply).toEqual([39, 39]);
  t.act(0, play('Roma +')).act(0, build(0)).act(0, build(0));
  expect(t.view('table').supply).toEqual([37, 39]);
});

test.each([
  [2, 24, 39],
  [3, 16, 29],
  [4, 12, 21],
  [5, 11, 19],
])('P-1.7 with %i players and %i turns each nobody can build more than %i floors', (seats, turns, most) => {
  const starts = deck(seats).filter(card => CARDS[card].star);
  expect(starts.map(card => CARDS[card].crests)).toEqual(starts.map(() => 1));
  const others = deck(seats)
    .map(card => CARDS[card].crests)
    .sort((a, b) => b - a)
    .slice(0, turns - START_HAND);
  const floors = others.reduce((sum: number, crests) => sum + crests, START_HAND);
  expect(floors).toBe(most);
  expect(floors).toBeLessThanOrEqual(supplyOf(seats));
});

test('P-1.7 a supply never falls below zero and you can always build', () => {
  const t = position({ seats: 4 })
    .hand(0, 'Roma +')
    .towers('Bologna', 'aaaa', 'aaaa')
    .towers('Firenze', 'aaaa', 'aaaa')
    .towers('Lucca', 'aaa', 'a')
    .act(0, play('Roma +'));
  expect(t.view('table').supply[0]).toBe(1);
  t.act(0, build(0)).act(0, build(1));
  expect(t.view('table').supply[0]).toBe(0);
  expect(t.state.towers[city('Roma')]).toEqual([[0], [0]]);
});

test.each([2, 3, 4, 5])('P-1.8 with %i players anyone may be chosen to start', seats => {
  const starters = new Set<number>();
  for (let number = 0; number < 100; number++) {
    const s = deal(seats, number);
    expect(s.player).toBe(s.starter);
    starters.add(s.starter);
  }
  expect(starters.size).toBe(seats);
});
