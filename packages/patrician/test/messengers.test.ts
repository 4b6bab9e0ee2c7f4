import { NONE } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { CITIES, neighboursOf, ROADS } from '../src/index.ts';
import { fewestTowers } from '../src/scoring.ts';
import { build, city, messenger, move, play, position, skip, take } from './position.ts';

const table = (seats = 2) => position({ seats, options: { preset: 'messengers' } });

/** Seat 0 has played a start card of Roma and done its five actions. */
const asked = (t = table()) => t.hand(0, 'Roma A*').act(0, play('Roma A*')).act(0, build(0));

test.each([
  [2, 2],
  [3, 2],
  [4, 1],
  [5, 1],
])('P-9.1 with %i players each has %i', (seats, each) => {
  expect(new Set(table(seats).view('table').messengersLeft)).toEqual(new Set([each]));
});

test('P-9.1 without the expansion there are none', () => {
  const t = position().hand(0, 'Roma A*').act(0, play('Roma A*')).act(0, build(0));
  expect(t.turn()).toEqual([1]);
  expect(t.view('table')).toMatchObject({ messengers: [], messengersLeft: [0, 0] });
});

test('P-9.2 a start card lets its player place a messenger after the five steps', () => {
  const t = asked();
  expect(t.events().map(event => event.type)).toEqual(['played', 'built', 'took', 'refilled']);
  expect(t.turn()).toEqual([0]);
  t.act(0, messenger('Lucca', 'Siena'));
  expect(t.view('table').messengersLeft).toEqual([1, 2]);
  expect(t.view('table').messengers).toEqual([NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]);
  expect(t.turn()).toEqual([1]);
});

test('P-9.2 the messenger may be kept for later', () => {
  const t = asked().act(0, skip);
  expect(t.events().at(-1)).toEqual({ type: 'messenger-kept', seat: 0 });
  expect(t.view('table').messengersLeft).toEqual([2, 2]);
  expect(t.turn()).toEqual([1]);
});

test('P-9.2 a card without a star places none', () => {
  const t = table().hand(0, 'Roma B').act(0, play('Roma B')).act(0, build(0));
  expect(t.turn()).toEqual([1]);
});

test('P-9.2 a player without messengers left is not asked again', () => {
  const t = asked(table(4).messenger(0, 'Lucca', 'Siena'));
  expect(t.turn()).toEqual([1]);
});

test('P-9.2 where no pair of cities has room nobody is asked', () => {
  const full = () =>
    table(3)
      .messenger(1, 'Lucca', 'Siena')
      .messenger(1, 'Lucca', 'Milano')
      .messenger(2, 'Bologna', 'Siena')
      .messenger(2, 'Bologna', 'Firenze')
      .messenger(2, 'Parma', 'Verona');
  expect(asked(full()).legal(0)).toEqual([
    messenger('Milano', 'Parma'),
    messenger('Ferrara', 'Verona'),
    skip,
  ]);
  const t = full().messenger(1, 'Milano', 'Parma').messenger(1, 'Ferrara', 'Verona');
  expect(asked(t).turn()).toEqual([1]);
});

test('P-9.2 nothing else can be done while the messenger is due', () => {
  const t = asked(table().hand(1, 'Siena A'));
  for (const action of [take('Roma'), build(0), move('Roma', 0)])
    expect(t.why(0, action)).toEqual({ rule: 'P-2.2', code: 'messenger-or-skip-first' });
  expect(t.why(0, { type: 'messenger', from: 0 })).toEqual({ rule: 'P-9.2', code: 'unknown-action' });
});

