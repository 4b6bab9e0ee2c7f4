import type { Bot } from './bot.ts';
import { bots as lostCities } from './lost-cities.ts';

export * from './bot.ts';
export { type BotId, LEVELS, type Level } from './levels.ts';

const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  'lost-cities': lostCities,
};

/** Everyone who plays that game, weakest first; nobody for a game nobody here plays. */
export function botsFor(gameId: string): readonly Bot[] {
  return Object.hasOwn(BOTS, gameId) ? BOTS[gameId] : [];
}

export function findBot(gameId: string, id: string): Bot | undefined {
  return botsFor(gameId).find(bot => bot.id === id);
}
