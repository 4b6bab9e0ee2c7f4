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
