import { citadels } from '@signoria/citadels';
import type { Game } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';
import { GAME_LIST, type GameId } from './list.ts';

const RULES: Readonly<Record<GameId, Game>> = {
  patrician,
  citadels,
  'lost-cities': lostCities,
  'il-principe': ilPrincipe,
};

/** Every game with its rules, in the order of the list. */
export const GAMES: readonly Game[] = GAME_LIST.map(({ id }) => RULES[id]);

export function findGame(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}
