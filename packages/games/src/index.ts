import { citadels } from '@signoria/citadels';
import type { Game } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';

/** Every game of the house, in the order a visitor sees them. */
export const GAMES: readonly Game[] = [lostCities, patrician, citadels, ilPrincipe];

export function findGame(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}
