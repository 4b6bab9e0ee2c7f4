import { describe, expect, test } from 'vitest';
import { repeatsIn } from './repeats.ts';
import { sourcesUnder } from './source-files.ts';

/** Lines in a row of one shape that make a repeat. */
const LEAST = 6;

/** What is said once in each language, and tables written as calls: the columns of the database, a game's actions, the site's screens. */
const TABLES = [
  /^packages\/words\/src\/(en|fr)\//,
  /^apps\/server\/src\/store\/migrations(-admin|-people)?\.ts$/,
  /^packages\/citadels\/src\/actions\.ts$/,
  /^apps\/web\/src\/app\.tsx$/,
];

const sources = ['packages', 'apps']
  .flatMap(folder => sourcesUnder(folder))
  .filter(({ file }) => file.includes('/src/') && !TABLES.some(table => table.test(file)));

test('nothing is said twice, tables and words aside', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(repeatsIn(sources, LEAST)).toEqual([]);
}, 60_000);

const text = `function tell(match: Match): string[] {
  const lines = [];
  for (const move of match.moves) {
    if (move.hidden) continue;
    // Who it was comes first.
    lines.push(nameOf(move.seat));
    lines.push(\`\${move.count} cards\`);
  }
  return lines;
}
`;
const first = { file: 'a.ts', text };
const repeats = (change: (text: string) => string) =>
  repeatsIn([first, { file: 'b.ts', text: `\n${change(text)}` }], LEAST);

describe('a repeat is found', () => {
  test('word for word, with the lines it shares', () => {
    expect(repeats(same => same)).toEqual(['a.ts:1 ~ b.ts:2 (7 lines)']);
  });

  test('under other names, with other strings, comments and breaks', () => {
    const renamed = text
      .replaceAll('lines', 'told')
      .replaceAll('move ', 'turn ')
      .replaceAll('(move.', '(turn.')
      .replace(' cards', ' coins')
      .replace(/ *\/\/.*\n/, '\n');
    expect(repeats(() => renamed)).toEqual(['a.ts:1 ~ b.ts:2 (7 lines)']);
  });

  test('within one file, once', () => {
    expect(repeatsIn([{ file: 'a.ts', text: text + text }], LEAST)).toEqual(['a.ts:1 ~ a.ts:11 (7 lines)']);
  });
});

describe('no repeat', () => {
  test('where something else is called or read', () => {
    expect(repeats(same => same.replace('move.hidden', 'move.open').replace('nameOf', 'colourOf'))).toEqual(
      [],
    );
  });

  test('in imports, types, parameters and tables of plain values', () => {
    const listing = `import {\n  one,\n  two,\n  three,\n  four,\n  five,\n  six,\n} from './numbers.ts';
export interface A {\n  one: string;\n  two: string;\n  three: string;\n  four: string;\n  five: string;\n}
export const table = {\n  one,\n  two: 2,\n  three: [3, 3],\n  four: { of: 4 },\n  five: -5,\n  six,\n};
function many(\n  one: A,\n  two: A,\n  three: A,\n  four: A,\n  five: A,\n  six: A,\n) {}\n`;
    expect(repeatsIn([first, { file: 'b.ts', text: listing + listing }], LEAST)).toEqual([]);
  });
});
