import { expect, test } from 'vitest';
import { fileLength, functionsIn } from './lengths.ts';
import { LONG_FILES, LONG_FUNCTIONS } from './long-things.ts';
import { sourcesUnder } from './source-files.ts';

const FUNCTION = 60;
const FILE = 300;

const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];
const sources = FOLDERS.flatMap(folder => sourcesUnder(folder));
const sheets = sourcesUnder('apps', ['.css']);

/** What is over the limit, longest first where a name stands twice. */
function over(limit: number, lengths: readonly { name: string; lines: number }[]): Record<string, number> {
  const long = lengths.filter(({ lines }) => lines > limit).sort((a, b) => a.lines - b.lines);
  return Object.fromEntries(long.map(({ name, lines }) => [name, lines]));
}

/** What is longer than is known of, and what is known to be long and is so no more. */
function news(long: Record<string, number>, known: Readonly<Record<string, number>>): string[] {
  const grown = Object.entries(long).filter(([name, lines]) => lines > (known[name] ?? 0));
  const gone = Object.keys(known).filter(name => !(name in long));
  return [
    ...grown.map(([name, lines]) => `${name}: ${lines} lines`),
    ...gone.map(name => `${name} is short now: strike it from the list`),
  ];
}

test('no function is longer than a reader can hold', () => {
  const lengths = sources.flatMap(source =>
    functionsIn(source).map(({ name, lines }) => ({ name: `${source.file} ${name}`, lines })),
  );
  expect(lengths.length).toBeGreaterThan(1000);
  expect(news(over(FUNCTION, lengths), LONG_FUNCTIONS)).toEqual([]);
});

test('no file needs a table of contents', () => {
  const lengths = [...sources, ...sheets].map(source => ({ name: source.file, lines: fileLength(source) }));
  expect(news(over(FILE, lengths), LONG_FILES)).toEqual([]);
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

test('what has grown is told, and what has become short', () => {
  const long = over(2, [
    { name: 'a', lines: 3 },
    { name: 'b', lines: 2 },
    { name: 'c', lines: 5 },
  ]);
  expect(news(long, { a: 3, c: 4, d: 9 })).toEqual(['c: 5 lines', 'd is short now: strike it from the list']);
});
