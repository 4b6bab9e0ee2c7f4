/**
 * The types of a game as JSON Schemas, for the public API. They are read from its sources: plain interfaces, unions,
 * lists and literals, which is all that actions, events, views and options are made of. Anything else is refused by name.
 */
import type { Program, TSType, TSTypeName } from 'oxc-parser';
import { parsed, type Source, sourcesUnder } from '../source-files.ts';

export type Schema = { readonly [keyword: string]: unknown };

/** A declaration, and the file it was found in: names in it are read there. */
interface Found {
  source: Source;
  node: Declared;
  about: string;
}

type Node = Program['body'][number];
type Declared = Extract<
  Node,
  { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' | 'VariableDeclaration' }
>;

/** What is being read: a package, from whose names its schemas are told apart by a prefix. */
interface Reading {
  schemas: Record<string, Schema>;
  home: string;
  prefix: string;
}

/** Where a type stands: its file, and the package of that file. */
interface Place {
  reading: Reading;
  folder: string;
  source: Source;
}

/** Schemas by name, found from these types of a package; what they are made of is there too, under names of its own. */
export function schemasOf(folder: string, prefix: string, names: readonly string[]): Record<string, Schema> {
  const reading: Reading = { schemas: {}, home: folder, prefix };
  for (const name of names) named(name, folder, reading);
  return reading.schemas;
}

/** A reference to a type of a package; its schema is made when it is first named. */
function named(name: string, folder: string, reading: Reading): Schema {
  const { schemas } = reading;
  const key = folder === reading.home ? `${reading.prefix}${name}` : name;
  if (!Object.hasOwn(schemas, key)) {
    schemas[key] = {};
    const { node, source, about } = find(name, folder);
    const place = { reading, folder, source };
    schemas[key] = described(
      about,
      node.type === 'TSTypeAliasDeclaration'
        ? typeOf(node.typeAnnotation, place)
        : objectOf(fieldsOf(name, place)),
    );
  }
  return { $ref: `#/components/schemas/${key}` };
}

/** All fields of an interface, those it takes over included. */
function fieldsOf(name: string, at: Place): Field[] {
  const { node, source } = find(name, at.folder);
  const place = { ...at, source };
  if (node.type !== 'TSInterfaceDeclaration') throw new Error(`${source.file}: ${name} is no interface`);
  const inherited = node.extends.flatMap(({ expression }) => {
    if (expression.type !== 'Identifier') throw new Error(`${source.file}: ${name} extends something unread`);
    return fieldsOf(expression.name, { ...place, folder: homeOf(expression.name, place) });
  });
  const own = node.body.body.map(member => fieldOf(member, place));
  const replaced = new Set(own.map(field => field.name));
  return [...inherited.filter(field => !replaced.has(field.name)), ...own];
}

function fieldOf(member: object, place: Place): Field {
  const { type, key, optional, typeAnnotation, start } = member as Member;
  if (type !== 'TSPropertySignature' || key?.name === undefined || !typeAnnotation)
    throw new Error(`${place.source.file}: a ${type} is not read`);
  const schema = typeOf(typeAnnotation.typeAnnotation, place);
  return {
    name: key.name,
    isOptional: optional === true,
    schema: described(commentBefore(place.source, start), schema),
  };
}

function typeOf(type: TSType, place: Place): Schema {
  const { source } = place;
  const inner = (one: TSType) => typeOf(one, place);
  switch (type.type) {
    case 'TSNumberKeyword':
      return { type: 'integer' };
    case 'TSStringKeyword':
      return { type: 'string' };
    case 'TSBooleanKeyword':
      return { type: 'boolean' };
    case 'TSNullKeyword':
      return { type: 'null' };
    case 'TSLiteralType':
      return literal(source.text.slice(type.start, type.end));
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSArrayType':
      return { type: 'array', items: inner(type.elementType) };
    case 'TSTupleType':
      return tupleOf(type.elementTypes.map(one => inner(one as TSType)));
    case 'TSUnionType':
      return unionOf(type.types.map(inner));
    case 'TSIntersectionType':
      // A number with a brand.
      return inner(type.types[0]);
    case 'TSTypeLiteral':
      return objectOf(type.members.map(member => fieldOf(member, place)));
    case 'TSTypeOperator':
      return type.operator === 'keyof' ? keysOf(type.typeAnnotation, place) : inner(type.typeAnnotation);
    case 'TSTypeQuery':
      return valueType(source.text.slice(type.start, type.end), place);
    case 'TSIndexedAccessType':
      return type.objectType.type === 'TSTypeReference'
        ? fieldType(
            nameOf(type.objectType.typeName),
            source.text.slice(type.indexType.start, type.indexType.end),
            place,
          )
        : valueType(source.text.slice(type.start, type.end), place);
    case 'TSTypeReference':
      return reference(nameOf(type.typeName), type.typeArguments?.params ?? [], place);
    default:
      throw new Error(`${source.file}: a ${type.type} is not read`);
  }
}

function keysOf(type: TSType, place: Place): Schema {
  if (type.type !== 'TSTypeReference') throw new Error(`${place.source.file}: keyof something unread`);
  const name = nameOf(type.typeName);
  const { node } = find(name, homeOf(name, place));
  if (node.type !== 'TSInterfaceDeclaration')
    throw new Error(`${place.source.file}: ${name} is no interface`);
  return enumOf(
    'string',
    node.body.body.map(member => (member as Member).key?.name),
  );
}

/** `Options['titles']`: what that field is. */
function fieldType(name: string, quoted: string, place: Place): Schema {
  const field = fieldsOf(name, { ...place, folder: homeOf(name, place) }).find(
    one => `'${one.name}'` === quoted,
  );
  if (!field) throw new Error(`${place.source.file}: ${name}[${quoted}] is not read`);
  return field.schema;
}

function reference(name: string, of: readonly TSType[], place: Place): Schema {
  if (name === 'Readonly') return typeOf(of[0], place);
  if (name === 'Record') return { type: 'object', additionalProperties: typeOf(of[1], place) };
  return named(name, homeOf(name, place), place.reading);
}

interface Field {
  name: string;
  isOptional: boolean;
  schema: Schema;
}

interface Member {
  type: string;
  start: number;
  key?: { name?: string };
  optional?: boolean;
  typeAnnotation?: { typeAnnotation: TSType } | null;
}

function objectOf(fields: readonly Field[]): Schema {
  return {
    type: 'object',
    required: fields.filter(field => !field.isOptional).map(field => field.name),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
}

function tupleOf(places: readonly Schema[]): Schema {
  return { type: 'array', prefixItems: places, minItems: places.length, maxItems: places.length };
}

function literal(text: string): Schema {
  const value: unknown = text.startsWith("'") ? text.slice(1, -1) : JSON.parse(text);
  return enumOf(typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'integer', [
    value,
  ]);
}

function enumOf(type: string, values: readonly unknown[]): Schema {
  return { type, enum: values };
}

/** Literals of one kind are one list; anything else is told one by one. */
function unionOf(parts: readonly Schema[]): Schema {
  const merged: Schema[] = [];
  for (const part of parts) {
    const alike = merged.findIndex(one => one.enum && part.enum && one.type === part.type);
    if (alike < 0) merged.push(part);
    else
      merged[alike] = enumOf(String(part.type), [
        ...(merged[alike].enum as unknown[]),
        ...(part.enum as unknown[]),
      ]);
  }
  return merged.length === 1 ? merged[0] : { anyOf: merged };
}

/** A type made from a value: `typeof NONE`, or the texts of a table, `(typeof TABLE)['a' | 'b'][number]`. */
function valueType(text: string, place: Place): Schema {
  const [, name = '', keys = ''] = /typeof (\w+)\)?((?:\[.*\])?)$/.exec(text) ?? [];
  const { node, source: home } = find(name, homeOf(name, place));
  if (node.type !== 'VariableDeclaration') throw new Error(`${place.source.file}: ${text} is not read`);
  const init = node.declarations[0].init;
  const value = init ? home.text.slice(init.start, init.end) : '';
  if (keys === '') return literal(value);
  const texts = [...value.matchAll(/'([^']+)'(?!:)/g)].map(([, one]) => one);
  return enumOf('string', [...new Set(texts)]);
}

/** The package in which a name is declared: this one, or the one it is imported from. */
function homeOf(name: string, { source, folder }: Place): string {
  const { program } = parsed(source);
  for (const node of program.body)
    if (node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => local.name === name))
      return node.source.value.startsWith('@signoria/')
        ? node.source.value.replace('@signoria/', 'packages/')
        : folder;
  return folder;
}

