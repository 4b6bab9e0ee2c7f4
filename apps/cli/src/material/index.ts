import type { GameWords } from '@signoria/words';
import { material as citadels } from './citadels.ts';
import { material as ilPrincipe } from './il-principe.ts';
import { material as lostCities } from './lost-cities.ts';
import type { Material } from './material.ts';
import { material as patrician } from './patrician.ts';

/** By game. Each is given its own game's words and options. */
const MATERIAL: Readonly<Record<string, (words: never, options?: never) => Material>> = {
  citadels,
  'il-principe': ilPrincipe,
  'lost-cities': lostCities,
  patrician,
};

/**
 * What a game is played with, in the words of one language (a test holds that each game has it): at a table with these
 * options, or as it usually is.
 */
export function materialOf(game: string, words: GameWords, options?: unknown): Material {
  return MATERIAL[game](words as never, options as never);
}
