import { type Argument, type Expression, Visitor } from 'oxc-parser';
import { lineAt, parsed, type Source } from '../source-files.ts';
import { headNumbers } from './numbers.ts';

/** A test, or a group of tests, that cites rules at the head of its title. */
export interface CitingTest {
  numbers: string[];
  title: string;
  file: string;
  line: number;
}

const WORDS = new Set(['test', 'it', 'describe']);

/** The tests of a file that cite rules: `test('LC-1.1 LC-1.2 ...'`, `describe` and `it` and `test.each` too. */
export function citingTests(source: Source): CitingTest[] {
  const found: CitingTest[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      if (!first || !WORDS.has(root(callee))) return;
      const title = textOf(first);
      const numbers = headNumbers(title);
      if (numbers.length > 0)
        found.push({ numbers, title, file: source.file, line: lineAt(source.text, start) });
    },
  }).visit(parsed(source).program);
  return found;
}

/** What a string says; the parts filled in later are left out. */
function textOf(argument: Argument): string {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : '';
  if (argument.type !== 'TemplateLiteral') return '';
  return argument.quasis.map(({ value }) => value.cooked ?? '').join('...');
}

/** The name a call begins with: `test` in `test.each(table)('title', ...)`. */
function root(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return root(callee.object as Expression);
  return callee.type === 'CallExpression' ? root(callee.callee) : '';
}
