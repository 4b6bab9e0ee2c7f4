import { newSeed } from '@signoria/core';
import { keep, type Player, type SavedMatch } from './saved.ts';

/** Lays a new match on this device; it is dealt when it is opened. */
export function startHere(
  game: string,
  rules: number,
  options: unknown,
  players: readonly Player[],
): SavedMatch {
  const saved: SavedMatch = {
    id: newSeed().slice(0, 8),
    game,
    rules,
    options,
    seed: newSeed(),
    players,
    actions: [],
    over: false,
    waits: true,
    updatedAt: Date.now(),
  };
  keep(saved);
  return saved;
}
