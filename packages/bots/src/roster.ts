import type { Game, Kind } from '@signoria/core';
import type { Bot } from './bot.ts';
import type { SearchModel } from './search/model.ts';

/** One game's players: who they are, and the model the strongest of them think with. */
export interface Roster<T extends Kind = Kind> {
  readonly game: Game<T>;
  /** The model for a table of that many seats. */
  model(seats: number): SearchModel<T>;
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
