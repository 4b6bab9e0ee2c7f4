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
  /** How long PostgreSQL may take to answer before whoever waits is told. */
  databaseTimeoutMs: number;
  /** The built site; served when it exists. */
  webDir: string;
  logLevel: string;
  /** Where figures for Prometheus are served: nowhere without a port. */
  metricsPort: number | null;
  metricsHost: string;
  /** What whoever asks for them must bring. */
  metricsToken: string | null;
  /** How many proxies of the host's own stand before the server; each adds one address to X-Forwarded-For. */
  trustProxy: number;
  /** HTTP requests a minute for one address. */
  requestsPerMinute: number;
  /** New guests and sign-ins a minute for one address. */
  signInsPerMinute: number;
  /** Lists (lobby, games, ratings) a minute for one address. */
  listsPerMinute: number;
  /** Codes that belong to no table, an hour for one address. */
  wrongCodesPerHour: number;
  /** Invitations an hour for one address. */
  invitesPerHour: number;
  /** Hints a minute for one person. */
  hintsPerMinute: number;
  /** Reviews a day for one person, 0: none at all; and how long one is thought about, in time of the processor. */
  reviewsPerDay: number;
  reviewMs: number;
  /** Messages a second on one socket. */
  messagesPerSecond: number;
  /** Sockets and streams open at once. */
  connectionsPerAddress: number;
  connectionsPerPerson: number;
  /** Tables and matches watched at once without a seat. */
  watchedPerAddress: number;
  watchedPerPerson: number;
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
  /** A guest who has not come for so many days and plays no game is deleted; 0: never. */
  guestDays: number;
  /** A table at which nothing was begun for so many days is deleted; 0: never. */
  tableDays: number;
  /** A match that nobody watches and nobody has touched for so long leaves memory. */
  idleMs: number;
  /** Webhooks to addresses inside the host's own network. */
  privateWebhooks: boolean;
  /** Files of the printings that tables play with unless they ask for others. */
  printings: readonly string[];
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

