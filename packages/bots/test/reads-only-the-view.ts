import type { Policy } from '@signoria/bots';
import { type Game, type Kind, rngFrom, type Seat, split } from '@signoria/core';

const WORLDS = 5;

/**
 * Plays a game by the policy and, at every decision, asks it again in other worlds of the same view with the same
 * random source. Gives the first decision where it chose otherwise, or null.
 */
export function peeked<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  seats: number,
  options: T['options'],
  seed: number,
): { move: number; seat: Seat; chose: unknown; elsewhere: unknown } | null {
  const state = game.setup(seats, options, rngFrom(seed));
  const worlds = rngFrom(seed + 1);
  for (let move = 0; ; move++) {
    const [seat] = game.turn(state);
    if (seat === undefined) return null;
    const view = game.view(state, seat);
    const chose = policy(state, seat, game.legal(state, seat), rngFrom(move));
    for (let i = 0; i < WORLDS; i++) {
      const world = game.imagine(view, split(worlds));
      const elsewhere = policy(world, seat, game.legal(world, seat), rngFrom(move));
      if (JSON.stringify(elsewhere) !== JSON.stringify(chose)) return { move, seat, chose, elsewhere };
    }
    game.apply(state, seat, chose);
  }
}
