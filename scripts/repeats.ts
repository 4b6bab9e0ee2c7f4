/**
 * Finds code that is repeated: consecutive lines that differ only in names of variables, in strings and in numbers. The
 * functions called, the properties read and the elements drawn must be the same, so two lists of different things are no
 * repeat. Lines that only declare or list something are ignored: imports, types, parameters and tables of plain values.
 */
import {
  type Declaration,
  type Function as FunctionNode,
  type Node,
  type Program,
  Visitor,
} from 'oxc-parser';
import { parsed, type Source } from './source-files.ts';

interface Line {
  file: string;
  /** Counted from 1. */
  number: number;
  shape: string;
}

interface Span {
  start: number;
  end: number;
}

/** Each pair of places with so many lines of one shape, as `file:line ~ file:line (lines)`. */
export function repeatsIn(sources: readonly Source[], least: number): string[] {
  const files = sources.map(linesOf);
  const seen = new Map<string, { lines: readonly Line[]; at: number }>();
  const found: string[] = [];
  for (const lines of files)
    for (let at = 0; at + least <= lines.length; ) {
      const key = shapeOf(lines, at, least);
      const first = seen.get(key);
      if (!first) seen.set(key, { lines, at });
      const isApart = first && (first.lines !== lines || first.at + least <= at);
      const shared = isApart ? sharedBy(first.lines, first.at, lines, at) : 0;
      if (isApart) found.push(`${placeOf(first.lines[first.at])} ~ ${placeOf(lines[at])} (${shared} lines)`);
      at += Math.max(1, shared);
    }
  return found;
}

function shapeOf(lines: readonly Line[], at: number, count: number): string {
  return lines
    .slice(at, at + count)
    .map(({ shape }) => shape)
    .join('\n');
}

function sharedBy(a: readonly Line[], atA: number, b: readonly Line[], atB: number): number {
  let count = 0;
  while (a[atA + count] && b[atB + count] && a[atA + count].shape === b[atB + count].shape) count++;
  return count;
}

function placeOf({ file, number }: Line): string {
  return `${file}:${number}`;
}

/** The lines of a source that say something, by their shape. */
function linesOf(source: Source): Line[] {
  const blanked = source.text.split('');
  const { program, comments } = parsed(source);
  const put = ({ start, end }: Span, text: string) => {
    for (let i = start; i < end; i++) if (blanked[i] !== '\n') blanked[i] = i === start ? text : '';
  };
  for (const name of namesIn(program)) put(name, 'x');
  for (const span of [...declarationsIn(program), ...comments]) put(span, '');
  return blanked
    .join('')
    .split('\n')
    .map((line, i) => ({ file: source.file, number: i + 1, shape: line.replace(/\s+/g, ' ').trim() }))
    .filter(({ shape }) => /[a-z]{2}/i.test(shape));
}

/** Variables, strings and numbers: everything that may differ between two repeats. */
function namesIn(program: Program): Span[] {
  const found: Span[] = [];
  const kept = new Set<object>();
  const value = ({ start, end }: Span) => void found.push({ start, end });
  new Visitor({
    CallExpression: ({ callee }) => void kept.add(callee),
    NewExpression: ({ callee }) => void kept.add(callee),
    MemberExpression: ({ property, computed }) => void (computed || kept.add(property)),
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || kept.add(key)),
    TSTypeReference: ({ typeName }) => void kept.add(typeName),
    Identifier(node) {
      if (!kept.has(node)) found.push({ start: node.start, end: node.start + node.name.length });
    },
    Literal: value,
    TemplateElement: value,
    JSXText: value,
  }).visit(program);
  return found;
}

/** What declares or lists and does nothing. */
function declarationsIn(program: Program): Span[] {
  const found: Span[] = [];
  const skip = ({ start, end }: Span) => void found.push({ start, end });
  const skipParameters = ({ params }: Pick<FunctionNode, 'params'>) => params.forEach(skip);
  for (const each of program.body) if (each.type === 'VariableDeclaration' && isListing(each)) skip(each);
  new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    ExportNamedDeclaration: node => void (isListing(node.declaration) && skip(node)),
    TSInterfaceDeclaration: skip,
    TSTypeAliasDeclaration: skip,
    FunctionDeclaration: skipParameters,
    FunctionExpression: skipParameters,
    ArrowFunctionExpression: skipParameters,
    ObjectExpression({ properties }) {
      for (const each of properties) if (each.type === 'Property' && isPlain(each.value)) skip(each);
    },
    SwitchCase: ({ start, end, consequent: [first] }) => skip({ start, end: first?.start ?? end }),
    ArrayExpression({ elements }) {
      for (const each of elements) if (each && isPlain(each)) skip(each);
    },
  }).visit(program);
  return found;
}

/** An export from elsewhere, a type, or a constant that is given as it is. */
function isListing(declaration: Declaration | null): boolean {
  switch (declaration?.type) {
    case undefined:
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return true;
    case 'VariableDeclaration':
      return declaration.declarations.every(({ init }) => init !== null && isPlain(init));
    default:
      return false;
  }
}

/** Whether it names a value and computes nothing. */
function isPlain(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'UnaryExpression':
      return isPlain(node.argument);
    case 'BinaryExpression':
      return isPlain(node.left) && isPlain(node.right);
    case 'TSAsExpression':
      return isPlain(node.expression);
    case 'ArrayExpression':
      return node.elements.every(each => each === null || isPlain(each));
    case 'ObjectExpression':
      return node.properties.every(each => each.type === 'Property' && isPlain(each.value));
    default:
      return false;
  }
}
