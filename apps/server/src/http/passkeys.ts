import type { FastifyInstance } from 'fastify';
import { asHeaders } from '../people/sessions.ts';
import type { Services } from '../services.ts';

/** The parts of better-auth that its own client speaks to: the passkey ceremony. All else goes through our routes. */
const OPEN = /^\/api\/auth\/passkey\/[a-z-]+$/;
/** The two steps that add a passkey to the person who is signed in. */
const ADDS = /\/(generate-register-options|verify-registration)$/;
/** A new key to an account is given to whoever has just shown the old one. */
const FRESH_MS = 3_600_000;

export function passkeyRoutes(app: FastifyInstance, { auths, people, config }: Services): void {
  app.all('/api/auth/*', { schema: { hide: true }, config: { scope: 'session' } }, async (request, reply) => {
    const url = new URL(request.url, config.publicUrl);
    if (!OPEN.test(url.pathname)) return reply.callNotFound();
    const session = ADDS.test(url.pathname) ? await people.session(request.headers) : null;
    // A guest has no key yet and cannot sign in anew. The answer is better-auth's own.
    if (session && !session.person.guest && Date.now() - session.openedAt > FRESH_MS)
      return reply.code(403).send({ code: 'SESSION_NOT_FRESH', message: 'Sign in again to add a passkey' });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const { handler } = await auths.withPasskeys();
    const answer = await handler(
      new Request(url, {
        method: request.method,
        headers: asHeaders(request.headers),
        ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
      }),
    );
    // It has no words for a step that there is not.
    if (answer.status === 404) return reply.callNotFound();
    if (answer.ok && url.pathname.endsWith('/verify-registration') && session?.person.guest)
      await people.noteAccount(session.person.id);
    reply.code(answer.status);
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(await answer.text());
  });
}
