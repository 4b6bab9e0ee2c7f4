import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from './answers.ts';
import type { App } from './app.ts';

/** The built site, if there is one: files with a hash in their name for good, all others asked for each time. */
export async function siteRoutes(
  app: Pick<App, 'register' | 'setNotFoundHandler'>,
  webDir: string | null,
): Promise<void> {
  if (webDir) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(webDir, 'assets'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      webDir !== null && request.method === 'GET' && !/^\/(api|socket\.io|assets)\//.test(request.url);
    if (!isPage) return refuse(reply, { code: 'not-found', message: 'nothing here' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html', webDir);
  });
}
