import type { Kind, ScoreLine, Seat } from '@signoria/core';

/**
 * How much an event matters to those who look on. `none` is not told. `small` passes quickly. `great` is staged: it is
 * shown large over the board.
 */
export type Weight = 'none' | 'small' | 'plain' | 'great';

/** How events of one kind are told. */
interface Told<T extends Kind, E> {
  weight: Weight;
  /** When this one matters little all the same. */
  isSmall?(event: E): boolean;
  /**
   * Whom it is done to by another; left out when it befalls nobody in particular. `before` is what the reader was told of
   * until then, the latest first.
   */
  to?(event: E, before: Iterable<T['event']>): Seat | null;
  /** What is counted up on the stage: lines of the score, by seat. */
  counted?(event: E, view: T['view']): readonly Counted[];
}

export interface Counted {
  seat: Seat;
  lines: readonly ScoreLine[];
}

/** By event. A kind of event without an entry does not compile. */
export type ToldTable<T extends Kind> = {
  readonly [K in T['event']['type']]: Told<T, Extract<T['event'], { type: K }>>;
};
