import type { GameId } from '@signoria/games/list';
import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<GameId, () => Promise<{ lesson: Lesson }>>> = {
  citadels: () => import('./citadels.ts'),
  'il-principe': () => import('./il-principe.ts'),
  'lost-cities': () => import('./lost-cities.ts'),
  patrician: () => import('./patrician.ts'),
};

export async function lessonOf(game: GameId): Promise<Lesson> {
  return (await LESSONS[game]()).lesson;
}
