import type { Kind } from '@signoria/core';

/** What a person may try at a table of one game, whether the rules allow it or not. */
export interface Attempts<T extends Kind = Kind> {
  /** Every action there is at that table. Where there is no end of them, those with one of `numbers` are enough. */
  all(view: T['view'], numbers: readonly number[]): T['action'][];
  /** The type of action that a number alone stands for now (4 for "Bid 4"); left out by games that have none. */
  byNumber?(view: T['view']): T['action']['type'] | null;
}
