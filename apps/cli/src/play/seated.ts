import type { Bot, Budget } from '@signoria/bots';
import { type Match, type Rng, type Seat, seatsOf, seedBytes, seedRng } from '@signoria/core';
import { type GameWords, type Names, READER } from '@signoria/words';
import type { Board } from '../boards/board.ts';
import type { Terminal } from '../terminal.ts';

/** A match with a person in one seat and bots in the others. */
export interface Seated {
  terminal: Terminal;
  match: Match;
  words: GameWords;
  board: Board;
  person: Seat;
  /** What everyone is called on the screen, where the person is spoken to. */
  names: Names;
  /** What everyone is called in the record. */
  recorded: Names;
  /** By seat; the person's own is never asked. */
  bots: readonly Bot[];
  /** By seat: each bot's own chance, so that a seed deals the same cards and the same opponents. */
  chances: readonly Rng[];
  budget: Budget;
  /** What happened since the person was last asked, in words. */
  news: string[];
}

/** A sentence about those at the table, spoken to the person. */
export function told(
  { terminal, names, person }: Pick<Seated, 'terminal' | 'names' | 'person'>,
  say: (names: Names) => string | null,
): string | null {
  const line = say(names.map((name, seat) => (seat === person ? READER : name)));
  return line === null ? null : terminal.cli.play.address(line);
}

export function chancesFor(match: Match): Rng[] {
  return seatsOf(match.seats).map(seat => seedRng(seedBytes(match.seed), `bot ${seat}`));
}
