import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { STORE_DOWN } from '../store-down.ts';
import { refuse } from './answers.ts';

const hidden = { schema: { hide: true }, config: { limit: null } };

/** A store that takes longer to write a line is not ready. */
const WRITE_MS = 2_000;
/** However often one asks, there is one write in that time. */
const KNOWN_MS = 500;

/** For whoever watches the server: alive, and able to serve, which takes a store that can be written. */
export function healthRoutes(app: FastifyInstance, { store, auths, log }: Services): void {
  let trying: Promise<void> | null = null;

  async function tryWrite(): Promise<void> {
    await auths.auth();
    const value = String(Date.now());
    await store.write(trx =>
      trx
        .insertInto('setting')
        .values({ key: 'last-ready', value })
        .onConflict(c => c.column('key').doUpdateSet({ value }))
        .execute(),
    );
  }

  function ready(): Promise<void> {
    if (trying) return trying;
    trying = Promise.race([tryWrite(), tooLong()]);
    const forget = () => {
      trying = null;
    };
    trying.then(() => setTimeout(forget, KNOWN_MS).unref(), forget);
    return trying;
  }

  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await ready();
      return reply.send({ ok: true });
    } catch (error) {
      log.error({ err: error }, 'database not writable');
      return refuse(reply, STORE_DOWN);
    }
  });
}

async function tooLong(): Promise<never> {
  await pause(WRITE_MS, null, { ref: false });
  throw new Error(`database took more than ${WRITE_MS} ms`);
}
