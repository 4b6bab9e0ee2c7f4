import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Net } from '@signoria/bots/lost-cities/net';
import { ENDS, grainAt, LETTERS, ON } from '@signoria/bots/lost-cities/read-net';

const FOLDER = join(import.meta.dirname, '../../packages/bots/src/lost-cities');
const LINE = 116;

/** The files of nets: the name of each, and into how many parts of one most of its weights are rounded. */
const FILES = {
  'first-net': { name: 'FIRST_NET', grain: 1024 },
  'net-weights': { name: 'NET', grain: 96 },
};

/** A whole number as readWholes reads it: the last of its letters says that it ends. */
function numberAsLetters(whole: number): string {
  const number = whole >= 0 ? 2 * whole : -2 * whole - 1;
  let letters = LETTERS[ON + (number % ENDS)];
  for (let begun = Math.trunc(number / ENDS); begun > 0; begun = Math.trunc((begun - 1) / ON))
    letters = LETTERS[(begun - 1) % ON] + letters;
  return letters;
}

/** Keeps a net as the bots read it. */
export function writeNet({ shape, weights }: Net, file: keyof typeof FILES): void {
  const { name, grain } = FILES[file];
  const { hidden, deep, joined } = shape;
  const text = Array.from(weights, (weight, i) =>
    numberAsLetters(Math.round(weight * grainAt(i, shape, grain))),
  ).join('');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(`    '${text.slice(at, at + LINE)}'`);
  const units = `[${hidden}, ${deep}, ${joined}]`;
  writeFileSync(
    join(FOLDER, `${file}.ts`),
    `import type { Kept } from './read-net.ts';\n\nexport const ${name}: Kept = {\n  units: ${units},\n  grain: ${grain},\n  weights:\n${lines.join(' +\n')},\n};\n`,
  );
}