export function defaultConfig(): Config {
  return {
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseTimeoutMs: 8000,
    webDir: resolve(HERE, '../../web/dist'),
    logLevel: 'info',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    metricsToken: null,
    trustProxy: 0,
    requestsPerMinute: 1200,
    signInsPerMinute: 30,
    listsPerMinute: 600,
    wrongCodesPerHour: 120,
    invitesPerHour: 100,
    hintsPerMinute: 10,
    reviewsPerDay: 10,
    reviewMs: 20_000,
    messagesPerSecond: 30,
    connectionsPerAddress: 250,
    connectionsPerPerson: 25,
    watchedPerAddress: 1000,
    watchedPerPerson: 100,
    botThreads: Math.max(1, availableParallelism() - 1),
    botThinkMs: 800,
    botLimitMs: 5000,
    botDelayMs: 500,
    awayMs: 60_000,
    sweepMs: 500,
    guestDays: 90,
    tableDays: 30,
    idleMs: 300_000,
    privateWebhooks: false,
    printings: [],
  };
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment, or throws one clear line that names the variable. */
export function readConfig(env: Env): Config {
  const base = defaultConfig();
  const port = whole(env, 'PORT', base.port, 0, 65_535);
  return {
    host: env.HOST || base.host,
    port,
    publicUrl: address(env, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR || base.dataDir),
    databaseUrl: database(env),
    databaseTimeoutMs: whole(env, 'DATABASE_TIMEOUT_MS', base.databaseTimeoutMs, 100, 60_000),
    webDir: resolve(env.WEB_DIR || base.webDir),
    logLevel: oneOf(env, 'LOG_LEVEL', base.logLevel, ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    ...metrics(env, base),
    trustProxy: whole(env, 'TRUST_PROXY', base.trustProxy, 0, 10),
    requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', base.requestsPerMinute, 1, 1_000_000),
    signInsPerMinute: whole(env, 'SIGN_INS_PER_MINUTE', base.signInsPerMinute, 1, 1_000_000),
    messagesPerSecond: whole(env, 'MESSAGES_PER_SECOND', base.messagesPerSecond, 1, 1_000_000),
    listsPerMinute: whole(env, 'LISTS_PER_MINUTE', base.listsPerMinute, 1, 1_000_000),
    wrongCodesPerHour: whole(env, 'WRONG_CODES_PER_HOUR', base.wrongCodesPerHour, 1, 1_000_000),
    invitesPerHour: whole(env, 'INVITES_PER_HOUR', base.invitesPerHour, 1, 1_000_000),
    hintsPerMinute: whole(env, 'HINTS_PER_MINUTE', base.hintsPerMinute, 1, 1_000_000),
    reviewsPerDay: whole(env, 'REVIEWS_PER_DAY', base.reviewsPerDay, 0, 1_000_000),
    reviewMs: whole(env, 'REVIEW_MS', base.reviewMs, 10, 600_000),
    connectionsPerAddress: whole(env, 'CONNECTIONS_PER_ADDRESS', base.connectionsPerAddress, 1, 1_000_000),
    connectionsPerPerson: whole(env, 'CONNECTIONS_PER_PERSON', base.connectionsPerPerson, 1, 1_000_000),
    watchedPerAddress: whole(env, 'WATCHED_PER_ADDRESS', base.watchedPerAddress, 1, 1_000_000),
    watchedPerPerson: whole(env, 'WATCHED_PER_PERSON', base.watchedPerPerson, 1, 1_000_000),
    botThreads: whole(env, 'BOT_THREADS', base.botThreads, 1, 64),
    botThinkMs: whole(env, 'BOT_THINK_MS', base.botThinkMs, 1, 60_000),
    botLimitMs: whole(env, 'BOT_LIMIT_MS', base.botLimitMs, 10, 120_000),
    botDelayMs: whole(env, 'BOT_DELAY_MS', base.botDelayMs, 0, 10_000),
    awayMs: whole(env, 'AWAY_MS', base.awayMs, 0, 3_600_000),
    sweepMs: whole(env, 'SWEEP_MS', base.sweepMs, 50, 60_000),
    guestDays: whole(env, 'GUEST_DAYS', base.guestDays, 0, 36_500),
    tableDays: whole(env, 'TABLE_DAYS', base.tableDays, 0, 36_500),
    idleMs: whole(env, 'IDLE_MS', base.idleMs, 1000, 86_400_000),
    privateWebhooks: yesNo(env, 'PRIVATE_WEBHOOKS', base.privateWebhooks),
    printings: paths(env, 'PRINTINGS'),
  };
}

/** Figures say how much is played and how well the server is: outside its own machine they are for whoever has the token. */
function metrics(env: Env, base: Config): Pick<Config, 'metricsPort' | 'metricsHost' | 'metricsToken'> {
  const metricsHost = env.METRICS_HOST || base.metricsHost;
  const metricsToken = env.METRICS_TOKEN || base.metricsToken;
  const metricsPort = env.METRICS_PORT ? whole(env, 'METRICS_PORT', 0, 0, 65_535) : base.metricsPort;
  if (metricsPort !== null && metricsToken === null && !LOOPBACK.test(metricsHost))
    throw new Error(
      `METRICS_TOKEN must be set when METRICS_HOST is "${metricsHost}": metrics are not public`,
    );
  return { metricsPort, metricsHost, metricsToken };
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

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

function paths(env: Env, name: string): string[] {
  const named = (env[name] ?? '').split(',').map(path => path.trim());
  return named.filter(path => path !== '').map(path => resolve(path));
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

/** It is not told, for a password is in it. */
function database({ DATABASE_URL }: Env): string | null {
  if (!DATABASE_URL) return null;
  if (!URL.canParse(DATABASE_URL) || !/^postgres(?:ql)?:/.test(DATABASE_URL))
    throw new Error('DATABASE_URL must be an address that begins with postgres://');
  return DATABASE_URL;
}
