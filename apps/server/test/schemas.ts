import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';

type Named = Readonly<Record<string, unknown>>;

const REF = '#/components/schemas/';

/** The schema with everything it refers to in it, and without room for fields it does not name. */
function whole(schema: unknown, named: Named): unknown {
  if (Array.isArray(schema)) return schema.map(part => whole(part, named));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string')
    return whole(named[schema.$ref.slice(REF.length)], named);
  const parts = Object.entries(schema).filter(
    ([keyword]) => !['description', 'discriminator'].includes(keyword),
  );
  const inside = Object.fromEntries(parts.map(([keyword, part]) => [keyword, whole(part, named)]));
  return inside.type === 'object' && inside.properties ? { additionalProperties: false, ...inside } : inside;
}

/** Holds what was said to its schema: what is wrong, and where; null when all is well. */
export function misfit(schema: unknown, named: Named): (said: unknown) => string | null {
  const check = Compile(whole(schema, named) as TSchema);
  return said => {
    if (check.Check(said)) return null;
    const [wrong] = check.Errors(said);
    return `${wrong.instancePath}: ${wrong.message}`;
  };
}

export function expectToFit(schema: unknown, named: Named, said: unknown, what: string): void {
  const wrong = misfit(schema, named)(said);
  expect(wrong && `${what} at ${wrong}`).toBeNull();
}
