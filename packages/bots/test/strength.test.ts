import { Worker } from 'node:worker_threads';
import { ROSTERS } from '@signoria/bots';
import { type Contest, type DealResult, parsePlayer } from '@signoria/bots/arena';
import { describe, expect, test } from 'vitest';

/**
 * Catches a collapse, not a slip: fixed deals, fixed playouts, and bounds below what long runs measure (docs/bots.md)
 * but above what a player no better than its opponents would reach. The same on every machine.
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
    { seats: 2, candidate: 'apprentice', pool: 'novice', deals: 40, least: 0.67 },
    { seats: 2, candidate: 'heuristic', pool: 'apprentice', deals: 40, least: 0.67 },
    { seats: 2, candidate: 'master', pool: 'heuristic', deals: 30, least: 0.7 },
    { seats: 2, candidate: 'champion@8', pool: 'novice', deals: 20, least: 0.74, options: { rounds: 1 } },
    { seats: 2, candidate: 'champion@8', pool: 'heuristic', deals: 30, least: 0.7 },
  ],
  patrician: [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.95 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 10, least: 0.8 },
    { seats: 2, candidate: 'champion@24', pool: 'heuristic', deals: 20, least: 0.74 },
    { seats: 4, candidate: 'champion@24', pool: 'heuristic', deals: 10, least: 0.55 },
  ],
  'il-principe': [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.95 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 8, least: 0.85 },
    { seats: 4, candidate: 'master', pool: 'heuristic', deals: 20, least: 0.46 },
    { seats: 2, candidate: 'champion@40', pool: 'heuristic', deals: 20, least: 0.74 },
  ],
  citadels: [
    { seats: 2, candidate: 'heuristic', pool: 'random', deals: 20, least: 0.9 },
    { seats: 4, candidate: 'heuristic', pool: 'random', deals: 10, least: 0.7 },
    { seats: 4, candidate: 'master', pool: 'heuristic', deals: 20, least: 0.48 },
    { seats: 4, candidate: 'champion@24', pool: 'heuristic', deals: 12, least: 0.44 },
  ],
};

/** Three standard errors above the fair share: one in seven hundred of those no better than the others gets there. */
function beyondChance({ seats, deals }: Bout): number {
  const fair = 1 / seats;
  return fair + 3 * Math.sqrt((fair * (1 - fair)) / (deals * seats));
}

for (const roster of ROSTERS) {
  describe(roster.game.id, () => {
    const bouts = BOUTS[roster.game.id] ?? [];
    test('its bots are put to the test, and chance does not pass it', () => {
      expect(bouts.some(({ candidate }) => candidate.startsWith('champion'))).toBe(true);
      for (const bout of bouts) expect(bout.least, bout.candidate).toBeGreaterThan(beyondChance(bout));
    });
    for (const bout of bouts) {
      test.concurrent(`${bout.candidate} holds against ${bout.pool} at ${bout.seats} seats`, async () => {
        const results = await play(roster.game.id, bout);
        const share = results.reduce((sum, result) => sum + result.share, 0) / results.length;
        expect(share).toBeGreaterThanOrEqual(bout.least);
      });
    }
  });
}

function play(game: string, { seats, candidate, pool, deals, options }: Bout): Promise<DealResult[]> {
  const contest: Contest = {
    game,
    seats,
    options,
    candidate: parsePlayer(candidate, {}),
    pool: [parsePlayer(pool, {})],
    seed: 'strength',
  };
  const worker = new Worker(new URL('./bout.ts', import.meta.url), { workerData: { contest, deals } });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}
