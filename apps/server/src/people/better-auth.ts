import { apiKey } from '@better-auth/api-key';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins/anonymous';
import { username } from 'better-auth/plugins/username';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Store } from '../store/open.ts';
import { BANNED, banOf } from './bans.ts';

const DAY = 86_400;

/** What better-auth is given to work with. */
export interface Ground {
  config: Config;
  store: Store;
  secret: string;
  log: Logger;
  /** A guest has signed in to an account. */
  onMerge(guest: string, account: string): Promise<void>;
}

export type Auth = ReturnType<typeof betterAuth<ReturnType<typeof optionsOn>>>;

/** better-auth with its own tables brought up to date. */
export async function loadAuth(ground: Ground): Promise<Auth> {
  const options = optionsOn(ground);
  await ground.store.alone(() => migrate(options));
  return betterAuth(options);
}

/** The same with passkeys. */
export async function loadPasskeys(ground: Ground) {
  const { passkey } = await import('@better-auth/passkey');
  const options = optionsOn(ground);
  const site = new URL(ground.config.publicUrl);
  const plugin = passkey({ rpID: site.hostname, rpName: 'Signoria', origin: site.origin });
  const more = { ...options, plugins: [...options.plugins, plugin] };
  await ground.store.alone(() => migrate(more));
  return betterAuth(more);
}

function optionsOn({ config, store, secret, log, onMerge }: Ground) {
  const site = new URL(config.publicUrl);
  return {
    appName: 'Signoria',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret,
    database: { db: store.db, type: store.kind },
    trustedOrigins: [site.origin],
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    // Whose session is fresh enough for a new passkey is decided where the ceremony comes in (http/passkeys.ts).
    session: { expiresIn: 365 * DAY, updateAge: DAY, freshAge: 0 },
    // Whatever somebody signs in with: password, passkey or recovery code.
    databaseHooks: {
      session: {
        create: {
          async before({ userId }: { userId: string }) {
            const ban = await banOf(store, userId);
            if (ban) throw new APIError('FORBIDDEN', { code: BANNED, message: ban.reason });
          },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'signoria',
      useSecureCookies: site.protocol === 'https:',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const },
    },
    logger: {
      level: 'warn' as const,
      // better-auth reports a missing table before its own migrations have run; ours is the place that tells.
      log: (level: string, message: string) => log.debug({ from: 'better-auth', as: level }, message),
    },
    plugins: [
      anonymous({
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          if (anonymousUser.user.id !== newUser.user.id)
            await onMerge(anonymousUser.user.id, newUser.user.id);
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 24, usernameValidator: isUsername }),
      apiKey({
        defaultPrefix: 'sig_',
        // As KeyBody allows.
        maximumNameLength: 40,
        rateLimit: { enabled: false },
        keyExpiration: { defaultExpiresIn: null },
        startingCharactersConfig: { shouldStore: true, charactersLength: 10 },
      }),
    ],
  };
}

function isUsername(name: string): boolean {
  return /^[A-Za-z0-9_.-]+$/.test(name);
}

async function migrate(options: BetterAuthOptions): Promise<void> {
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
}
