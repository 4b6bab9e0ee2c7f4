import type { Review } from '@signoria/bots/review';
import type { Kind, Seat, Tagged } from '@signoria/core';
import type { HintMove } from '@signoria/words/hint';
import type { Course } from '../replay/tape.ts';

/** What the page asks of a worker that thinks: nothing but what a seat may know. */
export interface HintQuestion {
  type: 'hint';
  game: string;
  view: Kind['view'];
  legal: readonly Tagged[];
  ms: number;
}

/** A finished game, and who looks at it again. */
export interface ReviewQuestion {
  type: 'review';
  game: string;
  course: Course;
  seat: Seat;
  ms: number;
}

export type Question = HintQuestion | ReviewQuestion;

/** What the worker tells the page: how far it is, from 0 to 1, and at last what it has found. */
export type Told =
  | { type: 'progress'; share: number }
  | { type: 'hint'; moves: readonly HintMove[] }
  | { type: 'review'; review: Review }
  | { type: 'failed' };
