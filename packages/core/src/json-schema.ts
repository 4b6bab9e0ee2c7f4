import { isObject } from './plain.ts';
import type { Problem } from './problem.ts';

/** The part of JSON Schema that our own files need. The published schemas are also the ones that are checked. */
export type JsonSchema =
  | { const: string | number }
  | { type: 'string'; enum: readonly string[]; description?: string }
  | { type: 'string'; minLength: number; maxLength: number; pattern: string; description?: string }
  | { type: 'array'; items: JsonSchema; minItems: number; maxItems: number; description?: string }
  | ObjectSchema;

export interface ObjectSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type: 'object';
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
  additionalProperties: false;
}

/** An object with exactly these fields. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  description?: string,
): ObjectSchema {
  return {
    type: 'object',
    ...(description ? { description } : {}),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** The first place where `value` does not match, or null. */
export function misfitOf(schema: JsonSchema, value: unknown, at: string): Problem | null {
  if ('const' in schema)
    return value === schema.const ? null : { at, code: 'bad-value', expected: String(schema.const) };
  switch (schema.type) {
    case 'string':
      return fitsText(schema, value) ? null : { at, code: 'bad-value', expected: textsOf(schema) };
    case 'array':
      return misfitInList(schema, value, at);
    case 'object':
      return misfitInObject(schema, value, at);
  }
}

type TextSchema = Extract<JsonSchema, { type: 'string' }>;

function fitsText(schema: TextSchema, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if ('enum' in schema) return schema.enum.includes(value);
  const { minLength, maxLength, pattern } = schema;
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);
}

function textsOf(schema: TextSchema): string {
  return 'enum' in schema ? schema.enum.join(', ') : `${schema.minLength}–${schema.maxLength}`;
}

function misfitInList(
  { items, minItems, maxItems }: Extract<JsonSchema, { type: 'array' }>,
  value: unknown,
  at: string,
): Problem | null {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
    return {
      at,
      code: 'bad-length',
      expected: minItems === maxItems ? `${minItems}` : `${minItems}–${maxItems}`,
    };
  for (const [i, entry] of value.entries()) {
    const inner = misfitOf(items, entry, `${at}[${i}]`);
    if (inner) return inner;
  }
  return null;
}

function misfitInObject({ properties, required }: ObjectSchema, value: unknown, at: string): Problem | null {
  if (!isObject(value)) return { at, code: 'not-an-object', expected: required.join(', ') };
  const strange = Object.keys(value).find(name => !Object.hasOwn(properties, name));
  if (strange !== undefined)
    return { at: `${at}.${strange}`, code: 'unknown-field', expected: Object.keys(properties).join(', ') };
  for (const name of required)
    if (!Object.hasOwn(value, name)) return { at: `${at}.${name}`, code: 'missing-field', expected: '' };
  for (const [name, inner] of Object.entries(value)) {
    const found = misfitOf(properties[name], inner, `${at}.${name}`);
    if (found) return found;
  }
  return null;
}

/** The same value with its fields in the order of the schema, so that equal files have equal text. */
export function inOrder(schema: JsonSchema, value: unknown): unknown {
  if ('const' in schema || schema.type === 'string') return value;
  if (schema.type === 'array') return (value as unknown[]).map(entry => inOrder(schema.items, entry));
  const found = value as Record<string, unknown>;
  const names = Object.keys(schema.properties).filter(name => Object.hasOwn(found, name));
  return Object.fromEntries(names.map(name => [name, inOrder(schema.properties[name], found[name])]));
}
