import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** Screens and boards are measured in letters: whoever enlarges letters alone gets the layout that has room for them. */
test('no style sheet asks for a width or a height in pixels', () => {
  const files = globSync('**/*.css', { cwd: SRC });
  const queries = files.flatMap(file =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );
  expect(queries.length).toBeGreaterThan(90);
  expect(queries.filter(query => /\dpx/.test(query))).toEqual([]);
});
