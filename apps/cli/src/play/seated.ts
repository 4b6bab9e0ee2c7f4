import type { Bot, Budget } from '@signoria/bots';
import { type Match, type Rng, type Seat, seatsOf, seedBytes, seedRng } from '@signoria/core';
import type { GameWords, Names } from '@signoria/words';
import type { Board } from '../boards/board.ts';
import type { Terminal } from '../terminal.ts';

/** A match with a person in one seat and bots in the others. */
export interface Seated {
  terminal: Terminal;
  match: Match;
  words: GameWords;
  board: Board;
  person: Seat;
  names: Names;
  /** By seat; the person's own is never asked. */
  bots: readonly Bot[];
  /** By seat: each bot's own chance, so that a seed deals the same cards and the same opponents. */
  chances: readonly Rng[];
  budget: Budget;
  /** What happened since the person was last asked, in words. */
  news: string[];
}

export function chancesFor(match: Match): Rng[] {
  return seatsOf(match.seats).map(seat => seedRng(seedBytes(match.seed), `bot ${seat}`));
}
