import { expect, test } from 'vitest';
import { fileLength, functionsIn } from './lengths.ts';
import { sourcesUnder } from './source-files.ts';

const FUNCTION = 60;
const FILE = 300;

const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];
const sources = FOLDERS.flatMap(folder => sourcesUnder(folder));
const sheets = sourcesUnder('apps', ['.css']);

/** Tables of words, which are as long as there is something to say. */
const TABLES_OF_WORDS = [
  'packages/words/src/site-words.ts',
  'packages/words/src/en/site.ts',
  'packages/words/src/fr/site.ts',
];

const over = (limit: number, lengths: readonly { name: string; lines: number }[]) =>
  lengths.filter(({ lines }) => lines > limit).map(({ name, lines }) => `${name}: ${lines} lines`);

test('no function is longer than a reader can hold', () => {
  const lengths = sources.flatMap(source =>
    functionsIn(source).map(({ name, lines }) => ({ name: `${source.file} ${name}`, lines })),
  );
  expect(lengths.length).toBeGreaterThan(1000);
  expect(over(FUNCTION, lengths)).toEqual([]);
});

test('no file needs a table of contents, tables of words aside', () => {
  const lengths = [...sources, ...sheets]
    .filter(({ file }) => !TABLES_OF_WORDS.includes(file))
    .map(source => ({ name: source.file, lines: fileLength(source) }));
  expect(over(FILE, lengths)).toEqual([]);
});

test('a function is measured from its head to its last brace, a group of tests by what it holds', () => {
  const text = `export function a() {\n  return 1;\n}\nconst b = () =>\n  2;
describe('x', () => {\n  test('y', () => {\n    a();\n  });\n});
const c = { d() {\n  return 3;\n  },\n};\n`;
  expect(functionsIn({ file: 'a.ts', text }).map(({ name, lines }) => ({ name, lines }))).toEqual([
    { name: 'a', lines: 3 },
    { name: 'b', lines: 2 },
    { name: '(unnamed)', lines: 3 },
    { name: 'd', lines: 3 },
  ]);
  expect(fileLength({ file: 'a.ts', text })).toBe(14);
});

test('what is too long is named, with its lines', () => {
  const lengths = [
    { name: 'a', lines: 3 },
    { name: 'b', lines: 2 },
  ];
  expect(over(2, lengths)).toEqual(['a: 3 lines']);
});
