import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { createServices, type Services } from './services.ts';
import { openSocket } from './sockets/socket.ts';
import { openStore, type Store } from './store/open.ts';

/** How long a stopping server waits for answers under way. */
const PATIENCE_MS = 5000;

export interface Running {
  url: string;
  services: Services;
  /** Tells clients to come back, finishes writes, closes. */
  stop(): Promise<void>;
}

export interface Extras {
  log?: Logger;
  store?: Store;
  /** Another file for bots to think in. */
  thinker?: URL;
}

export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  const log = extras.log ?? newLog(config.logLevel);
  const store = extras.store ?? (await openStore(config));
  const services = await createServices(config, store, log, extras.thinker);
  const app = await buildApp(services);
  const io = openSocket(services, app.server);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  log.info({ url, store: store.kind }, 'Signoria is open');

  let stopping: Promise<void> | null = null;
  async function close(): Promise<void> {
    io.emit('bye');
    await new Promise(resolve => setTimeout(resolve, 50));
    // The connection is cut without the protocol's own goodbye, after which no client would come back by itself.
    io.engine.close();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    // Ends the streams and waits for answers under way; the socket server would wait for the streams.
    await app.close();
    await io.close();
    await services.notifications.close();
    await services.close();
    log.info('Signoria is closed');
  }
  return {
    url,
    services,
    stop() {
      stopping ??= close();
      return stopping;
    },
  };
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
