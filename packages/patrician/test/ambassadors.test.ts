import { NONE, type Seat } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { ambassadors, freeHeads } from '../src/ambassadors.ts';
import { build, play, position } from './position.ts';

const table = (seats = 3) => position({ seats, options: { preset: 'ambassadors' } });
const A = 0;
const B = 1;
const C = 2;
const D = 3;

/** The last card of the game, a floor in Roma. */
const end = (t: ReturnType<typeof table>) =>
  t.noHands().noOpenCards().pile('').hand(0, 'Roma ?').act(0, play('Roma ?')).act(0, build(0));

test('P-8.1 the most 6-, 4- and 2-point tokens win A, B and C', () => {
  const { state } = table()
    .won('Bologna', 0, 1)
    .won('Firenze', 0, 2)
    .won('Roma', 0, 2)
    .won('Lucca', 1, 1)
    .won('Siena', 1, 0)
    .won('Milano', 1, 0)
    .won('Ferrara', 2, 2)
    .won('Parma', 2, 1)
    .won('Verona', 2, 1);
  expect(ambassadors(state).slice(0, D)).toEqual([2, 0, 1]);
});

test('P-8.1 the higher tokens do not count for A, B and C', () => {
  const { state } = table().won('Bologna', 0, 1).won('Firenze', 0, 2).won('Roma', 0, 2);
  expect(ambassadors(state)[A]).toBe(2);
});

test('P-8.1 without a token nobody gets the card', () => {
  expect(ambassadors(table().state)).toEqual([NONE, NONE, NONE, NONE]);
});

test('P-8.1 without the expansion no ambassador is given', () => {
  const t = end(position({ seats: 3 }).won('Bologna', 0, 1).stack(1, 'Roma A*, Siena A'));
  expect(t.events().map(event => event.type)).not.toContain('ambassador');
  expect(t.result()?.scores[1].total).toBe(6);
});

test('P-8.2 the example: tied for A, the violet token of Bologna decides', () => {
  const { state } = table().won('Roma', 2, 0).won('Firenze', 2, 0).won('Bologna', 2, 1);
  expect(ambassadors(state)[A]).toBe(0);
  expect(ambassadors(table().won('Roma', 2, 0).won('Bologna', 2, 1).state)[A]).toBe(1);
});

describe('P-8.2 the tokens decide in their order', () => {
  test.each([
    [A, 'Bologna', 'Firenze'],
    [A, 'Firenze', 'Roma'],
    [A, 'Roma', 'Pistoia'],
    [B, 'Lucca', 'Siena'],
    [B, 'Siena', 'Milano'],
    [C, 'Ferrara', 'Parma'],
    [C, 'Parma', 'Verona'],
  ])('card %i: %s before %s', (ambassador, first, second) => {
    for (const winner of [0, 1] as Seat[]) {
      const other = (1 - winner) as Seat;
      const { state } = table(5).won(first, 4, winner).won(second, 4, other);
      expect(ambassadors(state)[ambassador]).toBe(winner);
    }
  });

  test('only among those who are level: the first token of another does not help', () => {
    const { state } = table(5)
      .won('Bologna', 4, 2)
      .won('Firenze', 4, 1)
      .won('Roma', 4, 0)
      .won('Pistoia', 4, 0);
    expect(ambassadors(state)[A]).toBe(0);
  });
});

test.each([
  [[2, 1, 0], 1, [1, 0, 0]],
  [[0, 1, 2], 1, [0, 0, 1]],
  [[2, 2, 0], 2, [1, 1, 0]],
  [[1, 0, 0], 2, [2, 0, 0]],
  [[1, 2, 0], 3, [2, 1, 0]],
  [[3, 3, 3], 3, [3, 0, 0]],
  [[2, 2, 2], 3, [1, 1, 1]],
])('P-8.3 extra portraits go where they help most: %j and %i more', (heads, small, free) => {
  expect(freeHeads(heads, small, false)).toEqual(free);
});

test('P-8.3 an extra portrait completes a set', () => {
  const t = end(table().won('Bologna', 0, 1).stack(1, 'Roma A*, Siena A'));
  expect(t.events()).toContainEqual({ type: 'ambassador', ambassador: A, seat: 1 });
  const { total, lines } = t.view('table').scores[1];
  expect(total).toBe(12);
  expect(lines).toContainEqual({
    code: 'ambassadors',
    points: 6,
    of: { a: 1, b: 0, c: 0, d: 0, first: 1, second: 0, third: 0, sets: 1 },
  });
});

test('P-8.4 the highest sum of Verona, Parma and Milano wins D', () => {
  const { state } = table().won('Milano', 0, 1).won('Parma', 1, 2).won('Verona', 2, 1);
  expect(ambassadors(state)[D]).toBe(1);
});

test('P-8.4 D adds one portrait of each patrician', () => {
  const t = end(table().won('Milano', 1, 0).stack(1, 'Roma A*, Siena A, Siena BB, Roma C'));
  expect(t.view('table').scores[1]).toMatchObject({ total: 7 + 12 });
  expect(freeHeads([2, 2, 1], 0, true)).toEqual([1, 1, 1]);
});

test('P-8.3 P-8.4 extra portraits from A, B, C and D add up', () => {
  expect(freeHeads([1, 1, 1], 1, true)).toEqual([2, 1, 1]);
  expect(freeHeads([1, 0, 1], 3, true)).toEqual([2, 2, 2]);
});

test('P-8.5 if tied for D, Verona decides', () => {
  const { state } = table(4).won('Milano', 0, 2).won('Verona', 1, 2).won('Parma', 3, 1);
  expect(ambassadors(state)[D]).toBe(1);
});

test('P-8.5 if tied for D and in Verona, Parma decides', () => {
  const { state } = table(4).won('Milano', 0, 3).won('Parma', 1, 1).won('Verona', 2, 3);
  expect(ambassadors(state)[D]).toBe(1);
});

test('P-8.5 the order of seats never decides', () => {
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { state } = table().won('Milano', first, 2).won('Parma', second, second);
    expect(ambassadors(state)[D]).toBe(second);
  }
});

test('P-8.6 points of messengers do not count', () => {
  const { state } = position({ seats: 3, options: { preset: 'both' } })
    .won('Parma', 0, 0)
    .won('Verona', 1, 2)
    .counted('Verona', 2);
  expect(ambassadors(state)[D]).toBe(0);
});
