import { ROSTERS, type Roster } from '@signoria/bots';
import { type DealResult, parsePlayer, playDeal } from '@signoria/bots/arena';
import { describe, expect, test } from 'vitest';

/**
 * Catches a collapse, not a slip: a few fixed deals, fixed playouts, and bounds well below what long runs measure
 * (docs/bots.md). The same on every machine.
 */
interface Bout {
  seats: number;
  candidate: string;
  pool: string;
  deals: number;
  /** The least share of wins that is no collapse. */
  least: number;
  options?: unknown;
}

const BOUTS: Readonly<Record<string, readonly Bout[]>> = {
  'lost-cities': [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.95 },
    { seats: 2, candidate: 'apprentice', pool: 'novice', deals: 40, least: 0.6 },
    { seats: 2, candidate: 'heuristic', pool: 'apprentice', deals: 40, least: 0.6 },
    { seats: 2, candidate: 'champion@8', pool: 'novice', deals: 30, least: 0.65, options: { rounds: 1 } },
    { seats: 2, candidate: 'champion@8', pool: 'heuristic', deals: 20, least: 0.55, options: { rounds: 1 } },
  ],
  patrician: [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.95 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 10, least: 0.8 },
    { seats: 2, candidate: 'champion@20', pool: 'heuristic', deals: 5, least: 0.6 },
  ],
  'il-principe': [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.95 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 8, least: 0.85 },
    { seats: 2, candidate: 'champion@20', pool: 'heuristic', deals: 5, least: 0.5 },
  ],
  citadels: [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.9 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 10, least: 0.7 },
    { seats: 4, candidate: 'champion@24', pool: 'heuristic', deals: 3, least: 0.25 },
  ],
};

for (const roster of ROSTERS) {
  describe(roster.game.id, () => {
    const bouts = BOUTS[roster.game.id] ?? [];
    test('its bots are put to the test', () => expect(bouts.length).toBeGreaterThan(0));
    for (const bout of bouts) {
      test(`${bout.candidate} holds against ${bout.pool} at ${bout.seats} seats`, () => {
        const results = play(roster, bout);
        const share = results.reduce((sum, result) => sum + result.share, 0) / results.length;
        expect(share).toBeGreaterThanOrEqual(bout.least);
      });
    }
  });
}

function play(roster: Roster, { seats, candidate, pool, deals, options }: Bout): DealResult[] {
  const contest = {
    game: roster.game.id,
    seats,
    options,
    candidate: parsePlayer(candidate, {}),
    pool: [parsePlayer(pool, {})],
    seed: 'strength',
  };
  return Array.from({ length: deals }, (_, deal) => playDeal(roster, contest, deal));
}
