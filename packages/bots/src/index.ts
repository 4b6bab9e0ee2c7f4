import type { Bot } from './bot.ts';
import { club as citadels } from './citadels/index.ts';
import type { Club } from './club.ts';
import { club as ilPrincipe } from './il-principe/index.ts';
import { club as lostCities } from './lost-cities/index.ts';
import { club as patrician } from './patrician/index.ts';

export * from './bot.ts';
export type { Club } from './club.ts';
export { LEVELS } from './levels.ts';
export { timeFor } from './turn-time.ts';

/** The players of every game. A worker that plays one game imports that game's club alone. */
export const CLUBS: readonly Club[] = [lostCities, patrician, citadels, ilPrincipe];

export function clubFor(gameId: string): Club | undefined {
  return CLUBS.find(club => club.game.id === gameId);
}

/** Everyone who plays that game, weakest first; nobody for a game nobody here plays. */
export function botsFor(gameId: string): readonly Bot[] {
  return clubFor(gameId)?.bots ?? [];
}

export function findBot(gameId: string, id: string): Bot | undefined {
  return botsFor(gameId).find(bot => bot.id === id);
}
