import {
  type Game,
  isSameInWorlds,
  type Match,
  newSeed,
  seedBytes,
  seedRng,
  undoLimit,
} from '@signoria/core';
import { findGame } from '@signoria/games';
import { LAST, letOthersGoFirst } from '../nice.ts';
import type { LastMove } from './undo.ts';

letOthersGoFirst(LAST);

export type Question = { game: string } & (
  | { last: LastMove }
  | { whole: Omit<Match, 'game'>; seat: LastMove['move']['seat'] }
);

/** Runs in a worker thread: how many of its latest moves the last mover may take back. */
export default function limitFor(question: Question): number {
  const game = findGame(question.game);
  if (!game) return 0;
  return 'last' in question
    ? afterLast(game, question.last)
    : undoLimit({ ...question.whole, game }, question.seat);
}

/** Only of moves whose events do not say enough. */
function afterLast(game: Game, { before, move, earlier }: LastMove): number {
  const rng = seedRng(seedBytes(newSeed()), 'undo');
  return isSameInWorlds(game, before, move.seat, move.action, rng) ? earlier + 1 : 0;
}
