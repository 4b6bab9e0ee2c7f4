import Type, { type TSchema } from 'typebox';

const Failure = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      field: Type.Optional(Type.String()),
    }),
  },
  { description: 'Refused: a stable code, see docs/wire.md' },
);

interface About {
  tags: string[];
  summary: string;
}

/** A route's schema: what is checked, and what only readers of /api/docs see (its group, what it does, its answer). */
export function about(tag: string, summary: string, answers: string): About;
export function about<S extends Record<string, TSchema>>(
  tag: string,
  summary: string,
  answers: string,
  checked: S,
): About & S;
export function about(tag: string, summary: string, answers: string, checked = {}): About {
  const response = { '2xx': Type.Object({}, { description: answers }), '4xx': Failure };
  return Object.assign({ tags: [tag], summary, response }, checked);
}
