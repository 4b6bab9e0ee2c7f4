import type { Game } from '@signoria/core';
import { onlyMove } from '../match/hint.ts';
import { recordOf } from '../match/local/table.ts';
import type { MatchSource, Snapshot } from '../match/source.ts';
import { createStore } from '../store.ts';
import { ASTRAY, attempt, type Course, goOn, lessonSnapshot, openCourse, stepOf } from './course.ts';
import { type Lesson, type ToldStep, toldSteps } from './lesson.ts';

/** What a lesson says at one moment. */
export interface Told {
  /** Null at the end. */
  step: ToldStep | null;
  /** The step the learner has just done. */
  done: ToldStep | null;
  astray: boolean;
  /** Counted from one. */
  number: number;
  of: number;
}

export interface LessonSource extends MatchSource {
  told(): Told;
  goOn(): void;
}

/** A lesson as the game screen plays it: a match of this device that nobody keeps. */
export function lessonSource(game: Game, lesson: Lesson, name: string): LessonSource {
  const course = openCourse(game, lesson, name, Date.now());
  const store = createStore(momentOf(course));
  const show = () => store.set(momentOf(course));
  return {
    kind: 'lesson',
    current: () => store.get().snapshot,
    told: () => store.get().told,
    problem: () => null,
    subscribe: store.subscribe,
    async act(action) {
      const answer = attempt(course, action, Date.now());
      show();
      return answer;
    },
    goOn() {
      goOn(course, Date.now());
      show();
    },
    /** The lesson's own move. */
    async hint() {
      const step = stepOf(course);
      if (step?.kind !== 'do') return { ok: false, code: ASTRAY };
      return { ok: true, version: store.get().snapshot.version, moves: [onlyMove(step.does)] };
    },
    undo: async () => ({ ok: false, code: 'undo-limit' }),
    lift: () => {},
    record: async () => recordOf(course.table),
    room: null,
    close: () => {},
  };
}

function momentOf(course: Course): { snapshot: Snapshot; told: Told } {
  const steps = toldSteps(course.lesson);
  const step = stepOf(course);
  const number = step ? steps.indexOf(step) + 1 : steps.length;
  const { done, astray } = course;
  return {
    snapshot: lessonSnapshot(course, Date.now()),
    told: { step, done, astray, number, of: steps.length },
  };
}
