import type { Score } from '@signoria/core';
import { expect, test } from 'vitest';
import type { Snapshot } from '../src/match/source.ts';
import { decisive, outcomeOf } from '../src/screens/game/outcome.ts';

const score = (seat: number, ...lines: readonly (readonly [string, number, number?])[]) =>
  ({
    seat,
    total: lines.reduce((sum, [, points]) => sum + points, 0),
    lines: lines.map(([code, points, city = 0]) => ({ code, points, of: { city } })),
  }) as Score;

const over = (you: number | 'table', places: readonly number[], totals: readonly number[]) =>
  ({
    you,
    places,
    result: { places, tieBreak: null, scores: totals.map((total, seat) => score(seat, ['all', total])) },
  }) as unknown as Snapshot;

test('a winner is measured by the best of the others', () => {
  expect(outcomeOf(over(1, [3, 1, 2], [10, 25, 24]))).toEqual({ kind: 'won', rival: 2, margin: 1, place: 1 });
});

test('a loser is measured by the winner', () => {
  expect(outcomeOf(over(0, [3, 1, 2], [10, 25, 24]))).toEqual({
    kind: 'lost',
    rival: 1,
    margin: 15,
    place: 3,
  });
});

test('a tie-break leaves no margin, a shared win has a companion', () => {
  expect(outcomeOf(over(0, [2, 1], [20, 20]))).toMatchObject({ kind: 'lost', margin: 0 });
  expect(outcomeOf(over(0, [1, 1], [20, 20]))).toMatchObject({ kind: 'shared', rival: 1 });
});

test('who only watched has no result', () => {
  expect(outcomeOf(over('table', [1, 2], [3, 2]))).toBeNull();
});

const nameOf = ({ of }: { of?: Readonly<Record<string, number>> }) => `city ${of?.city}`;

test('what decided is the part in which the better score is furthest ahead', () => {
  const better = score(0, ['districts', 20], ['first', 4]);
  const worse = score(1, ['districts', 19], ['colours', 3]);
  expect(decisive(better, worse, nameOf)).toMatchObject({ line: { code: 'first' }, points: [4, 0] });
});

test('lines of one kind that several parts have are told apart by their names', () => {
  const better = score(0, ['city', 6, 1], ['city', 2, 2]);
  const worse = score(1, ['city', 1, 1], ['city', 5, 2]);
  expect(decisive(better, worse, nameOf)).toMatchObject({ line: { of: { city: 1 } }, points: [6, 1] });
});

test('where nothing is ahead, nothing decided', () => {
  expect(decisive(score(0), score(1), nameOf)).toBeNull();
});
