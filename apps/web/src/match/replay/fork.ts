import { newSeed, rngFrom, type Seat } from '@signoria/core';
import { keep, type Player, type SavedMatch } from '../local/saved.ts';
import type { Tape } from './tape.ts';

/** The cards nobody at the seat can see: those of the game as it was, or others that are just as possible. */
export type Unseen = 'same' | 'anew';

/** A new game of this device that goes on from a point of another. */
export function forkAt(
  { game, course, moves, stateAt }: Tape,
  move: number,
  seat: Seat,
  unseen: Unseen,
  players: readonly Player[],
): SavedMatch {
  const { options, seed, start } = course;
  const begun = { id: newSeed().slice(0, 8), game: game.id, rules: game.rulesVersion, options, players };
  const rest = { over: false, waits: true, updatedAt: Date.now() };
  if (unseen === 'same') {
    const actions = moves.slice(0, move).map(({ seat: by, action }) => [by, action] as const);
    return { ...begun, seed, ...(start ? { start } : {}), actions, ...rest };
  }
  const chance = rngFrom(crypto.getRandomValues(new Int32Array(1))[0]);
  const imagined = game.imagine(game.view(stateAt(move), seat), chance);
  return { ...begun, seed: newSeed(), start: imagined, actions: [], ...rest };
}

export function startFork(...fork: Parameters<typeof forkAt>): SavedMatch {
  const saved = forkAt(...fork);
  keep(saved);
  return saved;
}
