import type { Board } from './board.ts';

/** One line per game: a board is loaded when its game is played. */
const BOARDS: Readonly<Record<string, () => Promise<{ board: Board }>>> = {
  citadels: () => import('./citadels.ts'),
  'il-principe': () => import('./il-principe.ts'),
  'lost-cities': () => import('./lost-cities.ts'),
  patrician: () => import('./patrician.ts'),
};

/** The board of a game (a test holds that each has one). */
export async function boardFor(game: string): Promise<Board> {
  return (await BOARDS[game]()).board;
}
