import { type Game, sameAction, type Tagged } from '@signoria/core';
import { type LocalTable, openTable, play, snapshot } from '../match/local/table.ts';
import type { Answer, Snapshot } from '../match/source.ts';
import { LEARNER, type Lesson, type ToldStep } from './lesson.ts';

/** How far a learner has come in a lesson. */
export interface Course {
  readonly lesson: Lesson;
  readonly table: LocalTable;
  /** Index of the step being told; the number of steps when all have been. */
  at: number;
  /** The step whose move the learner has just made. */
  done: ToldStep | null;
  /** Whether the learner has tried another move at this step. */
  astray: boolean;
}

/** The code of an answer to a move that the rules allow and the lesson does not ask for. */
export const ASTRAY = 'lesson-astray';

export function openCourse(game: Game, lesson: Lesson, name: string, now: number): Course {
  const bot = { kind: 'bot', level: 'heuristic' } as const;
  const table = openTable(
    game,
    {
      id: `lesson-${game.id}`,
      game: game.id,
      rules: game.rulesVersion,
      options: lesson.options,
      seed: lesson.seed,
      players: [{ kind: 'person', name }, ...Array.from({ length: lesson.seats - 1 }, () => bot)],
      actions: [],
      over: false,
      waits: true,
      updatedAt: now,
    },
    now,
  );
  if (!table) throw new Error(`the lesson of ${game.id} cannot be dealt`);
  const course: Course = { lesson, table, at: 0, done: null, astray: false };
  letOthersMove(course, now);
  return course;
}

/** The step being told, or null when the lesson is over. */
export function stepOf({ lesson, at }: Course): ToldStep | null {
  const step = lesson.steps.at(at);
  return step && step.kind !== 'others' ? step : null;
}

/** After something read. */
export function goOn(course: Course, now: number): void {
  if (stepOf(course)?.kind === 'read') advance(course, null, now);
}

/** The learner's move: taken when it is the one asked for, answered by the rules or the lesson when it is not. */
export function attempt(course: Course, action: unknown, now: number): Answer {
  const step = stepOf(course);
  if (step?.kind !== 'do') return { ok: false, code: ASTRAY };
  const { game, state } = course.table.match;
  const refusal = game.why(state, LEARNER, action);
  if (refusal) return { ok: false, refusal };
  if (!sameAction(action as Tagged, step.does)) {
    course.astray = true;
    return { ok: false, code: ASTRAY };
  }
  play(course.table, LEARNER, step.does, now);
  advance(course, step, now);
  return { ok: true };
}

/** What the learner sees: a position to look at while something is read, to act in when a move is asked for. */
export function lessonSnapshot(course: Course, now: number): Snapshot {
  const shown = { ...snapshot(course.table, now), undo: 0 };
  return stepOf(course)?.kind === 'do' ? shown : { ...shown, legal: [] };
}

function advance(course: Course, done: ToldStep | null, now: number): void {
  course.at++;
  course.done = done;
  course.astray = false;
  letOthersMove(course, now);
}

function letOthersMove(course: Course, now: number): void {
  for (
    let step = course.lesson.steps.at(course.at);
    step?.kind === 'others';
    step = course.lesson.steps.at(++course.at)
  )
    for (const [seat, action] of step.moves) {
      const answer = play(course.table, seat, action, now);
      if (!answer.ok) throw new Error(`step ${course.at} of the lesson: seat ${seat} cannot do that`);
    }
}
