import type { Bot } from './bot.ts';
import { roster as citadels } from './citadels/index.ts';
import { roster as ilPrincipe } from './il-principe/index.ts';
import { roster as lostCities } from './lost-cities/index.ts';
import { roster as patrician } from './patrician/index.ts';
import type { Roster } from './roster.ts';

export * from './bot.ts';
export { LEVELS } from './levels.ts';
export type { Roster } from './roster.ts';
export { type BotFailure, type Decision, replacement, takeTurn } from './take-turn.ts';
export { timeFor } from './turn-time.ts';

/** The bots of every game. A worker that plays one game imports only that game's roster. */
export const ROSTERS: readonly Roster[] = [lostCities, patrician, citadels, ilPrincipe];

export function rosterFor(gameId: string): Roster | undefined {
  return ROSTERS.find(roster => roster.game.id === gameId);
}

/** All bots for that game, weakest first; an empty list if there are none. */
export function botsFor(gameId: string): readonly Bot[] {
  return rosterFor(gameId)?.bots ?? [];
}

export function findBot(gameId: string, id: string): Bot | undefined {
  return botsFor(gameId).find(bot => bot.id === id);
}
