import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom, shuffle } from '@signoria/core';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../rooms.ts';
import { read, sourcesUnder } from '../source-files.ts';
import { headNumbers } from './numbers.ts';
import { placesIn } from './places.ts';
import { reaches, type Traced } from './reach.ts';

/** A newcomer looks up ten rules of each game and follows the index to the code. */
const RULES = 10;

const ROOT = join(import.meta.dirname, '../..');
const INDEX = readFileSync(join(ROOT, 'docs/handbook/index.md'), 'utf8');

/** A row of the index: a rule, and where it leads. */
interface Row {
  number: string;
  places: { name: string; file: string; line: number }[];
  tests: string[];
}

function readRow(line: string): Row {
  const [, number, code, tests] = line.split(/(?<!\\)\|/).map(cell => cell.trim());
  const links = (cell: string) => [...cell.matchAll(/\[(.*?)\]\(\.\.\/\.\.\/([^)#]+)#L(\d+)\)/g)];
  return {
    number,
    places: links(code).map(([, name, file, line]) => ({
      name: name.replaceAll('`', ''),
      file,
      line: Number(line),
    })),
    tests: [...new Set(links(tests).map(([, , file]) => file))],
  };
}

const rows = INDEX.split('\n')
  .filter(line => /^\| [A-Z]+-\d/.test(line))
  .map(readRow);
const order = rows.map(({ number }) => number);

const picked = GAMES.flatMap(game => {
  const own = rows.filter(({ tests }) => tests.some(file => file.startsWith(`packages/${game}/`)));
  shuffle(rngFrom(20), own);
  return own.slice(0, RULES);
});

const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the tests of the rules that were picked, and tells which functions each ran. */
function trace(): Traced[] {
  const file = join(folder, 'trace.jsonl');
  const numbers = picked.map(({ number }) => number.replace('.', '\\.')).join('|');
  const tests = [...new Set(picked.flatMap(row => row.tests))];
  const args = ['run', '--config', 'scripts/handbook/trace.config.ts', '-t', `\\b(${numbers})\\b`, ...tests];
  const { status, stderr } = spawnSync('node_modules/.bin/vitest', args, {
    cwd: ROOT,
    env: { ...process.env, TRACE_TO: file },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Traced);
}

describe('the index leads from a rule to its code', () => {
  const traced = trace();
  const sources = [...GAMES, 'core'].flatMap(name => sourcesUnder(`packages/${name}`));

  test('for ten rules of each game', () => {
    expect(picked).toHaveLength(RULES * GAMES.length);
  });

  test.each(picked)('$number', ({ number, places }) => {
    const found = places.map(({ name, file, line }) => {
      const there = placesIn(read(file), order).find(place => place.number === number && place.name === name);
      if (!there) expect.fail(`${name} of ${file} does not cite ${number}`);
      expect(Math.abs(there.line - line), `the line of ${name} in ${file}`).toBeLessThanOrEqual(30);
      return there;
    });
    const tests = traced.filter(({ titles }) => titles.some(title => headNumbers(title).includes(number)));
    expect(tests.length).toBeGreaterThan(0);
    const reached = tests.some(one => found.some(place => reaches(one, place, sources)));
    expect(reached, `a test of ${number} reaches ${places.map(({ name }) => name).join(', ')}`).toBe(true);
  });
});
