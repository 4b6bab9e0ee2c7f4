import type { GameId } from '@signoria/games/list';
import type { Collection } from './position.ts';

/** Found by scripts/daily.ts. Each game's come when one of them is opened. */
const COLLECTIONS: Readonly<Record<GameId, () => Promise<{ default: unknown }>>> = {
  citadels: () => import('./positions/citadels.json', { with: { type: 'json' } }),
  'il-principe': () => import('./positions/il-principe.json', { with: { type: 'json' } }),
  'lost-cities': () => import('./positions/lost-cities.json', { with: { type: 'json' } }),
  patrician: () => import('./positions/patrician.json', { with: { type: 'json' } }),
};

export async function collectionOf(game: GameId): Promise<Collection> {
  return (await COLLECTIONS[game]()).default as Collection;
}
