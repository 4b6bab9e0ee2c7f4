import type { Kind, Seat, Seed } from '@signoria/core';

/**
 * A first game with a teacher: a real game on the real engine, dealt from a chosen seed, in which the learner makes the
 * moves of the script and the others answer by it. What is said at each step is found in the words, by the step's id.
 */
export interface Lesson<T extends Kind = Kind> {
  readonly seats: number;
  readonly options: T['options'];
  readonly seed: Seed;
  readonly steps: readonly LessonStep<T>[];
}

export type LessonStep<T extends Kind = Kind> =
  /** Something to read. */
  | { readonly id: string; readonly kind: 'read' }
  /** One move of the learner. Any other is answered with what speaks against it here. */
  | { readonly id: string; readonly kind: 'do'; readonly does: T['action'] }
  /** What the others do then. */
  | { readonly kind: 'others'; readonly moves: readonly (readonly [Seat, T['action']])[] };

/** What the learner meets: the steps with words. */
export type ToldStep = Exclude<LessonStep, { kind: 'others' }>;

/** The steps with words, in order. */
export function toldSteps(lesson: Lesson): ToldStep[] {
  return lesson.steps.filter(step => step.kind !== 'others');
}

/** The deals are numbered; a lesson has found the number of one that shows what it wants to show. */
export function dealNumber(number: number): Seed {
  return number.toString(16).padStart(64, '0');
}

/** The learner sits here in every lesson. */
export const LEARNER: Seat = 0;
