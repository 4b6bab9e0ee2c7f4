import { expect, test } from 'vitest';
import { type Chapter, readChapter } from './chapter.ts';
import { type Citations, disagreements } from './disagreements.ts';
import { rulingsPage } from './rulings-page.ts';

const PAGE = `# Chess

## 1. Moves

**X-1.1** Pieces move.

**X-1.2** A pawn may move two squares.
> **Rulebooks:** say so. **Here:** only at first. **Option:** \`pawns\`
> **Rulebooks:** say nothing of jumping. **Here:** a pawn does not jump. **Option:** none
`;

/** Each number cited by a test and by a comment, but for what is said otherwise. */
function citing(numbers: string[], others: Partial<Record<keyof Citations, string[]>> = {}): Citations {
  const { tests = numbers, code = numbers, refusals = [] } = others;
  return { tests: new Set(tests), code: new Set(code), refusals: new Set(refusals) };
}

const chapter = (numbers: string[], ...options: string[]): Chapter => ({
  title: 'Chess',
  rules: numbers.map(number => ({
    number,
    text: 'text',
    rulings: options.map(option => ({ documents: 'say so.', played: 'so.', option })),
  })),
});

test('a page is read rule by rule, with its rulings', () => {
  const { title, rules } = readChapter(PAGE, 'en');
  expect(title).toBe('Chess');
  expect(rules.map(rule => rule.number)).toEqual(['X-1.1', 'X-1.2']);
  expect(rules.map(rule => rule.rulings)).toEqual([
    [],
    [
      { documents: 'say so.', played: 'only at first.', option: '`pawns`' },
      { documents: 'say nothing of jumping.', played: 'a pawn does not jump.', option: 'none' },
    ],
  ]);
});

test('a ruling that lacks a part is an error that names its rule', () => {
  expect(() => readChapter(PAGE.replace('**Here:**', ''), 'en')).toThrow('X-1.2');
});

test.each([
  ['say so.', 'say so'],
  ['only at first.', 'only at first'],
  ['`pawns`', '`pawns`.'],
])('a ruling with a stop out of place is an error that names its rule: %s, %s', (right, wrong) => {
  expect(() => readChapter(PAGE.replace(right, wrong), 'en')).toThrow('X-1.2');
});

test('the rulings page has a line for each ruling and none for other rules', () => {
  const page = rulingsPage([readChapter(PAGE, 'en')], 'en');
  expect(page).toContain('| X-1.2 | say so. | only at first. | `pawns` |\n');
  expect(page).toContain('| X-1.2 | say nothing of jumping. | a pawn does not jump. | none |\n');
  expect(page).not.toContain('X-1.1');
});

test.each([
  [
    'a rule without a test',
    ['X-1.1', 'X-1.2'],
    ['X-1.1', 'X-1.2'],
    { tests: ['X-1.1'] },
    'X-1.2: not covered by any test',
  ],
  ['a rule without code', ['X-1.1', 'X-1.2'], ['X-1.1', 'X-1.2'], { code: ['X-1.1'] }, 'X-1.2 has no place'],
  ['a test without a rule', ['X-1.1'], ['X-1.1'], { tests: ['X-1.1', 'X-7.1'] }, 'a test cites X-7.1'],
  ['a comment without a rule', ['X-1.1'], ['X-1.1'], { code: ['X-1.1', 'X-7.1'] }, 'a comment cites X-7.1'],
  ['a refusal without a rule', ['X-1.1'], ['X-1.1'], { refusals: ['X-8.1'] }, 'a refusal names X-8.1'],
  ['languages out of step', ['X-1.1', 'X-1.2'], ['X-1.1'], {}, 'differ in X-1.2'],
  ['a number that stands twice', ['X-1.1', 'X-1.1'], ['X-1.1', 'X-1.1'], {}, 'chess: duplicate rule number'],
])('%s is a fault', (_, en, fr, others, fault) => {
  const faults = disagreements('chess', { en: chapter(en), fr: chapter(fr) }, citing(en, others));
  expect(faults.join('\n')).toContain(fault);
});

test('a refusal is a place in the code too', () => {
  const chapters = { en: chapter(['X-1.1']), fr: chapter(['X-1.1']) };
  expect(disagreements('chess', chapters, citing(['X-1.1'], { code: [], refusals: ['X-1.1'] }))).toEqual([]);
});

test.each([
  [['`a`'], []],
  [['`a`'], ['`b`']],
  [['none'], ['aucune', 'aucune']],
])('rulings out of step are a fault: %j, %j', (en, fr) => {
  const chapters = { en: chapter(['X-1.1'], ...en), fr: chapter(['X-1.1'], ...fr) };
  const faults = disagreements('chess', chapters, citing(['X-1.1']));
  expect(faults.join('\n')).toContain('X-1.1: rulings or options differ');
});

test('no fault where all agree', () => {
  const chapters = { en: chapter(['X-1.1'], 'none', '`a`'), fr: chapter(['X-1.1'], 'aucune', '`a`') };
  expect(disagreements('chess', chapters, citing(['X-1.1'], { refusals: ['X-1.1'] }))).toEqual([]);
});
