import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answers.ts';

/** The addresses that are screens of the site (apps/web/src/app.tsx): any other gets the page too, which says so, with a 404. */
const SCREENS =
  /^\/(?:(?:set|here|t|m|p|how|learn|rules)\/[^/]+|rules\/[^/]+\/code|replay(?:\/(?:here|m)\/[^/]+)?|daily(?:\/[^/]+\/[^/]+)?|you|statistics|ranking)\/?$/;
/** What is no page even when there is nothing. */
const NO_PAGES = /^\/(?:api|socket\.io|assets)\//;

/**
 * The built site, if there is one: files with a hash in their name for good, all others asked for each time, and of each
 * the compressed copy the build has laid beside it.
 */
export async function siteRoutes(app: FastifyInstance, webDir: string | null): Promise<void> {
  if (webDir) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(webDir, 'assets'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    if (webDir === null || !isLook || NO_PAGES.test(path))
      return refuse(reply, { code: 'not-found', message: 'not found' });
    return reply
      .code(SCREENS.test(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile('index.html', webDir);
  });
}
