import { sameAction } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { GAME_LIST, isGameId } from '@signoria/games/list';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { ASTRAY, attempt, goOn, lessonSnapshot, openCourse, stepOf } from '../src/lessons/course.ts';
import { LEARNER, toldSteps } from '../src/lessons/lesson.ts';
import { lessonOf } from '../src/lessons/list.ts';

describe.each(GAMES)('the lesson of $id', game => {
  const course = async () => {
    if (!isGameId(game.id)) throw new Error(game.id);
    return openCourse(game, await lessonOf(game.id), 'Ada', 0);
  };

  test('goes through to its end, move by move', async () => {
    const at = await course();
    for (let step = stepOf(at); step; step = stepOf(at)) {
      const { legal } = lessonSnapshot(at, 0);
      if (step.kind === 'read') {
        expect(legal, step.id).toEqual([]);
        goOn(at, 0);
      } else {
        expect(legal, step.id).toContainEqual(step.does);
        expect(attempt(at, step.does, 0), step.id).toEqual({ ok: true });
        expect(at.done, step.id).toBe(step);
      }
    }
    expect(at.at).toBe(at.lesson.steps.length);
  });

  test('takes ten to fifteen steps, begins and ends with something to read, and lets the learner play most of them', async () => {
    const steps = toldSteps((await course()).lesson);
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect([steps[0].kind, steps.at(-1)?.kind]).toEqual(['read', 'read']);
    expect(steps.filter(({ kind }) => kind === 'do').length).toBeGreaterThan(steps.length / 2);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test('answers another move without making it', async () => {
    const at = await course();
    while (stepOf(at)?.kind === 'read') goOn(at, 0);
    const step = stepOf(at);
    if (step?.kind !== 'do') throw new Error('no move is asked for');
    const other = game.legal(at.table.match.state, LEARNER).find(action => !sameAction(action, step.does));
    const before = lessonSnapshot(at, 0);
    expect(attempt(at, other, 0)).toEqual({ ok: false, code: ASTRAY });
    expect(at.astray).toBe(true);
    expect(attempt(at, { type: 'nonsense' }, 0)).toMatchObject({ ok: false, refusal: {} });
    expect(lessonSnapshot(at, 0)).toEqual(before);
  });
});

describe.each(GAMES)('what the lesson of $id says', game => {
  test('has words for each step, praise for each move, and an answer wherever another move is possible', async () => {
    if (!isGameId(game.id)) throw new Error(game.id);
    const lesson = await lessonOf(game.id);
    for (const language of LANGUAGES) {
      const { lesson: words } = await (await wordsFor(language, game.id)).lesson();
      expect(Object.keys(words)).toEqual(toldSteps(lesson).map(({ id }) => id));
      const at = openCourse(game, lesson, 'Ada', 0);
      for (let step = stepOf(at); step; step = stepOf(at)) {
        const { otherwise, praise } = words[step.id];
        const { legal } = lessonSnapshot(at, 0);
        expect([step.id, otherwise !== undefined]).toEqual([step.id, legal.length > 1]);
        expect([step.id, praise !== undefined]).toEqual([step.id, step.kind === 'do']);
        if (step.kind === 'do') attempt(at, step.does, 0);
        else goOn(at, 0);
      }
    }
  });
});

test('every game of the list has a lesson', async () => {
  for (const { id } of GAME_LIST) expect((await lessonOf(id)).steps.length).toBeGreaterThan(0);
});
