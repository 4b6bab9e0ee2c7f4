import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { urlOf } from './listening.ts';
import { NO_METER } from './meter.ts';
import type { Metrics } from './metrics/metrics.ts';
import { resumeDeletions } from './people/delete.ts';
import { startExpiry } from './people/expire.ts';
import { createServices, type Services } from './services.ts';
import { openSocket } from './sockets/socket.ts';
import { openStore, type Store } from './store/open.ts';

/** How long a stopping server waits for answers under way. */
const PATIENCE_MS = 5000;

export interface Running {
  url: string;
  services: Services;
  /** The HTTP server itself. */
  app: Server;
  /** Where figures are served, if they are. */
  metricsUrl: string | null;
  /** Tells clients to come back, finishes writes, closes. */
  stop(): Promise<void>;
}

export interface Extras {
  log?: Logger;
  store?: Store;
  /** Another file for bots to think in. */
  thinker?: URL;
  /** Another file for matches to be reviewed in. */
  reviewer?: URL;
}

async function listenAt(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new Error(`HOST and PORT: cannot listen at ${host}:${port} (${(error as Error).message})`, {
      cause: error,
    });
  }
}

export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  const log = extras.log ?? newLog(config.logLevel);
  const store = extras.store ?? (await openStore(config, log));
  const metrics = await metricsFor(config);
  const { thinker, reviewer } = extras;
  const services = await createServices(config, store, log, thinker, metrics?.meter ?? NO_METER, reviewer);
  await resumeDeletions(services);
  const stopExpiry = startExpiry(services);
  const app = await buildApp(services);
  const io = openSocket(services, app.server);
  await listenAt(app, config);
  await metrics?.open(services, () => io.engine.clientsCount);
  const url = urlOf(app.server, config.host);
  log.info({ url, store: store.kind, node: services.node, metrics: metrics?.url }, 'server started');

  let stopping: Promise<void> | null = null;
  async function close(): Promise<void> {
    stopExpiry();
    io.emit('bye');
    // What it is about may fail with the store; closing meets the same error, and waits for it.
    services.handOver().catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, 50));
    // The connection is cut without the protocol's own goodbye, after which no client would come back by itself.
    io.engine.close();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    // Ends the streams and waits for answers under way; the socket server would wait for the streams.
    await app.close();
    await io.close();
    await services.notifications.close();
    await services.close();
    await metrics?.close();
    log.info('server stopped');
  }
  return {
    url,
    services,
    app: app.server,
    metricsUrl: metrics?.url ?? null,
    stop() {
      stopping ??= close();
      return stopping;
    },
  };
}

/** What is counted for whoever runs the server, where it is asked for. */
async function metricsFor(config: Config): Promise<Metrics | null> {
  const { metricsPort } = config;
  if (metricsPort === null) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  return openMetrics({ ...config, metricsPort });
}

function newLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.password',
        '*.seed',
        '*.key',
        '*.token',
        'err.seed',
      ],
      censor: '(hidden)',
    },
  });
}
