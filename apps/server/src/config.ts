import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a server runs. Each field has an environment variable; docs/operations.md lists them. */
export interface Config {
  host: string;
  port: number;
  /** What people type to get here, without a slash at the end: cookies, passkeys and links depend on it. */
  publicUrl: string;
  /** The folder of the data file, or 'memory' for none (tests). */
  dataDir: string;
  /** A PostgreSQL address; with it no data file is used. */
  databaseUrl: string | null;
  /** The built site; served when it exists. */
  webDir: string;
  logLevel: string;
  trustProxy: boolean;
  /** HTTP requests a minute for one address. */
  requestsPerMinute: number;
  /** New guests and sign-ins a minute for one address. */
  signInsPerMinute: number;
  /** Messages a second on one socket. */
  messagesPerSecond: number;
  /** Worker threads for bots. */
  botThreads: number;
  /** How long a bot may think about a turn, and when a decision is given up. */
  botThinkMs: number;
  botLimitMs: number;
  /** A pause before a bot's move, so that people can follow. */
  botDelayMs: number;
  /** Away for this long, a live seat is offered to a bot. */
  awayMs: number;
  /** How often deadlines are looked at. */
  sweepMs: number;
  /** Webhooks to addresses inside the host's own network. */
  privateWebhooks: boolean;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

export function defaultConfig(): Config {
  return {
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    webDir: resolve(HERE, '../../web/dist'),
    logLevel: 'info',
    trustProxy: false,
    requestsPerMinute: 1200,
    signInsPerMinute: 30,
    messagesPerSecond: 30,
    botThreads: Math.max(1, availableParallelism() - 1),
    botThinkMs: 800,
    botLimitMs: 5000,
    botDelayMs: 500,
    awayMs: 60_000,
    sweepMs: 500,
    privateWebhooks: false,
  };
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment, or throws one clear line that names the variable. */
export function readConfig(env: Env): Config {
  const base = defaultConfig();
  const port = whole(env, 'PORT', base.port, 0, 65_535);
  return {
    host: env.HOST ?? base.host,
    port,
    publicUrl: address(env, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR ?? base.dataDir),
    databaseUrl: env.DATABASE_URL ?? null,
    webDir: resolve(env.WEB_DIR ?? base.webDir),
    logLevel: oneOf(env, 'LOG_LEVEL', base.logLevel, ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    trustProxy: yesNo(env, 'TRUST_PROXY', base.trustProxy),
    requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', base.requestsPerMinute, 1, 1_000_000),
    signInsPerMinute: whole(env, 'SIGN_INS_PER_MINUTE', base.signInsPerMinute, 1, 1_000_000),
    messagesPerSecond: whole(env, 'MESSAGES_PER_SECOND', base.messagesPerSecond, 1, 1_000_000),
    botThreads: whole(env, 'BOT_THREADS', base.botThreads, 1, 64),
    botThinkMs: whole(env, 'BOT_THINK_MS', base.botThinkMs, 1, 60_000),
    botLimitMs: whole(env, 'BOT_LIMIT_MS', base.botLimitMs, 10, 120_000),
    botDelayMs: whole(env, 'BOT_DELAY_MS', base.botDelayMs, 0, 10_000),
    awayMs: whole(env, 'AWAY_MS', base.awayMs, 0, 3_600_000),
    sweepMs: whole(env, 'SWEEP_MS', base.sweepMs, 50, 60_000),
    privateWebhooks: yesNo(env, 'PRIVATE_WEBHOOKS', base.privateWebhooks),
  };
}

function whole(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

function yesNo(env: Env, name: string, otherwise: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error(`${name} must be 1 or 0, not "${text}"`);
}

function oneOf(env: Env, name: string, otherwise: string, choices: readonly string[]): string {
  const text = env[name] || otherwise;
  if (!choices.includes(text)) throw new Error(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return text;
}

function address(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error(`${name} must be an http or https address, not "${text}"`);
  return text.replace(/\/+$/, '');
}
