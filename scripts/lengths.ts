/** The functions of a source, and how long they are: lines as they stand in the file, nested functions included. */
import { type ArrowFunctionExpression, type Function as FunctionNode, Visitor } from 'oxc-parser';
import { parsed, type Source } from './source-files.ts';

export interface Named {
  name: string;
  text: string;
  lines: number;
}

type Runs = ArrowFunctionExpression | FunctionNode;

/** Every function of a source, by the name it is known by. Groups of tests are no functions: they only hold some. */
export function functionsIn(source: Source): Named[] {
  const names = new Map<object, string>();
  const groups = new Set<object>();
  const found: Named[] = [];
  const measure = (node: Runs) => {
    const text = source.text.slice(node.start, node.end);
    const name = names.get(node) ?? node.id?.name ?? '(unnamed)';
    if (!groups.has(node)) found.push({ name, text, lines: text.split('\n').length });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name);
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name);
    },
    CallExpression({ callee, arguments: handed }) {
      if (/^describe\b/.test(source.text.slice(callee.start, callee.end)))
        for (const each of handed) groups.add(each);
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parsed(source).program);
  return found;
}

export function fileLength({ text }: Source): number {
  return text.replace(/\n$/, '').split('\n').length;
}
