import type { PlayedGame } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { byGame, byOpponent, spread, streaks } from '../src/screens/statistics/figures.ts';

const BEN = { id: 'b', name: 'Ben', guest: false };
const CLEO = { id: 'c', name: 'Cleo', guest: false };

/** A game of `a` in the first seat, with these places; later ones first. */
function played(at: number, places: number[], scores: number[] | null = null, others = ['b']): PlayedGame {
  const people = places.map((_, seat) => (seat === 0 ? 'a' : (others[seat - 1] ?? null)));
  return { match: `m${at}`, game: 'patrician', at, rated: false, seat: 0, places, scores, people };
}

describe('what one has played, in figures', () => {
  const games = [
    played(5, [1, 2], [30, 20]),
    played(4, [1, 2, 3], [41, 30, 2], ['c', 'b']),
    played(3, [2, 1], [12, 20]),
    played(2, [1, 1], [20, 20]),
    played(1, [1, 2], null, []),
  ];

  test('games with different numbers of players are counted apart', () => {
    expect(byGame(games)).toEqual([
      { game: 'patrician', seats: 2, played: 4, won: 3, place: 1.25, scores: [12, 20, 30] },
      { game: 'patrician', seats: 3, played: 1, won: 1, place: 1, scores: [41] },
    ]);
  });

  test('as often as others, a game comes with few players before many', () => {
    const [one, two] = [played(2, [1, 2, 3]), played(1, [1, 2])];
    const found = byGame([one, { ...one, game: 'citadels' }, two]);
    expect(found.map(({ game, seats }) => `${game} ${seats}`)).toEqual([
      'citadels 3',
      'patrician 2',
      'patrician 3',
    ]);
  });

  test('an opponent is met in games of any size; a shared place is neither ahead nor behind', () => {
    expect(byOpponent(games, [CLEO, BEN])).toEqual([
      { person: BEN, played: 4, ahead: 2, behind: 1, last: games[0] },
      { person: CLEO, played: 1, ahead: 1, behind: 0, last: games[1] },
    ]);
  });

  test('a streak ends with the first game lost; the best may be long past', () => {
    expect(streaks(games)).toEqual({ now: 2, best: 2 });
    expect(streaks([played(3, [2, 1]), ...games])).toEqual({ now: 0, best: 2 });
    expect(streaks([])).toEqual({ now: 0, best: 0 });
  });

  test('scores are put into few steps of one width, empty ones and those below nought too', () => {
    expect(spread([3, 4, 4])).toEqual([
      { from: 3, to: 3, count: 1 },
      { from: 4, to: 4, count: 2 },
    ]);
    const wide = spread([-12, 5, 61]);
    expect(wide.length).toBeLessThanOrEqual(12);
    expect(wide[0].from).toBeLessThanOrEqual(-12);
    expect(wide.at(-1)?.to).toBeGreaterThanOrEqual(61);
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(spread([])).toEqual([]);
  });
});