describe('P-9.3 only neighbouring cities are possible', () => {
  const pairs = (seats: number) =>
    ROADS.slice(0, seats === 5 ? 12 : 10)
      .map(({ from, to }) => [CITIES[from].name, CITIES[to].name].sort().join('/'))
      .sort();
  const nine = [
    'Roma/Siena',
    'Lucca/Siena',
    'Bologna/Siena',
    'Lucca/Milano',
    'Ferrara/Lucca',
    'Milano/Parma',
    'Parma/Verona',
    'Ferrara/Verona',
    'Bologna/Ferrara',
    'Bologna/Firenze',
  ];

  test('ten roads without Pistoia, twelve with it', () => {
    expect(pairs(4)).toEqual([...nine].sort());
    expect(pairs(5)).toEqual([...nine, 'Pistoia/Roma', 'Firenze/Pistoia'].sort());
  });

  test('every road runs along a row or a column of the board, past no other city', () => {
    for (const { from, to } of ROADS) {
      const [a, b] = [CITIES[from], CITIES[to]];
      const [line, along] = a.row === b.row ? (['row', 'column'] as const) : (['column', 'row'] as const);
      expect(a[line]).toBe(b[line]);
      const between = CITIES.filter(
        each => each[line] === a[line] && (each[along] - a[along]) * (each[along] - b[along]) < 0,
      );
      expect(between).toEqual([]);
    }
  });

  test('neighbours are named from either side', () => {
    expect(neighboursOf(city('Roma'), 4)).toEqual([city('Siena')]);
    expect(neighboursOf(city('Roma'), 5)).toEqual([city('Siena'), city('Pistoia')]);
    expect(neighboursOf(city('Lucca'), 2).sort()).toEqual([4, 5, 6]);
  });

  test('with two players Pistoia is out of reach', () => {
    const t = table().hand(0, 'Verona C*').act(0, play('Verona C*')).act(0, build(0));
    expect(t.why(0, messenger('Roma', 'Pistoia'))).toEqual({ rule: 'P-9.2', code: 'unknown-action' });
    const far = table(5).hand(0, 'Verona C*').act(0, play('Verona C*')).act(0, build(0));
    expect(far.why(0, messenger('Roma', 'Pistoia'))).toBeNull();
  });

  test.each([
    ['Siena', 'Roma'],
    ['Siena', 'Lucca'],
    ['Verona', 'Parma'],
  ])('neighbours named the wrong way round are told so: %s, %s', (from, to) => {
    expect(asked().why(0, messenger(from, to))).toEqual({ rule: 'P-9.3', code: 'other-city-first' });
  });

  test.each([
    ['Bologna', 'Lucca'],
    ['Lucca', 'Bologna'],
    ['Lucca', 'Lucca'],
  ])('cities apart are refused: %s, %s', (from, to) => {
    expect(asked().why(0, messenger(from, to))).toEqual({ rule: 'P-9.3', code: 'not-neighbours' });
  });
});

test('P-9.4 neither city may be the one just built in', () => {
  const t = asked();
  expect(t.why(0, messenger('Roma', 'Siena'))).toEqual({ rule: 'P-9.4', code: 'city-just-built' });
  expect(t.legal(0)).toHaveLength(ROADS.length - 2 - 1 + 1);
});

test('P-9.5 no city has more than two', () => {
  const t = asked(table(3).messenger(1, 'Lucca', 'Siena').messenger(2, 'Lucca', 'Milano'));
  expect(t.why(0, messenger('Lucca', 'Ferrara'))).toEqual({ rule: 'P-9.5', code: 'two-messengers-there' });
  expect(t.why(0, messenger('Milano', 'Parma'))).toBeNull();
  const ferrara = asked(table(3).messenger(1, 'Ferrara', 'Verona').messenger(2, 'Bologna', 'Ferrara'));
  expect(ferrara.why(0, messenger('Lucca', 'Ferrara'))).toEqual({
    rule: 'P-9.5',
    code: 'two-messengers-there',
  });
});

test('P-9.6 no pair of cities has more than one', () => {
  const t = asked(table().messenger(1, 'Lucca', 'Siena'));
  expect(t.why(0, messenger('Lucca', 'Siena'))).toEqual({ rule: 'P-9.6', code: 'road-taken' });
  expect(t.legal(0)).not.toContainEqual(messenger('Lucca', 'Siena'));
});

test.each([
  [0, [5, 2]],
  [1, [7, 4]],
  [2, [9, 6]],
])('P-9.7 with %i messengers next to Verona its towers are worth %j', (messengers, totals) => {
  let t = table().hand(0, 'Verona A').towers('Verona', 'ab', 'bb');
  if (messengers > 0) t = t.messenger(1, 'Parma', 'Verona');
  if (messengers > 1) t = t.messenger(0, 'Ferrara', 'Verona');
  t.act(0, play('Verona A')).act(0, build(0));
  expect(t.events()).toContainEqual(expect.objectContaining({ type: 'city-scored', messengers }));
  expect(t.view('table').scores.map(score => score.total)).toEqual(totals);
});

test('P-9.8 a messenger next to a scored city has no effect on it', () => {
  const t = asked(table().towers('Verona', 'aba', 'bb').won('Verona', 0, 1));
  t.act(0, messenger('Parma', 'Verona'));
  expect(t.view('table').scores.map(score => score.total)).toEqual([5, 2]);
  expect(t.view('table').bonus[city('Verona')]).toBe(0);
});

test('P-9.8 a messenger at a scored city does not make that city count for the 3-point penalty', () => {
  const t = asked(table().towers('Verona', 'aba', 'ba').won('Verona', 0, 0)).act(
    0,
    messenger('Parma', 'Verona'),
  );
  expect(fewestTowers(t.state)).toBe(NONE);
});

