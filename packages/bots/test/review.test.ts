import { ROSTERS, rosterFor } from '@signoria/bots';
import { budgetFor, type Review, reviewing } from '@signoria/bots/review';
import {
  defaultPreset,
  type Match,
  playLegal,
  rngFrom,
  type Seat,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { expect, test } from 'vitest';
import { planted } from './planted.ts';

const FEW = { position: { playouts: 2 }, decision: { playouts: 24 } };

function reviewOf(match: Match, seat: Seat, budget = FEW): { review: Review; progress: number[] } {
  const roster = rosterFor(match.game.id);
  if (!roster) throw new Error('nobody plays');
  const work = reviewing(roster, match, seat, budget, rngFrom(3));
  const progress: number[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { review: step.value, progress };
    progress.push(step.value);
  }
}

test('a review finds the planted blunder, and says what it cost', () => {
  const { match, move } = planted();
  const { review } = reviewOf(match, 0, { position: { playouts: 1 }, decision: { playouts: 80 } });
  const [worst] = review.decisions.toSorted((a, b) => b.loss - a.loss);
  expect(worst.move).toBe(move);
  expect(worst.loss).toBeGreaterThan(2 * worst.error);
  expect(worst.played.action).toEqual(match.moves[move].action);
  expect(worst.choices[0].winChance - worst.played.winChance).toBeCloseTo(worst.loss);
});

test.each(ROSTERS)(
  '$game.id: chances are shares of one win, and what changes is told apart',
  ({ game, model }) => {
    const seats = Math.min(4, game.seats.max);
    const options = game.options.presets[defaultPreset(game.options)];
    const match: Match = startMatch(game, seats, options, seedFromText('a reviewed game'));
    const rng = rngFrom(1);
    for (let [seat] = game.turn(match.state); seat !== undefined; [seat] = game.turn(match.state))
      playLegal(match, seat, model.policy(match.state, seat, game.legal(match.state, seat), rng));
    const { review, progress } = reviewOf(match, 1, { position: { playouts: 1 }, decision: { playouts: 4 } });
    expect(review.chances).toHaveLength(match.moves.length + 1);
    for (const chances of review.chances) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    const winners = game.result(match.state)?.places.filter(place => place === 1).length ?? 1;
    const last = review.chances[match.moves.length];
    expect(last[1]).toBeCloseTo(game.result(match.state)?.places[1] === 1 ? 1 / winners : 0);
    const { choices, luck } = review.swing;
    expect(choices + luck).toBeCloseTo(last[1] - review.chances[0][1]);
    expect(choices).toBeLessThanOrEqual(0);
    for (const { move, played, choices: open } of review.decisions) {
      expect(match.moves[move].seat).toBe(1);
      expect(open).toContainEqual(played);
    }
    expect(progress.at(-1)).toBe(1);
    // Between two turns of its own the seat's chance is told as it was.
    for (const [i, { seat }] of match.moves.entries())
      if (i > 0 && (seat !== 1 || match.moves[i - 1].seat === 1))
        expect(review.chances[i]).toBe(review.chances[i - 1]);
    const { position, decision } = budgetFor(match, 1, 30_000);
    const own = match.moves.filter(({ seat }) => seat === 1).length;
    expect((position.ms ?? 0) * (own + 1) + (decision.ms ?? 0) * own).toBeLessThanOrEqual(30_000);
  },
);
