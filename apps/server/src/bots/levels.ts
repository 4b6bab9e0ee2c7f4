import { botsFor, LEVELS } from '@signoria/bots';
import type { BotLevel } from '@signoria/protocol';

/** The bots of a game. */
export interface Levels {
  /** Every bot that may sit down. */
  known: readonly BotLevel[];
  /** Those people choose from, weakest first: the named ones, or whatever there is. */
  offered: readonly BotLevel[];
}

/** Who sits in for an absent person, where the game has such a bot. */
const STAND_IN: BotLevel = 'companion';

/** A game without bots of its own has the random one. */
export function levelsOf(game: string): Levels {
  const ids: BotLevel[] = botsFor(game).map(bot => bot.id);
  const known = ids.includes('random') ? ids : ['random', ...ids];
  const named = LEVELS.filter(level => known.includes(level));
  return { known, offered: named.length > 0 ? named : known };
}

/** The strongest of them gives hints. */
export function strongestOf(game: string): BotLevel {
  return levelsOf(game).offered.at(-1) ?? STAND_IN;
}

/** Who plays the seat of somebody who is not there. */
export function standInOf(game: string): BotLevel {
  return levelsOf(game).offered.includes(STAND_IN) ? STAND_IN : strongestOf(game);
}
