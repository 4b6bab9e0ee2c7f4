import { rngFrom } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { describe, expect, test } from 'vitest';
import { roster } from '../src/lost-cities/index.ts';
import { forTheMatch, ROUND_SPREAD, standingOf } from '../src/lost-cities/standing.ts';

const LAST_ROUND = 0;

describe('a lead for the match', () => {
  test('is the lead itself where a turn leaves the spread as it was', () => {
    expect(forTheMatch({ lead: -50, later: LAST_ROUND }, 12, 30, 30)).toBeCloseTo(12, 9);
  });

  test('who is far behind in the last round gives points for a wider spread', () => {
    const behind = { lead: -60, later: LAST_ROUND };
    expect(forTheMatch(behind, 8, 36, 30)).toBeGreaterThan(forTheMatch(behind, 10, 30, 30));
  });

  test('who is far ahead gives points for a narrower one', () => {
    const ahead = { lead: 60, later: LAST_ROUND };
    expect(forTheMatch(ahead, 8, 24, 30)).toBeGreaterThan(forTheMatch(ahead, 10, 30, 30));
  });

  test('with rounds to come the spread of this one counts for less', () => {
    const gain = (later: number) => forTheMatch({ lead: -60, later }, 10, 36, 30) - 10;
    expect(gain(2 * ROUND_SPREAD ** 2)).toBeGreaterThan(0);
    expect(gain(2 * ROUND_SPREAD ** 2)).toBeLessThan(gain(LAST_ROUND));
  });
});

/** The last round of a match as it was dealt, the first two having ended so for the seat to move. */
function lastRound(seed: number, ahead: number) {
  const state = lostCities.setup(2, lostCities.options.presets.published, rngFrom(seed));
  const column = (points: number) => [{ expedition: 0, points, sum: 0, wagers: 0, cards: 0, bonus: 0 }];
  const [mine, theirs] = [column(Math.max(0, ahead)), column(Math.max(0, -ahead))];
  const round = state.player === 0 ? [mine, theirs] : [theirs, mine];
  state.finished.push(round as never, [column(0), column(0)] as never);
  state.round = 2;
  return state;
}

test('what the match stands at is counted from the seat that asks', () => {
  const state = lastRound(1, 30);
  expect(standingOf(state, state.player)).toEqual({ lead: 30, later: LAST_ROUND });
  expect(standingOf(state, state.player === 0 ? 1 : 0)).toEqual({ lead: -30, later: LAST_ROUND });
});

test('far behind, the champion opens some last rounds differently than far ahead', () => {
  const { policy } = roster.model;
  const others = Array.from({ length: 40 }, (_, seed) => {
    const [behind, ahead] = [-80, 80].map(lead => {
      const state = lastRound(seed, lead);
      const legal = lostCities.legal(state, state.player);
      return policy(state, state.player, legal, rngFrom(1));
    });
    return JSON.stringify(behind) !== JSON.stringify(ahead);
  });
  expect(others.filter(Boolean).length).toBeGreaterThan(0);
});
