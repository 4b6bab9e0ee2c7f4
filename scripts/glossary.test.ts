import { describe, expect, test } from 'vitest';
import { COMMENTS } from './glossary/comments.ts';
import { ENGLISH } from './glossary/english.ts';
import { FRENCH } from './glossary/french.ts';
import { commentsOf, emptyPlaces, type Retired, sentencesOf, stillSaid } from './glossary/retired.ts';
import { read, sourcesUnder } from './source-files.ts';

test('what the glossary sets as code is in the code', () => {
  const glossary = read('docs/glossary.md').text;
  const named = [...glossary.matchAll(/^\|.*$/gm)].flatMap(([line]) => [...line.matchAll(/`([^`]+)`/g)]);
  const code = ['packages', 'apps'].flatMap(folder => sourcesUnder(folder)).map(({ text }) => text);
  const names = named.map(([, name]) => name).filter(name => /^[A-Za-z]+$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter(name => !code.some(text => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing).toEqual([]);
});

const TABLES: readonly (readonly [language: string, rows: readonly Retired[]])[] = [
  ['English', ENGLISH],
  ['French', FRENCH],
];

describe.each(TABLES)('retired words: %s', (_, rows) => {
  test('nobody reads one', () => {
    expect(stillSaid(rows)).toEqual([]);
  });

  test('every row looks at something', () => {
    expect(emptyPlaces(rows)).toEqual([]);
  });
});

describe('retired words: comments that the site, /api/docs and the API pages show', () => {
  test('nobody reads one', () => {
    expect(stillSaid(COMMENTS, commentsOf)).toEqual([]);
  });

  test('every row looks at something', () => {
    expect(emptyPlaces(COMMENTS, commentsOf)).toEqual([]);
  });

  test('a comment is read without its frame and without code, and nothing else of the file is', () => {
    const text = ["const his = 'his';", '/** Whoever', ' * `whoever` holds it. */', '// whoever'].join('\n');
    expect(commentsOf({ file: 'x.ts', text })).toEqual([
      { file: 'x.ts', line: 2, text: '/** Whoever\n_________ holds it. */' },
    ]);
  });
});

test('a colon between two texts is the language’s own: boards and screens ask `pair` for it', () => {
  const own = sourcesUnder('apps/web/src', ['.tsx'])
    .flatMap(sentencesOf)
    .filter(({ text }) => /(?:^|\{\}):\s/.test(text));
  expect(own.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

describe('what people read of a file', () => {
  const said = (file: string, text: string) => sentencesOf({ file, text }).map(sentence => sentence.text);

  test('in code: strings and templates, not names, imports, types or comments', () => {
    const code = [
      "import { a } from './stock.ts';",
      '// a stock in a comment',
      "type Stock = 'stock';",
      "export const words = { 'stock-empty': 'The stock is empty.' };",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is read
      'export const draw = (n: number) => `Draw ${n} from it`;',
      "export const isStock = (what: string) => what === 'stock';",
    ].join('\n');
    expect(said('x.ts', code)).toEqual(['The stock is empty.', 'Draw {} from it']);
  });

  test('in a document: everything but code and addresses', () => {
    const [text] = said('x.md', 'The `stock` is a\ndeck ([here](stock.md)).\n\n```\nstock\n```\n');
    expect(text).not.toContain('stock');
    expect(text).toContain('is a\ndeck ([here');
  });
});

describe('a retired word', () => {
  const where = ['docs/glossary.md'];

  test('is found with its place, even where a line ends within it', () => {
    const [place] = stillSaid([{ where, retired: 'words this project uses', use: 'x' }]);
    expect(place).toMatch(/^docs\/glossary\.md:3: “words this project uses” → x$/);
    const { text } = read(where[0]);
    const [broken] = /\p{L}+\n\p{L}+/u.exec(text) ?? [''];
    expect(stillSaid([{ where, retired: broken.replace('\n', ' '), use: 'x' }])).not.toEqual([]);
  });

  test('is found as a whole word only, and by pattern', () => {
    expect(stillSaid([{ where, retired: 'glossar', use: 'x' }])).toEqual([]);
    expect(stillSaid([{ where, retired: /\bgloss(?=ary\b)/i, use: 'x' }])).toHaveLength(1);
  });
});
