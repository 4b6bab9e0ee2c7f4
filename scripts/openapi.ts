/**
 * Writes the types of the games as JSON Schemas, which the server includes in its API document.
 *
 *   npm run openapi
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_SCHEMAS, gameSchemas } from './openapi/game-schemas.ts';

writeFileSync(join(import.meta.dirname, '..', GAME_SCHEMAS), gameSchemas());
