import type { Bot, Budget } from '@signoria/bots';
import { type Kind, type Match, type Rng, type Seat, seatsOf, seedBytes, seedRng } from '@signoria/core';
import { type GameWords, type Label, type Names, READER } from '@signoria/words';
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

type Addressed = Pick<Seated, 'terminal' | 'names' | 'person'>;

/** A sentence about those at the table, spoken to the person. */
export function told(table: Addressed, say: (names: Names) => string | null): string | null {
  const line = say(withReader(table));
  return line === null ? null : table.terminal.cli.play.address(line);
}

/** A move as it is offered to the person: what is theirs is called "your". */
export function labelOf(table: Seated, action: Kind['action'], view: Kind['view']): Label {
  const { address } = table.terminal.cli.play;
  const { name, help } = table.words.action(action, view, withReader(table));
  return { name: address(name), help: address(help) };
}

function withReader({ names, person }: Addressed): Names {
  return names.map((name, seat) => (seat === person ? READER : name));
}

export function chancesFor(match: Match): Rng[] {
  return seatsOf(match.seats).map(seat => seedRng(seedBytes(match.seed), `bot ${seat}`));
}