/** Where a package declares a name, whatever file that is in. */
function find(name: string, folder: string): Found {
  for (const source of sourcesUnder(`${folder}/src`)) {
    if (!source.text.includes(name) || source.file.includes('/kit/')) continue;
    const { program } = parsed(source);
    for (const outer of program.body) {
      const node = outer.type === 'ExportNamedDeclaration' ? outer.declaration : outer;
      if (node && declares(node as Node, name))
        return { source, node: node as Declared, about: commentBefore(source, outer.start) };
    }
  }
  throw new Error(`${folder}: no type ${name}`);
}

function declares(node: Node, name: string): boolean {
  if (node.type === 'VariableDeclaration') {
    const [{ id }] = node.declarations;
    return id.type === 'Identifier' && id.name === name;
  }
  return (
    (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') &&
    node.id.name === name
  );
}

function described(about: string, schema: Schema): Schema {
  return about === '' ? schema : { description: about, ...schema };
}

/** The doc comment right before this place, on one line. Numbers of rules are for readers of the code. */
function commentBefore({ text }: Source, start: number): string {
  const found = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s.exec(text.slice(0, start));
  if (!found) return '';
  return found[1]
    .replace(/\n\s*\*/g, ' ')
    .replace(/\b[A-Z]{1,2}-\d+\.\d+\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameOf(name: TSTypeName): string {
  if (name.type !== 'Identifier') throw new Error(`a ${name.type} is not read`);
  return name.name;
}
