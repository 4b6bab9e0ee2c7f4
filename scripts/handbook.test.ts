import { expect, test } from 'vitest';
import {
  type Chapter,
  disagreements,
  numbersCited,
  numbersRefusing,
  readChapter,
  rulingsPage,
} from './handbook.ts';

const PAGE = `# Chess

## 1. Moves

**X-1.1** Pieces move.

**X-1.2** A pawn may move two squares.
> **Documents:** say so. **Played:** only at first. **Option:** \`pawns\`
`;

const chapter = (numbers: string[]): Chapter => ({
  title: 'Chess',
  rules: numbers.map(number => ({ number, text: 'text', ruling: null })),
});

test('a page is read rule by rule, with its rulings', () => {
  const { title, rules } = readChapter(PAGE, 'en');
  expect(title).toBe('Chess');
  expect(rules.map(rule => rule.number)).toEqual(['X-1.1', 'X-1.2']);
  expect(rules[1].ruling).toEqual({ documents: 'say so.', played: 'only at first.', option: '`pawns`' });
});

test('a ruling that lacks a part is an error that names its rule', () => {
  expect(() => readChapter(PAGE.replace('**Played:**', ''), 'en')).toThrow('X-1.2');
});

test('the rulings page has a line for each ruling and none for other rules', () => {
  const page = rulingsPage([readChapter(PAGE, 'en')], 'en');
  expect(page).toContain('| X-1.2 | say so. | only at first. | `pawns` |');
  expect(page).not.toContain('X-1.1');
});

test('numbers are cited by the head of a title only', () => {
  const source = `
    test('X-1.1 X-1.2 pieces move', () => {});
    test.each([1])("X-2.1 and X-2.2: both", () => {});
    test('unlike X-9.9, this cites nothing', () => {});`;
  expect(numbersCited(source)).toEqual(['X-1.1', 'X-1.2', 'X-2.1', 'X-2.2']);
});

test('an engine names the numbers of its refusals', () => {
  expect(numbersRefusing(`/** X-1.1 */ return refuse('X-1.2', 'too-far');`)).toEqual(['X-1.2']);
});

test.each([
  [
    'a rule without a test',
    ['X-1.1', 'X-1.2'],
    ['X-1.1', 'X-1.2'],
    ['X-1.1'],
    [],
    'X-1.2 is cited by no test',
  ],
  ['a test without a rule', ['X-1.1'], ['X-1.1'], ['X-1.1', 'X-7'], [], 'a test cites X-7'],
  ['a refusal without a rule', ['X-1.1'], ['X-1.1'], ['X-1.1'], ['X-8'], 'a refusal names X-8'],
  ['languages out of step', ['X-1.1', 'X-1.2'], ['X-1.1'], ['X-1.1', 'X-1.2'], [], 'differ in X-1.2'],
  ['a number that stands twice', ['X-1.1', 'X-1.1'], ['X-1.1', 'X-1.1'], ['X-1.1'], [], 'twice'],
])('%s is a fault', (_, en, fr, cited, refusing, fault) => {
  const faults = disagreements(
    'chess',
    { en: chapter(en), fr: chapter(fr) },
    new Set(cited),
    new Set(refusing),
  );
  expect(faults.join('\n')).toContain(fault);
});

test('no fault where all agree', () => {
  const chapters = { en: chapter(['X-1.1']), fr: chapter(['X-1.1']) };
  expect(disagreements('chess', chapters, new Set(['X-1.1']), new Set(['X-1.1']))).toEqual([]);
});
