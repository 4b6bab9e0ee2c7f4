import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { refuse } from './answers.ts';

const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };

/** For whoever watches the server: alive, and able to serve. */
export function healthRoutes(app: FastifyInstance, { store, auths, log }: Services): void {
  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await auths.auth();
      await store.db.selectFrom('setting').select('key').limit(1).execute();
      return reply.send({ ok: true });
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      return refuse(reply, { code: 'stopping', message: 'the store does not answer' });
    }
  });
}
