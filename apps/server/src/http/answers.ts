import { ERROR_STATUS, type Outcome, type Person, type WireError } from '@signoria/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. */
    person: Person | null;
  }
}

/** Sends an outcome: its value, or its error with the status that belongs to the code. */
export function answer<T>(
  reply: FastifyReply,
  outcome: Outcome<T>,
  show?: (value: T) => unknown,
): FastifyReply {
  if (!outcome.ok) return refuse(reply, outcome.error);
  if (outcome.value === null) return reply.code(204).send();
  return reply.send(show ? show(outcome.value) : outcome.value);
}

export function refuse(reply: FastifyReply, error: WireError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply.code(ERROR_STATUS[error.code]).send({ error });
}

/** A hook for routes that need somebody. */
export async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.person) refuse(reply, { code: 'no-session', message: 'POST /api/guest with a name first' });
}

/** The person of a route behind `signedIn`. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error('a route that needs a person is not behind signedIn');
  return request.person;
}

/** What Fastify itself refuses, in our words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { validation } = error;
    if (validation) {
      const field = fieldOf(validation[0]);
      return refuse(reply, {
        code: 'bad-request',
        message: `${field || (error.validationContext ?? 'body')}: ${validation[0].message}`,
        ...(field ? { field } : {}),
      });
    }
    const status = error.statusCode ?? 500;
    if (status === 429)
      return refuse(reply, {
        code: 'rate-limited',
        message: 'too many requests',
        retryAfter: Number(reply.getHeader('retry-after') ?? 60),
      });
    if (status < 500)
      return reply.code(status).send({ error: { code: 'bad-request', message: error.message } });
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, { code: 'internal', message: 'something went wrong here' });
  });
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
