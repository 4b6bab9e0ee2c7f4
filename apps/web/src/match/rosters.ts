import type { Roster } from '@signoria/bots';

/** Each game's players, and the nets they judge by, come when the game is first played here, and no others. */
const ROSTERS: Readonly<Record<string, () => Promise<{ roster: unknown }>>> = {
  citadels: () => import('@signoria/bots/citadels'),
  'il-principe': () => import('@signoria/bots/il-principe'),
  'lost-cities': () => import('@signoria/bots/lost-cities'),
  patrician: () => import('@signoria/bots/patrician'),
};

/** Those who play this game; null for a game nobody here plays. For workers: no page thinks by itself. */
export async function rosterOf(game: string): Promise<Roster | null> {
  const found = await ROSTERS[game]?.();
  return found ? (found.roster as Roster) : null;
}
