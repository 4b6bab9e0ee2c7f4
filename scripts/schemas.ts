/**
 * Writes the JSON Schemas of our files to docs/schemas.
 *
 *   node scripts/schemas.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@signoria/games';
import { recordSchema } from './record-schema.ts';

/** By file: what a text of that kind must look like. */
export function schemas(): Readonly<Record<string, string>> {
  const material = GAMES.flatMap(({ id, options }) =>
    options.material ? [[`material-${id}.json`, written(options.material.schema)] as const] : [],
  );
  return Object.fromEntries([['record.json', written(recordSchema())], ...material]);
}

function written(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main)
  for (const [file, text] of Object.entries(schemas()))
    writeFileSync(join(import.meta.dirname, '../docs/schemas', file), text);
