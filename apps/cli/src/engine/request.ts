import { type Checked, isObject } from '@signoria/core';

export type Request = Record<string, unknown>;

/** How deep lists and objects may lie within each other: no record, state or action of ours goes half as far. */
const DEEPEST = 64;

/** A line of input as a request, or what is wrong with it. */
export function readRequest(line: string): Checked<Request> {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch (error) {
    return bad('not-json', `one JSON object per line (${(error as Error).message})`);
  }
  if (!isObject(found)) return bad('not-an-object', 'one JSON object');
  return isDeeper(found, DEEPEST)
    ? bad('too-deep', `lists and objects within each other at most ${DEEPEST} times`)
    : { ok: true, value: found };
}

function bad(code: string, expected: string): Checked<Request> {
  return { ok: false, problem: { at: 'line', code, expected } };
}

/** Goes no deeper than it has to, so that nothing from outside can exhaust the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(part => isDeeper(part, levels - 1));
}
