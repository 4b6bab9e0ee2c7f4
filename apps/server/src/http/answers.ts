import { ERROR_STATUS, type Person, type WireError } from '@signoria/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf } from '../check.ts';
import type { Access } from '../people/access.ts';
import type { Store } from '../store/open.ts';
import { logTrouble } from '../store-down.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and by what we know; null for a visitor. */
    access: Access | null;
    person: Person | null;
  }
}

/** Sends an error with the status that belongs to its code. */
export function refuse(reply: FastifyReply, error: WireError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply.code(ERROR_STATUS[error.code]).send({ error });
}

/** A hook for routes that need somebody. */
export async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.person)
    refuse(reply, { code: 'no-session', message: 'no session: POST /api/guest with a name first' });
}

/** What Fastify itself refuses, in our words. */
export function answerErrors(app: FastifyInstance, store: Store): void {
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
    return refuse(reply, logTrouble({ store, log: request.log }, error, 'request failed'));
  });
}
