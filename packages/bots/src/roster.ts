import type { Game, Kind } from '@signoria/core';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';

/** One game's players: who they are, and the mind the strongest of them think with. */
export interface Roster<T extends Kind = Kind> {
  readonly game: Game<T>;
  /** The mind for a table of that many seats. */
  mind(seats: number): Mind<T>;
  /** Weakest first. */
  readonly bots: readonly Bot<T>[];
  /** The champion's two ways of looking ahead, each as a player, so that the arena can say which is stronger. */
  readonly searches: Searches<T>;
}

export interface Searches<T extends Kind = Kind> {
  readonly paired: Bot<T>;
  readonly tree: Bot<T>;
}

/** Looks ahead in the way that measured stronger (docs/bots.md). */
export function champion<T extends Kind>(search: Bot<T>): Bot<T> {
  return { ...search, id: 'champion' };
}
