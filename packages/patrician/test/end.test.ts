import { NONE, parseOptions, rngFrom, seatsOf } from '@signoria/core';
import { playRandomly } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { CITIES, citiesOf, patrician } from '../src/index.ts';
import { headsOf, setsOf } from '../src/portraits.ts';
import { build, cards, play, position } from './position.ts';

/** All cards played but one of seat 0: it ends the game with a floor in Roma. */
const lastCard = (seats = 2) => position({ seats }).noHands().noOpenCards().pile('').hand(0, 'Roma +');
const end = (t: ReturnType<typeof lastCard>) => t.act(0, play('Roma +')).act(0, build(0)).act(0, build(1));

test.each([
  [2, 24],
  [3, 16],
  [4, 12],
  [5, 11],
])('P-7.1 P-7.2 with %i players each has %i turns and every city is scored', (seats, turns) => {
  for (const preset of ['base', 'both']) {
    const options = parseOptions(patrician.options, { preset }, seats);
    if (!options.ok) throw new Error(options.problem.at);
    for (let number = 0; number < 30; number++) {
      const s = patrician.setup(seats, options.value, rngFrom(number));
      const played = seatsOf(seats).map(() => 0);
      playRandomly(patrician, s, rngFrom(number), ({ seat, action }) => {
        if (action.type === 'play') played[seat]++;
      });
      expect(played).toEqual(played.map(() => turns));
      for (const city of citiesOf(seats)) {
        const [left, right] = s.towers[city];
        expect(left.length + right.length).toBe(CITIES[city].floors);
        expect(Math.min(left.length, right.length)).toBeGreaterThan(0);
        expect(s.winners[city]).not.toContain(NONE);
      }
    }
  }
});

test('P-7.1 the game ends with the last card, not before', () => {
  const t = lastCard().hand(1, 'Siena A');
  end(t);
  expect(t.result()).toBeNull();
  t.act(1, play('Siena A')).act(1, build(0));
  expect(t.turn()).toEqual([]);
  expect(t.result()).not.toBeNull();
  expect(t.why(0, play('Roma +'))).toEqual({ rule: 'P-7.1', code: 'game-over' });
});

test('P-7.1 P-5.6 a player who still has cards plays them, though others have none', () => {
  const t = lastCard(3).hand(2, 'Siena A');
  end(t);
  expect(t.turn()).toEqual([2]);
  t.act(2, play('Siena A')).act(2, build(0));
  expect(t.turn()).toEqual([]);
});

test.each([
  ['Roma A*, Verona A', 0],
  ['Roma A*, Verona A, Siena A', 1],
  ['Roma A*, Verona A, Parma B', 0],
  ['Bologna AA, Siena A', 1],
  ['Bologna AA, Siena A, Verona A, Roma A*', 1],
  ['Bologna AA, Siena A, Verona A, Roma A*, Lucca A*', 2],
  ['Siena BB, Roma B, Parma CC, Roma C', 2],
  ['Roma +, Lucca M, Roma ?', 0],
])('P-7.3 the portraits of %s make %i sets', (names, sets) => {
  expect(setsOf(headsOf(cards(names)))).toBe(sets);
});

test('P-7.3 P-7.4 the example: 33 of tokens and 18 of portraits are 51', () => {
  const t = lastCard()
    .won('Bologna', 0, 1)
    .won('Firenze', 1, 0)
    .won('Lucca', 0, 1)
    .won('Siena', 1, 0)
    .won('Ferrara', 0, 1)
    .won('Parma', 1, 0)
    .stack(0, 'Roma A*, Verona A, Siena A, Siena BB, Roma B, Parma CC, Roma C, Ferrara C, Lucca M');
  end(t);
  const { total, lines } = t.view(1).scores[0];
  const sum = (code: string) =>
    lines.filter(line => line.code === code).reduce((points, line) => points + line.points, 0);
  expect(sum('token')).toBe(33);
  expect(sum('portraits')).toBe(18);
  expect(total).toBe(51);
});

test('P-7.4 the highest total wins', () => {
  const t = lastCard(3).won('Bologna', 1, 2).won('Verona', 2, 0);
  end(t);
  expect(t.result()).toMatchObject({ places: [3, 2, 1], tieBreak: null });
});

test('P-7.5 tied totals: fewer floors on the board rank higher', () => {
  const t = lastCard().won('Bologna', 0, 1).won('Firenze', 1, 0).towers('Siena', 'b', '');
  end(t);
  expect(t.result()).toMatchObject({ places: [2, 1], tieBreak: 'fewest-floors' });
});

test('P-7.5 floors order the later places too', () => {
  const t = lastCard(3).won('Bologna', 2, 2).towers('Siena', 'b', '');
  end(t);
  expect(t.result()?.places).toEqual([3, 2, 1]);
});

test('P-7.6 players still tied share the place', () => {
  const t = lastCard(3).won('Bologna', 0, 1).won('Firenze', 1, 0).towers('Siena', 'bb', 'c');
  end(t);
  expect(t.result()).toMatchObject({ places: [1, 1, 3], tieBreak: 'shared' });
});

test('P-7.7 the running score shows everyone’s tokens and the portraits of your own stack', () => {
  const stacks = (t: ReturnType<typeof position>) =>
    t.won('Bologna', 0, 1).stack(0, 'Bologna AA, Siena A').stack(1, 'Siena BB, Roma B');
  const totals = (t: ReturnType<typeof position>) =>
    ([0, 1, 'table'] as const).map(who => t.view(who).scores.map(score => score.total));
  expect(totals(stacks(position()))).toEqual([
    [15, 6],
    [9, 12],
    [9, 6],
  ]);
  const open = stacks(position({ options: { openStacks: true } }));
  expect(totals(open)).toEqual([
    [15, 12],
    [15, 12],
    [15, 12],
  ]);
});

test('P-7.7 ambassadors and the 3-point penalty wait for the end', () => {
  const t = position({ options: { preset: 'both' } })
    .won('Bologna', 0, 0)
    .counted('Bologna', 1)
    .stack(0, 'Roma A*, Siena A');
  const codes = t.view(0).scores.flatMap(score => score.lines.map(line => line.code));
  expect(codes).toEqual(['token', 'messengers', 'token', 'messengers', 'portraits']);
});
