import { createRequire } from 'node:module';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';

const require = createRequire(import.meta.url);

/** The check of a schema. There are a hundred and a start needs none: each is compiled with its first use. */
export type Check = () => Validator;

export function checkOf(schema: TSchema): Check {
  let check: Validator | null = null;
  return () => {
    check ??= compile(schema);
    return check;
  };
}

/** Required, not imported: the compiler is loaded with the first check, and a check cannot wait. */
function compile(schema: TSchema): Validator {
  const { Compile } = require('typebox/compile') as typeof import('typebox/compile');
  return Compile(schema);
}

/** What a check finds wrong, and where. */
export interface Complaint {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: Record<string, unknown>;
  message: string;
}

/** Of a union: the branch in which one of its words was expected and another came. */
const BRANCH = /^(.*\/anyOf\/\d+)\/properties\/[^/]+$/;

/**
 * What to tell the sender of a value that does not pass. Of a union only the branch is spoken of whose `kind` was sent; when
 * there is none, which words there are.
 */
export function complaintAbout(check: Validator, value: unknown): Complaint {
  const all = check.Errors(value) as Complaint[];
  const words = all.filter(({ keyword }) => keyword === 'const');
  const others = words.flatMap(({ schemaPath }) => BRANCH.exec(schemaPath)?.[1] ?? []);
  const meant = all.filter(
    ({ keyword, schemaPath }) =>
      keyword !== 'anyOf' &&
      !others.some(branch => schemaPath === branch || schemaPath.startsWith(`${branch}/`)),
  );
  const found = meant[0] ?? words[0] ?? all[0];
  if (found.keyword !== 'const') return found;
  const known = words.filter(({ instancePath }) => instancePath === found.instancePath);
  return { ...found, message: `must be one of ${known.map(wordOf).join(', ')}` };
}

function wordOf({ params }: Complaint): string {
  return String(params.allowedValue);
}

/** `clock.bank` from `/clock/bank`; for a missing field or one that has no place there its own name. */
export function fieldOf({
  instancePath,
  params,
}: {
  instancePath: string;
  params?: Record<string, unknown> | undefined;
}): string {
  const path = instancePath.split('/').filter(Boolean);
  const { requiredProperties, additionalProperties } = params ?? {};
  for (const names of [requiredProperties, additionalProperties])
    if (Array.isArray(names) && names.length > 0) path.push(String(names[0]));
  return path.join('.');
}
