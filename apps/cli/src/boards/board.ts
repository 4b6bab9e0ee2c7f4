import type { Kind } from '@signoria/core';
import type { GameWords, Names } from '@signoria/words';
import type { Style } from '../style.ts';

/**
 * How a game's table looks in a terminal, from the eyes the view belongs to: no wider than the style's board width, and
 * with fewer details where it would take more than `rows`.
 */
export interface Board<T extends Kind = Kind, W extends GameWords<T> = GameWords<T>> {
  draw(view: T['view'], words: W, names: Names, style: Style, rows?: number): string;
}

/** What every part of a drawing needs. */
export interface Scene<V, W> {
  view: V;
  words: W;
  names: Names;
  style: Style;
  /** Columns to draw in. */
  width: number;
}
