import { below, pick, type Rng } from '@signoria/core';
import type { TSchema } from 'typebox';

interface Shape extends TSchema {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
}

/** Values that are wrong nearly everywhere. */
const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  true,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '__proto__',
  'x'.repeat(600),
  '💥'.repeat(20),
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
  { constructor: { prototype: {} } },
  { type: 'play', card: 0 },
];

/** A value that fits the schema more or less: now and then something else stands in its place, is missing or too many. */
export function valueFor(rng: Rng, schema: TSchema, depth: number): unknown {
  const shape = schema as Shape;
  if (below(rng, 6) === 0 || depth > 6) return pick(rng, ODD);
  if (shape.anyOf) return valueFor(rng, pick(rng, shape.anyOf), depth + 1);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(rng, shape.enum);
  switch (shape.type) {
    case 'object': {
      const entries = Object.entries(shape.properties ?? {}).filter(() => below(rng, 8) > 0);
      if (below(rng, 8) === 0) entries.push(['extra', {} as Shape]);
      return Object.fromEntries(entries.map(([name, one]) => [name, valueFor(rng, one, depth + 1)]));
    }
    case 'array':
      return Array.from({ length: below(rng, 4) }, () =>
        valueFor(rng, shape.items ?? ({} as Shape), depth + 1),
      );
    case 'integer':
    case 'number':
      return (shape.minimum ?? 0) + below(rng, 12);
    case 'boolean':
      return below(rng, 2) === 0;
    case 'string':
      return pick(rng, [
        'lost-cities',
        'random',
        'https://push.example/x',
        'a@b.example',
        'hello there',
        'ABCDEF',
      ]);
    case 'null':
      return null;
    default:
      return pick(rng, ODD);
  }
}
