import { ErrorBody } from '@signoria/protocol';
import Type, { type TSchema } from 'typebox';

/** What a route answers when all is well, by status. */
type Answers = Readonly<Record<number, unknown>>;

export function answers(schema: Named): Answers {
  return { 200: described(schema) };
}

export function answersCreated(schema: Named): Answers {
  return { 201: described(schema) };
}

interface Named extends TSchema {
  title?: string;
  properties?: object;
}

/** Readers see the name of what is answered, or what is in it. */
function described(schema: Named): object {
  return { ...schema, description: schema.title ?? Object.keys(schema.properties ?? {}).join(', ') };
}

export const ANSWERS_NOTHING: Answers = { 204: Type.Null({ description: 'Nothing' }) };

/** An answer without an end: an object a line. */
export function answersLines(schema: TSchema): Answers {
  const content = { 'application/x-ndjson': { schema } };
  return { 200: { description: 'One object a line, an empty line now and then', content } };
}

const REFUSED = { ...ErrorBody, description: 'Refused: a stable code, and what belongs to it' };

interface About {
  tags: string[];
  summary: string;
}

/** A route's schema: what is checked, and what readers of /api/docs see besides (its group, what it does, its answers). */
export function about(tag: string, summary: string, good: Answers): About;
export function about<S extends Record<string, TSchema>>(
  tag: string,
  summary: string,
  good: Answers,
  checked: S,
): About & S;
export function about(tag: string, summary: string, good: Answers, checked = {}): About {
  return Object.assign({ tags: [tag], summary, response: { ...good, '4xx': REFUSED } }, checked);
}