test('P-9.8 a messenger at a scored city counts towards its limit of two', () => {
  const t = asked(table(4).won('Lucca', 0, 1).messenger(1, 'Lucca', 'Siena').messenger(2, 'Lucca', 'Milano'));
  expect(t.why(0, messenger('Lucca', 'Ferrara'))?.code).toBe('two-messengers-there');
});

test('P-9.8 a messenger may be placed between two scored cities', () => {
  const t = asked(table().won('Parma', 0, 1).won('Verona', 0, 1));
  expect(t.why(0, messenger('Parma', 'Verona'))).toBeNull();
});

test('P-9.8 a messenger placed with the card that completed a city comes too late for it', () => {
  const t = table()
    .hand(0, 'Verona C*')
    .towers('Verona', 'ab', 'bb')
    .act(0, play('Verona C*'))
    .act(0, build(0));
  expect(t.view('table').scores.map(score => score.total)).toEqual([5, 2]);
  expect(t.why(0, messenger('Parma', 'Verona'))).toEqual({ rule: 'P-9.4', code: 'city-just-built' });
});

/** Ends the game with a card of Roma, where no messenger stands. */
const end = (t: ReturnType<typeof table>) =>
  t.noHands().noOpenCards().pile('').hand(0, 'Roma ?').act(0, play('Roma ?')).act(0, build(0));

test('P-9.9 the fewest towers won in cities with messengers cost three points', () => {
  const t = end(
    table(3)
      .won('Verona', 0, 1)
      .counted('Verona', 1)
      .won('Parma', 1, 2)
      .counted('Parma', 1)
      .won('Siena', 2, 0)
      .counted('Siena', 2)
      .won('Lucca', 0, 1)
      .counted('Lucca', 1),
  );
  expect(t.events()).toContainEqual({ type: 'fewest-towers', seat: 2 });
  expect(t.view('table').scores[2].lines).toContainEqual({ code: 'fewest-towers', points: -3 });
});

test('P-9.9 a player who won no tower there is counted', () => {
  const t = end(table(3).won('Verona', 0, 1).counted('Verona', 1));
  expect(t.view('table').scores.map(score => score.total)).toEqual([7, 4, -3]);
});

test('P-9.9 the height of a tower does not matter', () => {
  const { state } = table(2)
    .won('Verona', 0, 1)
    .counted('Verona', 1)
    .won('Siena', 1, 1)
    .counted('Siena', 1)
    .won('Bologna', 0, 0);
  expect(fewestTowers(state)).toBe(0);
});

test('P-9.10 if tied in towers, the player with the fewest floors in those cities loses points', () => {
  const t = table().won('Verona', 0, 1).counted('Verona', 1).towers('Verona', 'aab', 'ab');
  expect(fewestTowers(t.state)).toBe(1);
  t.towers('Verona', 'aab', 'bb').towers('Bologna', 'bbbb', '');
  expect(fewestTowers(t.state)).toBe(0);
});

test('P-9.10 only players tied in towers are compared', () => {
  const { state } = table(3)
    .won('Verona', 0, 0)
    .counted('Verona', 1)
    .towers('Verona', 'bca', 'ca')
    .won('Siena', 2, 1)
    .counted('Siena', 1)
    .towers('Siena', 'cccc', 'bbb');
  expect(fewestTowers(state)).toBe(1);
});

test('P-9.10 if still tied, nobody loses points', () => {
  const t = end(table(3).won('Verona', 0, 0).counted('Verona', 1).towers('Verona', 'aaa', 'bca'));
  expect(t.events()).toContainEqual({ type: 'fewest-towers', seat: NONE });
  expect(t.view('table').scores.map(score => score.total)).toEqual([11, 0, 0]);
});

test('P-9.10 no messenger counted anywhere: nobody loses points', () => {
  expect(fewestTowers(table(4).state)).toBe(NONE);
});

test.each([2, 3, 4, 5])('P-9.11 both expansions together with %i players', seats => {
  const t = end(
    position({ seats, options: { preset: 'both' } })
      .won('Verona', 0, 1)
      .counted('Verona', 1)
      .towers('Verona', 'aab', 'ab')
      .stack(1, 'Roma A*, Siena A'),
  );
  const types = t.events().map(event => event.type);
  expect(types).toEqual(expect.arrayContaining(['ambassador', 'fewest-towers', 'game-ended']));
  const totals = t.view('table').scores.map(score => score.total);
  const others = seats === 2 ? [] : seats === 3 ? [-3] : Array.from({ length: seats - 2 }, () => 0);
  expect(totals).toEqual([7, seats === 2 ? 4 + 6 - 3 : 4 + 6, ...others]);
});
