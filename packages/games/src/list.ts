import { SEATS as citadels } from '@signoria/citadels/seats';
import { SEATS as ilPrincipe } from '@signoria/il-principe/seats';
import { SEATS as lostCities } from '@signoria/lost-cities/seats';
import { SEATS as patrician } from '@signoria/patrician/seats';

/** Every game, in the order in which visitors see them. It loads no rules, so a page can show it first. */
export const GAME_LIST = [
  { id: 'patrician', seats: patrician },
  { id: 'citadels', seats: citadels },
  { id: 'lost-cities', seats: lostCities },
  { id: 'il-principe', seats: ilPrincipe },
] as const;

export type GameId = (typeof GAME_LIST)[number]['id'];

export function isGameId(id: string): id is GameId {
  return GAME_LIST.some(game => game.id === id);
}
