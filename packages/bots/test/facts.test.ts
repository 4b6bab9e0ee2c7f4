import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as citadels from '@signoria/citadels';
import * as ilPrincipe from '@signoria/il-principe';
import * as lostCities from '@signoria/lost-cities';
import * as patrician from '@signoria/patrician';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const GAMES = { citadels, 'il-principe': ilPrincipe, 'lost-cities': lostCities, patrician };

/** The constants and functions a source declares for itself, whatever room they stand in. */
function declared(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:export )?(?:const|let|function) (\w+)/gm)].map(([, name]) => name);
}

test.each(Object.entries(GAMES))(
  'the bots of %s ask its rules, and state none of its facts anew',
  (id, rules) => {
    const facts = new Set(Object.keys(rules));
    const files = readdirSync(join(SOURCE, id)).map(file => join(SOURCE, id, file));
    expect(files.length).toBeGreaterThan(4);
    expect(files.flatMap(declared).filter(name => facts.has(name))).toEqual([]);
  },
);
