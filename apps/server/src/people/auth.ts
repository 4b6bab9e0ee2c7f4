import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Store, settingOnce } from '../store/open.ts';
import type { Auth, Ground } from './better-auth.ts';

export type { Auth };

/**
 * better-auth, which is a fifth of all the code of a server: it is loaded when the door is open already, and whoever
 * needs it first waits for it.
 */
export interface Auths {
  auth(): Promise<Auth>;
  /** The same with passkeys. Their code is large and few need it, so it is loaded when somebody asks. */
  withPasskeys(): Promise<{ handler(request: Request): Promise<Response> }>;
  passkeysOf(person: string): Promise<{ name: string | null; createdAt: number }[]>;
}

export function openAuth(config: Config, store: Store, log: Logger, onMerge: Ground['onMerge']): Auths {
  const load = once(async () => {
    const code = await import('./better-auth.ts');
    const secret = await settingOnce(store, 'auth-secret', () => randomBytes(32).toString('base64url'));
    const ground = { config, store, secret, log, onMerge };
    return { auth: await code.loadAuth(ground), withPasskeys: once(() => code.loadPasskeys(ground)) };
  });
  const withPasskeys = async () => (await load()).withPasskeys();

  return {
    auth: async () => (await load()).auth,
    withPasskeys,

    async passkeysOf(person) {
      const { adapter } = await (await withPasskeys()).$context;
      const rows = await adapter.findMany<{ name: string | null; createdAt: Date }>({
        model: 'passkey',
        where: [{ field: 'userId', value: person }],
      });
      return rows.map(({ name, createdAt }) => ({ name, createdAt: new Date(createdAt).getTime() }));
    },
  };
}

/** The first call does it, later ones get the same; what has failed is tried again by the next. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work().catch(error => {
      result = null;
      throw error;
    });
    return result;
  };
}
