import type { Game, Kind } from '@signoria/table';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';

/** One game's players: who they are, and the mind the strongest of them think with. */
export interface Club<T extends Kind = Kind> {
  readonly game: Game<T>;
  /** The mind for a table of that many seats. */
  mind(seats: number): Mind<T>;
  /** Weakest first. */
  readonly bots: readonly Bot<T>[];
}
