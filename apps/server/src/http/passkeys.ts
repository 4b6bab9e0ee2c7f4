import type { House } from '../house.ts';
import { asHeaders } from '../people/people.ts';
import type { Routes } from './app.ts';

/** The parts of better-auth that its own client speaks to: the passkey ceremony. All else goes through our routes. */
const OPEN = /^\/api\/auth\/passkey\/[a-z-]+$/;

export function passkeyRoutes(app: Routes, { auths, people, config }: House): void {
  app.all('/api/auth/*', { schema: { hide: true } }, async (request, reply) => {
    const url = new URL(request.url, config.publicUrl);
    if (!OPEN.test(url.pathname)) return reply.callNotFound();
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const { handler } = await auths.withPasskeys();
    const answer = await handler(
      new Request(url, {
        method: request.method,
        headers: asHeaders(request.headers),
        ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
      }),
    );
    if (answer.ok && url.pathname.endsWith('/verify-registration') && request.person?.guest)
      await people.noteAccount(request.person.id);
    reply.code(answer.status);
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(await answer.text());
  });
}
