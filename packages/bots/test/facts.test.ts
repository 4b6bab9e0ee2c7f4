import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as citadels from '@signoria/citadels';
import * as ilPrincipe from '@signoria/il-principe';
import * as lostCities from '@signoria/lost-cities';
import * as patrician from '@signoria/patrician';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const GAMES = { citadels, 'il-principe': ilPrincipe, 'lost-cities': lostCities, patrician };

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => ({ file, text: readFileSync(join(SOURCE, folder, file), 'utf8') }));
}

/** The constants and functions a source declares for itself. */
function declared(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:const|let|function) (\w+)/gm)].map(([, name]) => name);
}

test.each(Object.entries(GAMES))(
  'the bots of %s ask its rules, and state none of its facts anew',
  (id, rules) => {
    const facts = new Set(Object.keys(rules));
    const files = sources(id);
    expect(files.length).toBeGreaterThan(4);
    expect(files.flatMap(({ text }) => declared(text)).filter(name => facts.has(name))).toEqual([]);
  },
);

/** What a module keeps and anything in it may change: a variable, or a buffer that is no table in capitals. */
const SCRATCH = /^(?:export )?(?:let \w+|const [a-z]\w*(?:: [^=\n]+)? = (?:new [A-Z]\w*|new[A-Z]\w*\())/gm;

test('no module of the bots keeps anything to write on: whoever plays owns it', () => {
  const files = sources('.');
  expect(files.length).toBeGreaterThan(40);
  expect(
    files.flatMap(({ file, text }) => (text.match(SCRATCH) ?? []).map(line => `${file}: ${line}`)),
  ).toEqual([]);
  expect('const round = newRound();\nlet at = 0;\nconst keys = new WeakMap();'.match(SCRATCH)).toHaveLength(
    3,
  );
});
