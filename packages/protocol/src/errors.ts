import Type, { type Static } from 'typebox';

/** Stable error codes. Clients turn them into text; the message is in English, for logs. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'bad-options': 400,
  'unknown-game': 400,
  'bad-webhook': 400,
  'no-session': 401,
  'wrong-password': 401,
  'wrong-key': 401,
  'wrong-code': 401,
  'not-host': 403,
  'not-your-seat': 403,
  'chat-off': 403,
  muted: 403,
  'not-here': 403,
  'private-match': 403,
  'not-allowed': 403,
  'wrong-scope': 403,
  'cross-site': 403,
  'rated-match': 403,
  blocked: 403,
  banned: 403,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-match': 404,
  'unknown-person': 404,
  'name-taken': 409,
  'already-account': 409,
  'table-full': 409,
  'seat-taken': 409,
  'not-seated': 409,
  'already-started': 409,
  'seats-empty': 409,
  'not-over': 409,
  'match-over': 409,
  'match-paused': 409,
  'not-paused': 409,
  'stale-version': 409,
  'too-late': 409,
  'undo-limit': 409,
  'request-limit': 409,
  'no-request': 409,
  'no-offer': 409,
  'stood-in': 409,
  'out-of-time': 409,
  'old-rules': 409,
  'broken-match': 409,
  'archived-match': 410,
  'no-hint': 409,
  'list-full': 409,
  'too-many-watched': 409,
  'illegal-action': 422,
  'rate-limited': 429,
  'review-limit': 429,
  internal: 500,
  stopping: 503,
  'store-down': 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const Code = Type.Unsafe<ErrorCode>({ type: 'string', enum: Object.keys(ERROR_STATUS) });

export const WireError = Type.Object(
  {
    code: Code,
    message: Type.String(),
    /** The field that is wrong, e.g. `options.rounds` (bad-request, bad-options). */
    field: Type.Optional(Type.String()),
    /** The rule that forbids the action and its code (illegal-action). */
    refusal: Type.Optional(Type.Object({ rule: Type.String(), code: Type.String() })),
    /** The match's version now (stale-version). */
    version: Type.Optional(Type.Integer()),
    /** Seconds to wait (rate-limited, review-limit, store-down). */
    retryAfter: Type.Optional(Type.Number()),
  },
  { title: 'WireError' },
);
export type WireError = Static<typeof WireError>;

/** The body of every HTTP response that is not 2xx. */
export const ErrorBody = Type.Object({ error: WireError }, { title: 'ErrorBody' });
export type ErrorBody = Static<typeof ErrorBody>;

/** Every socket acknowledgement. */
export type Ack<T = object> = ({ ok: true } & T) | { ok: false; error: WireError };

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: WireError };

export function fail(
  code: ErrorCode,
  message: string,
  more: Omit<WireError, 'code' | 'message'> = {},
): { ok: false; error: WireError } {
  return { ok: false, error: { code, message, ...more } };
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}
