/** The file of schemas that the server reads: all four games, each under a prefix of its own. */
import { GAMES } from '../rooms.ts';
import { type Schema, schemasOf } from './game-types.ts';

export const GAME_SCHEMAS = 'apps/server/src/http/game-schemas.jsonl';

/** What of a game crosses the wire. */
const TOLD = ['Action', 'Event', 'View', 'Options'];

/** One line says what the schemas of each game are called; then there is one for each schema. */
export function gameSchemas(): string {
  const games = Object.fromEntries(GAMES.map(game => [game, prefixOf(game)]));
  const schemas: Record<string, Schema> = {};
  for (const game of GAMES) Object.assign(schemas, schemasOf(`packages/${game}`, prefixOf(game), TOLD));
  const lines = [{ games }, ...Object.entries(schemas).map(([name, schema]) => ({ name, schema }))];
  return lines.map(line => `${JSON.stringify(line)}\n`).join('');
}

/** `lost-cities` is LostCities. */
function prefixOf(game: string): string {
  return game.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
