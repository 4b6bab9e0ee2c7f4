import { isRuleNumber } from '@signoria/words/handbook';
import {
  type BindingPattern,
  type Comment,
  type Directive,
  type Expression,
  type Statement,
  Visitor,
} from 'oxc-parser';
import { lineAt, parsed, type Source } from '../source-files.ts';
import { headRules } from './numbers.ts';

/** A declaration that carries out a rule, or one entry of a table: `openSites`, `SEQUENCE.build`. */
export interface Place {
  number: string;
  file: string;
  name: string;
  line: number;
  kind: 'function' | 'table' | 'type';
  /** How it cites the rule: in the comment above it, or by a string, as refusals and steps do. */
  by: 'comment' | 'string';
  /** What it says itself. */
  text: string;
}

interface Declared {
  name: string;
  kind: Place['kind'];
  start: number;
  end: number;
  /** The entries of a table, the fields of a type. */
  entries: Declared[];
}

/** Where a file cites rules, in its order. `order` is the handbook's, to tell what `C-1.1 to C-1.3` holds. */
export function placesIn(source: Source, order: readonly string[]): Place[] {
  const { program, comments } = parsed(source);
  const declared = program.body.flatMap(declarations);
  const places: Place[] = [];
  const cite = (number: string, offset: number, by: Place['by']) => {
    const owner = ownerAt(declared, offset);
    if (!owner) return;
    const { name, kind, start, end } = owner;
    const line = lineAt(source.text, start);
    places.push({ number, file: source.file, name, line, kind, by, text: source.text.slice(start, end) });
  };
  for (const comment of comments)
    for (const clause of clauses(comment))
      for (const number of headRules(clause, order)) cite(number, comment.end, 'comment');
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string' && isRuleNumber(value)) cite(value, start, 'string');
    },
  }).visit(program);
  return unique(places);
}

/** What a comment says, clause by clause, without the stars at its edge: each may begin with a number. */
function clauses({ value }: Comment): string[] {
  return value
    .replace(/^\*+/, '')
    .replace(/^\s*\*/gm, '')
    .split(/[.;]\s/);
}

/** A place cites a rule once; the comment above it goes before the strings in it. */
function unique(places: readonly Place[]): Place[] {
  const seen = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.number} ${place.name}`;
    if (!seen.has(key)) seen.set(key, place);
  }
  return [...seen.values()];
}

/** The declaration around this offset, else the next one, as a comment stands above what it is about. */
function ownerAt(declared: readonly Declared[], offset: number): Declared | null {
  const owner = declared.find(({ end }) => offset < end);
  if (!owner) return null;
  if (offset < owner.start || owner.entries.length === 0) return owner;
  const entry = ownerAt(owner.entries, offset);
  return entry ? { ...entry, name: `${owner.name}.${entry.name}` } : owner;
}

function declarations(statement: Statement | Directive): Declared[] {
  const { start, end } = statement;
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id ? [{ name: node.id.name, kind: 'function', start, end, entries: [] }] : [];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) =>
        init ? [{ name: namesIn(id), start, end, ...initialised(init) }] : [],
      );
    case 'TSInterfaceDeclaration':
      return [{ name: node.id.name, kind: 'type', start, end, entries: members(node.body.body) }];
    case 'TSTypeAliasDeclaration':
      return [{ name: node.id.name, kind: 'type', start, end, entries: [] }];
    default:
      return [];
  }
}

/** The name a declaration gives, or the names it takes out of what it is given: `turn, legal, apply, why`. */
function namesIn(id: BindingPattern): string {
  if (id.type === 'Identifier') return id.name;
  const parts = id.type === 'ObjectPattern' ? id.properties : [];
  return parts.flatMap(part => ('key' in part && 'name' in part.key ? [part.key.name] : [])).join(', ');
}

function initialised(init: Expression): Pick<Declared, 'kind' | 'entries'> {
  switch (init.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return { kind: 'function', entries: [] };
    case 'ObjectExpression':
      return { kind: 'table', entries: members(init.properties) };
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return initialised(init.expression);
    default:
      return { kind: 'table', entries: [] };
  }
}

interface Member {
  type: string;
  start: number;
  end: number;
  key?: { type: string; name?: string; value?: unknown };
  value?: { type: string } | null;
}

/** The entries of an object and the fields of an interface, by name. */
function members(nodes: readonly object[]): Declared[] {
  return (nodes as readonly Member[]).flatMap(({ type, start, end, key, value }) => {
    const name = key?.name ?? (key && 'value' in key ? String(key.value) : null);
    if (name === null) return [];
    const runs = value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
    const kind = type.startsWith('TS') ? 'type' : runs ? 'function' : 'table';
    return [{ name, kind, start, end, entries: [] }];
  });
}
