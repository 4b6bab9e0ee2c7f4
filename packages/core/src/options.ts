import { type MaterialSchema, parseMaterial } from './material.ts';
import { isObject } from './plain.ts';
import type { Checked, Problem } from './problem.ts';

/** One option as a JSON Schema fragment, from which forms and checks are derived. */
export type OptionField =
  | { type: 'boolean' }
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'string'; enum: readonly string[] }
  | { type: 'array'; items: { type: 'string'; enum: readonly string[] }; uniqueItems: true };

export interface OptionSchema<O> {
  fields: { readonly [K in Exclude<keyof O, 'material'>]-?: OptionField };
  /** The printed tables that the option `material` may replace, in games that have such. */
  material?: MaterialSchema;
  /** Whole sets of options by name. The first one is the default. */
  presets: { readonly [name: string]: O };
  /** Ready changes to any preset, by name: a set of cards that goes well together. */
  mixes?: { readonly [name: string]: Partial<O> };
  /** What no single field can say: options that need each other or a number of seats. */
  check?(options: O, seats: number): Problem | null;
}

export function defaultPreset<O>(schema: OptionSchema<O>): string {
  return Object.keys(schema.presets)[0];
}

/** Reads options from outside: an optional `preset` name, and options that differ from it. */
export function parseOptions<O>(schema: OptionSchema<O>, input: unknown, seats: number): Checked<O> {
  if (input !== undefined && !isObject(input))
    return fail('options', 'not-an-object', 'an object of options');
  const { preset = defaultPreset(schema), ...own } = (input ?? {}) as Record<string, unknown>;
  if (typeof preset !== 'string' || !Object.hasOwn(schema.presets, preset))
    return fail('options.preset', 'unknown-preset', `one of ${Object.keys(schema.presets).join(', ')}`);
  const options = { ...schema.presets[preset] };
  const material = ownMaterial(schema, own);
  if (material && !material.ok) return material;
  for (const [name, value] of Object.entries(own)) {
    if (name === 'material' && schema.material && (material || value === null)) continue;
    if (!Object.hasOwn(schema.fields, name))
      return fail(`options.${name}`, 'unknown-option', `one of ${Object.keys(schema.fields).join(', ')}`);
    const key = name as Exclude<keyof O, 'material'>;
    const expected = mismatch(schema.fields[key], value);
    if (expected) return fail(`options.${name}`, 'bad-value', expected);
    options[key] = value as O[typeof key];
  }
  if (material) Object.assign(options as object, { material: material.value });
  const problem = schema.check?.(options, seats);
  return problem ? { ok: false, problem } : { ok: true, value: freeze(options) };
}

/** The printing among the options, read; null where none was given (null says so), or the game knows no other. */
function ownMaterial<O>(schema: OptionSchema<O>, own: Record<string, unknown>) {
  const isGiven = own.material !== undefined && own.material !== null && schema.material !== undefined;
  return isGiven ? parseMaterial(schema.material as MaterialSchema, own.material, 'options.material') : null;
}

/** What `value` should have been, or null when it fits. */
function mismatch(field: OptionField, value: unknown): string | null {
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'integer': {
      const fits =
        Number.isInteger(value) && Number(value) >= field.minimum && Number(value) <= field.maximum;
      return fits ? null : `a whole number from ${field.minimum} to ${field.maximum}`;
    }
    case 'string':
      return field.enum.some(choice => choice === value) ? null : `one of ${field.enum.join(', ')}`;
    case 'array': {
      const { enum: choices } = field.items;
      const fits =
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every(entry => choices.includes(entry));
      return fits ? null : `a list without repeats of ${choices.join(', ')}`;
    }
  }
}

function fail(at: string, code: string, expected: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { at, code, expected } };
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}
