import { describe, expect, test } from 'vitest';
import { headNumbers, headRules } from './numbers.ts';
import { placesIn } from './places.ts';
import { reaches } from './reach.ts';
import { type IndexedGame, indexPage, placesOf, upToDate } from './rule-index.ts';
import { citingTests } from './tests.ts';

const ORDER = ['X-1.1', 'X-1.2', 'X-1.3', 'X-2.1'];
const FILE = 'packages/chess/src/move.ts';

const places = (text: string) =>
  placesIn({ file: FILE, text }, ORDER).map(({ number, name, line, kind, by }) => [
    number,
    name,
    line,
    kind,
    by,
  ]);

describe('numbers', () => {
  test('are those a text begins with', () => {
    expect(headNumbers('X-1.1 X-1.2 pieces move')).toEqual(['X-1.1', 'X-1.2']);
    expect(headNumbers('X-2.1 and X-1.2: both')).toEqual(['X-2.1', 'X-1.2']);
    expect(headNumbers('unlike X-9.9, this cites nothing')).toEqual([]);
  });

  test('from one to another are all between in a comment', () => {
    expect(headRules('X-1.1 to X-1.3  Moves.', ORDER)).toEqual(['X-1.1', 'X-1.2', 'X-1.3']);
  });
});

describe('a rule stands in the code', () => {
  test('at the function under the comment that begins with its number', () => {
    expect(places('const a = 1;\n\n/** X-1.1  Moves. See X-2.1. */\nexport function move() {}')).toEqual([
      ['X-1.1', 'move', 4, 'function', 'comment'],
    ]);
  });

  test('and so it does where a later clause begins with its number', () => {
    expect(
      places('/** X-1.1  Moves; X-2.1 it may jump. */\nfunction move() {}').map(([number]) => number),
    ).toEqual(['X-1.1', 'X-2.1']);
  });

  test('at what a table is made into', () => {
    expect(places("export const { turn, why } = playBy({\n  turnRule: 'X-1.1',\n});")).toEqual([
      ['X-1.1', 'turn, why', 1, 'table', 'string'],
    ]);
  });

  test('at the entry of a table, the field of a type', () => {
    expect(places('const T = {\n  a: 1,\n  /** X-1.1 */\n  b: 2,\n} as const;')).toEqual([
      ['X-1.1', 'T.b', 4, 'table', 'comment'],
    ]);
    expect(places('interface S {\n  /** X-1.2  Whose turn. */\n  turn: number;\n}')).toEqual([
      ['X-1.2', 'S.turn', 3, 'type', 'comment'],
    ]);
  });

  test('at the function whose refusal names it, once', () => {
    expect(places("/** X-1.1 */\nconst why = () => [refuse('X-1.1', 'a'), refuse('X-2.1', 'b')];")).toEqual([
      ['X-1.1', 'why', 2, 'function', 'comment'],
      ['X-2.1', 'why', 2, 'function', 'string'],
    ]);
  });

  test('and an entry goes without saying where its table is named', () => {
    const found = placesIn({ file: FILE, text: "/** X-1.1 */\nconst T = {\n  rule: 'X-1.1',\n};" }, ORDER);
    expect(placesOf('X-1.1', found).map(({ name }) => name)).toEqual(['T']);
  });
});

test('tests cite rules by the head of their titles', () => {
  const text = `
    test('X-1.1 X-1.2 pieces move', () => {});
    describe.each([1])("X-2.1 and X-1.3: both", () => {});
    test(\`X-1.3 \${name}\`, () => {});
    expect('X-1.1').toBe(1);
    test('unlike X-9.9, this cites nothing', () => {});`;
  const found = citingTests({ file: 'packages/chess/test/move.test.ts', text });
  expect(found.map(({ numbers, line }) => [line, ...numbers])).toEqual([
    [2, 'X-1.1', 'X-1.2'],
    [3, 'X-2.1', 'X-1.3'],
    [4, 'X-1.3'],
  ]);
});

describe('the index', () => {
  const game: IndexedGame = {
    id: 'chess',
    title: 'Chess',
    numbers: ['X-1.1'],
    places: [
      { number: 'X-1.1', file: FILE, name: 'move', line: 40, kind: 'function', by: 'comment', text: '' },
    ],
    tests: [{ numbers: ['X-1.1'], title: 'X-1.1 moves', file: 'packages/chess/test/move.test.ts', line: 7 }],
  };
  const page = indexPage([game]);

  test('leads from a number to its code and its tests', () => {
    expect(page).toContain(
      '| X-1.1 | [`move`](../../packages/chess/src/move.ts#L40) in move.ts | [X-1.1 moves](../../packages/chess/test/move.test.ts#L7) |',
    );
  });

  test('is up to date while its links lead near what they name', () => {
    expect(upToDate(page, page.replace('#L40', '#L45'))).toBe(true);
    expect(upToDate(page, page.replace('#L40', '#L90'))).toBe(false);
    expect(upToDate(page, page.replace('`move`', '`step`'))).toBe(false);
    expect(upToDate(page, page.replace('| X-1.1', '| X-1.2'))).toBe(false);
  });
});

describe('a test reaches a place', () => {
  const text =
    'const T = { a: jump };\nfunction move() {\n  return T;\n}\nfunction jump() {}\nfunction rest() {}';
  const sources = [{ file: FILE, text }];
  const place = { number: 'X-1.1', file: FILE, line: 1, by: 'comment' as const };
  const table = { ...place, name: 'T', kind: 'table' as const, text: 'T = { a: jump }' };
  const running = (...names: string[]) => ({
    titles: [],
    file: 'move.test.ts',
    ran: names.map(name => `${FILE} ${name}`),
  });

  test('that is a function by running it', () => {
    const move = { ...place, name: 'move', kind: 'function' as const, text: '' };
    expect(reaches(running('move'), move, sources)).toBe(true);
    expect(reaches(running('jump'), move, sources)).toBe(false);
  });

  test('that is a table by running what names it, or what it names', () => {
    expect(reaches(running('move'), table, sources)).toBe(true);
    expect(reaches(running('jump'), table, sources)).toBe(true);
    expect(reaches(running('rest'), table, sources)).toBe(false);
  });
});
